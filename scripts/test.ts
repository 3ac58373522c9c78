/** `npm test`: every test there is, in six parts; `--long` gives the faults their long form. The last line is `N passed, N failed`. */
import { parseArgs } from 'node:util';
import { runChecks } from './lib/checks.ts';
import { announce, conclude, type PartResult } from './lib/part.ts';
import { PlainError, tellFailure } from './lib/plain-error.mjs';
import { findPostgres, startPostgres } from './lib/postgres.ts';
import { ROOT } from './lib/root.ts';
import { runPlaywright } from './lib/run-playwright.ts';
import { runVitest } from './lib/run-vitest.ts';
import { ensureWebBuilt } from './lib/web-build.mjs';

const PARTS = {
  check: { title: 'Types, lint and house rules', run: runChecks },
  pglite: { title: 'Unit and API tests on PGlite', run: () => runVitest(['--exclude=house.test.ts']) },
  postgres: { title: 'API tests on PostgreSQL', run: () => runOnPostgres([]) },
  faults: { title: 'Faults: random sequences, races, kills', run: runFaults },
  component: {
    title: 'Component tests in a browser',
    run: () => runVitest(['--config=vitest.browser.config.ts']),
  },
  browser: { title: 'Browser tests', run: () => runPlaywright([], 'dot') },
} satisfies Record<string, { title: string; run: () => Promise<PartResult> }>;
type PartName = keyof typeof PARTS;

/** After one of these signals the part that runs is ended and no other is begun. */
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true;
  });
}

/** Vitest with the given arguments, on the PostgreSQL that is named or on one started for this run. */
async function runOnPostgres(args: string[]): Promise<PartResult> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runVitest(args, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: given });
  const programs = findPostgres();
  if (!programs) {
    const leftOut = 'no PostgreSQL server (15 or newer) is installed here and TEST_DATABASE_URL is not set.';
    return { passed: 0, failed: 0, leftOut };
  }
  const server = await startPostgres(programs);
  try {
    console.log(`  PostgreSQL ${server.version}, started for this run`);
    return await runVitest(args, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** Sequences run in one process; races and kills need a server that several processes share. */
async function runFaults(): Promise<PartResult> {
  const config = '--config=vitest.faults.config.ts';
  const single = await runVitest([config, 'faults/model', 'faults/provider']);
  const processes = await runOnPostgres([config, 'faults/processes']);
  if (processes.leftOut) console.log(`  races and kills are left out: ${processes.leftOut}`);
  return { passed: single.passed + processes.passed, failed: single.failed + processes.failed };
}

function chosenParts(): PartName[] {
  const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
  if (values.long) process.env.FAULTS = 'long';
  const all = Object.keys(PARTS) as PartName[];
  const names = values.only?.split(',') ?? all;
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown !== undefined)
    throw new PlainError(`There is no part "${unknown}"; --only takes ${all.join(', ')}.`);
  return all.filter((name) => names.includes(name));
}

/** A part that cannot run is a failure, told in a sentence. */
async function runPart(run: () => Promise<PartResult>): Promise<PartResult> {
  try {
    return await run();
  } catch (failure) {
    tellFailure(failure);
    return { passed: 0, failed: 1 };
  }
}

async function build(): Promise<PartResult> {
  await ensureWebBuilt(ROOT, process.execPath);
  return { passed: 0, failed: 0 };
}

/** Runs the parts in order, each to its end whatever came before, and answers the exit code. */
async function test(parts: PartName[]): Promise<number> {
  const total = parts.some((name) => name === 'check' || name === 'browser')
    ? await runPart(build)
    : { passed: 0, failed: 0 };
  const leftOut: string[] = [];
  for (const name of parts) {
    if (interrupted) break;
    const { title, run } = PARTS[name];
    const startedAt = Date.now();
    announce(title);
    const result = await runPart(run);
    conclude(result, startedAt);
    total.passed += result.passed;
    total.failed += result.failed;
    if (result.leftOut) leftOut.push(`Left out: ${title}, because ${result.leftOut}`);
  }
  console.log(['', ...leftOut, ...(interrupted ? ['Interrupted.'] : [])].join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || interrupted ? 1 : 0;
}

try {
  process.exitCode = await test(chosenParts());
} catch (failure) {
  tellFailure(failure);
  process.exitCode = 2;
}
