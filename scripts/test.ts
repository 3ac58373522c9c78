/**
 * `npm test`: runs all tests, part by part; the last line is `N passed, N failed`. `--only=check,browser` runs some
 * parts, `--changed` only what the uncommitted change can affect (`--changed=main`: everything since that commit), `--long` runs
 * the faults in their long form and every test on the embedded database, `--record` saves the parts' times as the limits.
 */
import { parseArgs } from 'node:util';
import { findProgram } from '#server/core/config.ts';
import { prepare } from '../e2e/support/prepared-data.ts';
import { runChecks } from './lib/checks.ts';
import { announce, conclude, failuresOf, type PartResult, together } from './lib/count-report.ts';
import { keepTemporaryFilesInMemory } from './lib/memory-folder.ts';
import { findPgBouncer, startPgBouncer } from './lib/pgbouncer.ts';
import { PlainError, reportFailure } from './lib/plain-error.mjs';
import { findPostgres, limitStatements, startPostgres } from './lib/postgres.ts';
import { recordRun, slowest, tooSlow } from './lib/ratchet.ts';
import { ROOT } from './lib/root.ts';
import { runPlaywright } from './lib/run-playwright.ts';
import { runVitest } from './lib/run-vitest.ts';
import { hasSwift, startSwift } from './lib/swift.ts';
import { ensureWebBuilt } from './lib/web-build.mjs';

/**
 * The server's tests that also run on the embedded database: those that depend on its single session and its engine (locks,
 * notifications, search), the money, and the life of a job. Driver, statements and values are the same on both
 * (decision 0053); the whole server is tested on PostgreSQL, and the browser tests and the model run on the embedded one.
 */
const EMBEDDED_TESTS: readonly string[] = [
  'server/audit/audit.test.ts',
  'server/core/db/database.test.ts',
  'server/core/live',
  'server/core/work/queue.test.ts',
  'server/gigs/search/',
  'server/orders/orders.test.ts',
  'server/payments/payments.test.ts',
  'server/payouts/payouts.test.ts',
  'server/reconciliation/reconciliation.test.ts',
  'server/seed/',
  'server/testing/',
];

/** The tests that also run with files in a real S3 store, besides those of the store itself; any test of files can. */
const TESTS_ON_S3: readonly string[] = [
  'on-s3.test.ts',
  'server/core/uploads/resumable.test.ts',
  'server/core/uploads/sent-files.test.ts',
  'server/core/uploads/uploads.test.ts',
  'server/own-data/copy/copy.test.ts',
];

/** Tests that depend on the database's sessions, locks and limits; `--only=pooler --long` runs every API test. */
const POOLED_TESTS: readonly string[] = [
  'server/core/db/database.test.ts',
  'server/core/files/quota.test.ts',
  'server/core/live/live-processes.test.ts',
  'server/core/work/queue.test.ts',
  'server/gigs/search/limits.test.ts',
];

/** Folders whose tests need no server database, or bring their own. */
const UNIT_TESTS: readonly string[] = ['contract/', 'web/', 'scripts/', 'paystack-simulator/', 'bench/'];

type Options = { long: boolean; changedSince: string | null };
type Part = { title: string; run: (options: Options) => Promise<PartResult>; needsBuild?: boolean };

const PARTS = {
  check: { title: 'Types, lint and house rules', run: runChecks, needsBuild: true },
  pglite: { title: 'Unit tests, and API tests on PGlite', run: runEmbedded },
  postgres: {
    title: 'API tests on PostgreSQL',
    run: (options) => runOnPostgres(changedArgs(options)),
  },
  files: { title: 'Files in an S3 store', run: runOnS3 },
  pooler: { title: 'API tests behind PgBouncer', run: runOnPooler },
  proxies: { title: 'Sound and film, by ffmpeg', run: runByFfmpeg },
  processes: { title: 'Races and kills of several processes', run: runProcesses, needsBuild: true },
  sequences: { title: 'Random sequences and requests', run: runSequences, needsBuild: true },
  component: {
    title: 'Component tests in a browser',
    run: (options) => runVitest(['--config=vitest.browser.config.ts', ...changedArgs(options)]),
  },
  browser: {
    title: 'Browser tests',
    run: ({ changedSince }) =>
      runPlaywright(
        changedSince === null ? [] : [`--only-changed=${changedSince}`, '--pass-with-no-tests'],
        'dot',
      ),
    needsBuild: true,
  },
} satisfies Record<string, Part>;
type PartName = keyof typeof PARTS;
/** The `processes` part mostly waits: these parts run beside it one after another, then the market is prepared. */
const BESIDE_PROCESSES: readonly PartName[] = ['sequences', 'component', 'pooler', 'proxies'];
/** Only a whole run starts these: no import graph shows what they depend on. */
const NOT_FOR_CHANGES: readonly PartName[] = ['processes', 'sequences', 'pooler'];

