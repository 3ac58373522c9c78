/** How much is run: the short form within `npm test`, the long one by `npm run test:long`. */

export const LONG = process.env.FAULTS === 'long';

/** The short form is the same every time; the long one draws another seed, unless FAULTS_SEED says which. */
export function seedOf(usual: number): number {
  const given = process.env.FAULTS_SEED;
  if (given) return Number(given);
  return LONG ? Math.trunc(Math.random() * 2 ** 31) : usual;
}

/** How many random runs; FAULTS_RUNS says another number. */
export function runsOf(short: number, long: number): number {
  const given = process.env.FAULTS_RUNS;
  if (given) return Number(given);
  return LONG ? long : short;
}

/** One line of figures; the report in docs/reliability.md is made of these. */
export function printLine(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
