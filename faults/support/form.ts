/** How much is run: the short form in `npm test`, the long one in `npm run test:long`. */

export const LONG = process.env.FAULTS === 'long';

/** Returns the seed: always `usual` in the short form, random in the long one, unless FAULTS_SEED is set. */
export function seedOf(usual: number): number {
  const given = process.env.FAULTS_SEED;
  if (given) return Number(given);
  return LONG ? Math.trunc(Math.random() * 2 ** 31) : usual;
}

/** Returns the number of random runs; FAULTS_RUNS overrides it. */
export function runsOf(short: number, long: number): number {
  const given = process.env.FAULTS_RUNS;
  if (given) return Number(given);
  return LONG ? long : short;
}

/** Prints one line of figures; docs/reliability.md is based on these. */
export function printLine(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