/** After one of these signals the running part is ended and no other starts. */
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    interrupted = true;
  });

function changedArgs({ changedSince }: Options): string[] {
  return changedSince === null ? [] : [`--changed=${changedSince}`, '--passWithNoTests'];
}

/** If there is no PostgreSQL on this machine, and in the long form, the embedded database gets every test. */
function runEmbedded(options: Options): Promise<PartResult> {
  const whole = options.long || (!process.env.TEST_DATABASE_URL && !findPostgres());
  const files = whole ? ['--exclude=house.test.ts'] : [...UNIT_TESTS, ...EMBEDDED_TESTS];
  return runVitest([...files, ...changedArgs(options)]);
}

/** Runs Vitest with these arguments, on the given PostgreSQL or on one started for this run. */
async function runOnPostgres(args: string[], env: Record<string, string> = {}): Promise<PartResult> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runVitest(args, { ...env, TEST_DATABASE: 'postgres', TEST_DATABASE_URL: given });
  const programs = findPostgres();
  if (!programs) {
    const leftOut = 'no PostgreSQL server (15 or newer) is installed here and TEST_DATABASE_URL is not set.';
    return { passed: 0, failed: 0, leftOut };
  }
  const server = await startPostgres(programs);
  try {
    console.log(`  PostgreSQL ${server.version}, started for this run`);
    return await runVitest(args, { ...env, TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.socketUrl });
  } finally {
    await server.stop();
  }
}

/** Runs on a Swift started for this run. Two processes share it, and a database. */
async function runOnS3(options: Options): Promise<PartResult> {
  if (!hasSwift()) {
    const leftOut =
      'the Debian packages swift-proxy, swift-account, swift-container, swift-object and memcached are not installed.';
    return { passed: 0, failed: 0, leftOut };
  }
  const store = await startSwift();
  try {
    const env = { TEST_FILES: 's3', TEST_FILES_URL: store.url };
    const files = () => runOnPostgres([...TESTS_ON_S3, ...changedArgs(options)], env);
    const hasPostgres = process.env.TEST_DATABASE_URL ?? findPostgres();
    if (options.changedSince !== null || !hasPostgres) return await files();
    const processes = ['--config=vitest.faults.config.ts', 'faults/processes/shared-files-on-s3'];
    return together(...(await Promise.all([files(), runOnPostgres(processes, env)])));
  } finally {
    await store.stop();
  }
}

/** The proxies that ffmpeg makes, and files that try to harm it. */
async function runByFfmpeg(options: Options): Promise<PartResult> {
  const program = findProgram('ffmpeg', process.env.PATH);
  if (!program) return { passed: 0, failed: 0, leftOut: 'the Debian package ffmpeg is not installed.' };
  return runVitest(['by-ffmpeg.test.ts', ...changedArgs(options)], { TEST_FFMPEG: program });
}

