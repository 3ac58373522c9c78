/** Turns the JSON report of a test runner into counts that cannot hide a run that went wrong. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartResult } from './part.ts';

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
