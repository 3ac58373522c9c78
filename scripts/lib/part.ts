/** What one part of the test run answers, and how it is printed. */

/** One test with how long it took, in milliseconds. */
export type TimedTest = { name: string; ms: number };

/** Counts of one part. `leftOut` says why the part did not run although nothing is wrong. */
export type PartResult = { passed: number; failed: number; leftOut?: string; tests?: TimedTest[] };

/** Prints the heading of a part. */
export function announce(title: string): void {
  console.log(`\n${title}`);
}

/** Prints the outcome of a part under its heading, with the seconds since `startedAt` (milliseconds). */
export function conclude({ passed, failed, leftOut }: PartResult, startedAt: number): void {
  console.log(
    leftOut ? `  left out: ${leftOut}` : `  ${passed} passed, ${failed} failed${seconds(startedAt)}`,
  );
}

/** Both results as one. */
export function together(one: PartResult, other: PartResult): PartResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    tests: [...(one.tests ?? []), ...(other.tests ?? [])],
  };
}

/** `  (1.2 s)` */
export function seconds(startedAt: number): string {
  return `  (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`;
}
