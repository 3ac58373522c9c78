/** Everything that can be checked without running the product: types, lint, format, unused code, the structural laws. */
import { join } from 'node:path';
import { type PartResult, seconds } from './count-report.ts';
import { migrationChecks } from './migration-lint.ts';
import { ROOT } from './root.ts';
import { runQuietly } from './run-quietly.mjs';
import { runVitest } from './run-vitest.ts';

type Check = { name: string; program: string; args: readonly string[] };

const CHECKS: readonly Check[] = [
  {
    name: 'types of contract, server and tools',
    program: 'typescript/bin/tsc',
    args: ['-p', 'tsconfig.json'],
  },
  { name: 'types of web', program: 'typescript/bin/tsc', args: ['-p', 'web/tsconfig.json', '--noEmit'] },
  {
    name: 'format and lint',
    program: '@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '--diagnostic-level=warn'],
  },
  { name: 'promises', program: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'nothing unused',
    program: 'knip/bin/knip.js',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
];

/** Runs every check, prints one line for each and the full output of those that fail. Each counts as one test. */
export async function runChecks(): Promise<PartResult> {
  const total = { passed: 0, failed: 0 };
  for (const { name, program, args } of [...CHECKS, ...migrationChecks()]) {
    const startedAt = Date.now();
    const result = await runQuietly(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
      cwd: ROOT,
    });
    const good = result.code === 0;
    console.log(`  ${good ? 'ok    ' : 'FAILED'}  ${name}${seconds(startedAt)}`);
    if (!good) console.log(result.output.trimEnd());
    total[good ? 'passed' : 'failed'] += 1;
  }
  const house = await runVitest(['house.test.ts']);
  return { passed: total.passed + house.passed, failed: total.failed + house.failed };
}