/** Runs through a pooler, which can switch sessions after every transaction. */
async function runOnPooler({ long }: Options): Promise<PartResult> {
  const [programs, pgbouncer] = [findPostgres(), findPgBouncer()];
  const missing = programs
    ? !pgbouncer && 'no PgBouncer is installed here.'
    : 'no PostgreSQL server is installed here.';
  if (!programs || !pgbouncer) return { passed: 0, failed: 0, leftOut: String(missing) };
  const server = await startPostgres(programs);
  try {
    const pooler = await startPgBouncer(pgbouncer, server.url);
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url };
    try {
      const itself = await runVitest(['--config=vitest.faults.config.ts', 'faults/pooler'], env);
      await limitStatements(server.url);
      return together(
        itself,
        await runVitest(long ? [] : POOLED_TESTS, { ...env, TEST_POOLER_URL: pooler.url }),
      );
    } finally {
      await pooler.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Races and kills need a server that several processes share. */
function runProcesses(): Promise<PartResult> {
  return runOnPostgres(['--config=vitest.faults.config.ts', 'faults/processes']);
}

function runSequences(): Promise<PartResult> {
  const config = '--config=vitest.faults.config.ts';
  return runVitest([config, 'faults/model', 'faults/provider', 'faults/requests']);
}

function readArguments() {
  const { values } = parseArgs({
    // A bare `--changed` means since the last commit.
    args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    options: {
      only: { type: 'string' },
      long: { type: 'boolean' },
      changed: { type: 'string' },
      record: { type: 'boolean' },
    },
  });
  if (values.long) process.env.FAULTS = 'long';
  const changedSince = values.changed ?? null;
  const all = Object.keys(PARTS) as PartName[];
  const names = values.only?.split(',') ?? all;
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown !== undefined)
    throw new PlainError(`There is no part "${unknown}"; --only takes ${all.join(', ')}.`);
  const parts = all.filter(
    (name) => names.includes(name) && (changedSince === null || !NOT_FOR_CHANGES.includes(name)),
  );
  return {
    parts,
    options: { long: values.long ?? false, changedSince },
    record: values.record ?? false,
    /** Times are judged only for a whole run. */
    isWhole: parts.length === all.length && changedSince === null && !values.long,
  };
}

/** A part that cannot run counts as one failure, with a message. */
async function runPart(run: () => Promise<PartResult>): Promise<PartResult> {
  try {
    return await run();
  } catch (failure) {
    reportFailure(failure);
    return { passed: 0, failed: 1 };
  }
}

async function build(): Promise<PartResult> {
  await ensureWebBuilt(ROOT, process.execPath);
  return { passed: 0, failed: 0 };
}

/** Runs the parts, each to its end whatever came before, and returns the exit code. */
async function test({ parts, options, record, isWhole }: ReturnType<typeof readArguments>): Promise<number> {
  const run = { parts: {} as Record<string, number> };
  let total: PartResult = parts.some((name) => 'needsBuild' in PARTS[name])
    ? await runPart(build)
    : { passed: 0, failed: 0 };
  const lines: string[] = [];
  const runOne = async (name: PartName) => {
    if (interrupted) return;
    const { title, run: runThis } = PARTS[name];
    const startedAt = Date.now();
    announce(title);
    const result = await runPart(() => runThis(options));
    conclude(result, startedAt, title);
    if (result.leftOut) lines.push(`Left out: ${title}, because ${result.leftOut}`);
    else run.parts[name] = (Date.now() - startedAt) / 1000;
    total = together(total, result);
  };
  const beside = parts.includes('processes') ? BESIDE_PROCESSES.filter((name) => parts.includes(name)) : [];
  const runBeside = async () => {
    for (const name of beside) await runOne(name);
    // If it cannot be prepared, the browser part reports why.
    if (parts.includes('browser')) await prepare('market').catch(() => undefined);
  };
  for (const name of parts.filter((one) => !beside.includes(one)))
    await Promise.all([runOne(name), name === 'processes' && runBeside()]);
  printTimes(run.parts, total);
  const slow = isWhole && !record && !interrupted ? tooSlow(run) : [];
  if (isWhole && record && total.failed === 0) recordRun(run);
  console.log(
    ['', ...failuresOf(total), ...lines, ...slow, ...(interrupted ? ['Interrupted.'] : [])].join('\n'),
  );
  const failed = total.failed + slow.length;
  console.log(`${total.passed} passed, ${failed} failed`);
  return failed > 0 || interrupted ? 1 : 0;
}

function printTimes(parts: Record<string, number>, { tests = [] }: PartResult): void {
  const each = Object.entries(parts).map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`);
  console.log(`\nTimes: ${each.join(', ')}`);
  console.log(['The ten slowest tests:', ...slowest(tests)].join('\n'));
}

try {
  keepTemporaryFilesInMemory();
  process.exitCode = await test(readArguments());
} catch (failure) {
  reportFailure(failure);
  process.exitCode = 2;
}
