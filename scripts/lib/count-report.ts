/** Turns a test runner's JSON report into counts that cannot hide a failed run; and prints the results of a part. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Lets `run` write a report to the file it is given and counts it. A run without a report, without tests, or
 * with a bad exit code and no failed test counts as one failure.
 */
export async function countReport<Report>(
  runner: string,
  count: (report: Report) => PartResult,
  run: (reportFile: string) => Promise<number>,
): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), 'adire-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await run(file);
    const result = count(readReport<Report>(file));
    if (result.passed + result.failed === 0) return failure(`${runner} found no tests.`);
    if (code !== 0 && result.failed === 0)
      return failure(`${runner} ended with code ${code} outside of a test.`, result.passed);
    return result;
  } catch (error) {
    return failure(`${runner} wrote no report: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function failure(sentence: string, passed = 0): PartResult {
  console.log(`  ${sentence}`);
  return { passed, failed: 1 };
}

/** One test, its duration in milliseconds, and its failure. */
export type TestOutcome = { name: string; ms: number; failure?: string | undefined };

/** Counts of one part. `leftOut` says why the part did not run although nothing is wrong. */
export type PartResult = { passed: number; failed: number; leftOut?: string; tests?: TestOutcome[] };

/** Prints the heading of a part. */
export function announce(title: string): void {
  console.log(`\n${title}`);
}

/** Prints the outcome of a part under its heading, with the seconds since `startedAt` (milliseconds). */
export function conclude({ passed, failed, leftOut }: PartResult, startedAt: number, title: string): void {
  console.log(
    leftOut
      ? `  left out: ${leftOut}`
      : `  ${title}: ${passed} passed, ${failed} failed${seconds(startedAt)}`,
  );
}

/** Adds up two results. */
export function together(one: PartResult, other: PartResult): PartResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    tests: [...(one.tests ?? []), ...(other.tests ?? [])],
  };
}

const FAILURE_LETTERS = 800;

/** The failed tests, each with the beginning of its message, because thousands of lines may precede the summary. */
export function failuresOf({ tests = [] }: PartResult): string[] {
  return tests.flatMap(({ name, failure }) =>
    failure === undefined
      ? []
      : [`FAILED ${name}`, stripVTControlCharacters(failure).slice(0, FAILURE_LETTERS)],
  );
}

/** `  (1.2 s)` */
export function seconds(startedAt: number): string {
  return `  (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`;
}
