/** Keeps the suite from growing slower: compares each part with its recorded times on this kind of machine. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { TestOutcome } from './count-report.ts';
import { ROOT } from './root.ts';

/** The recorded runs, in seconds per part; `npm test -- --record` adds one. */
type Run = { parts: Record<string, number> };
type SuiteRecord = { machine: string; runs: Run[] };

const RECORD_FILE = join(ROOT, 'docs/suite-times.json');
const KEPT_RUNS = 5;
/** A single run does not show how much a part varies. */
const JUDGED_FROM_RUNS = 3;
/** A part may take this many times its slowest record, plus the seconds by which even an idle machine varies. */
const ALLOWED_FACTOR = 1.25;
const ALLOWED_SECONDS = 5;

/** Machines with the same name are similar enough to compare. */
function machineName(): string {
  return `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
}

function readRecord(): SuiteRecord | null {
  return existsSync(RECORD_FILE) ? (JSON.parse(readFileSync(RECORD_FILE, 'utf8')) as SuiteRecord) : null;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/**
 * Returns a message for each part that is too slow; none on a machine other than the recorded kind. Machines of one name vary by
 * half: the median part shows how fast this one is today, so only a part that grew relative to the others fails.
 */
export function tooSlow(
  run: Run,
  record: SuiteRecord | null = readRecord(),
  machine: string = machineName(),
): string[] {
  if (!record || record.machine !== machine || record.runs.length < JUDGED_FROM_RUNS) return [];
  const compared = Object.entries(run.parts).flatMap(([name, seconds]) => {
    const known = record.runs.map(({ parts }) => parts[name]).filter((one) => one !== undefined);
    return known.length === 0 ? [] : { name, seconds, slowest: Math.max(...known) };
  });
  const slowdown = Math.max(1, median(compared.map(({ seconds, slowest }) => seconds / slowest)));
  return compared.flatMap(({ name, seconds, slowest }) => {
    const limit = slowest * slowdown * ALLOWED_FACTOR + ALLOWED_SECONDS;
    if (seconds <= limit) return [];
    return `${name} took ${seconds.toFixed(0)} s, more than ${limit.toFixed(0)} s: make it faster, or record why not with --record.`;
  });
}

/** Adds this run to the record; another kind of machine begins a new one. */
export function recordRun(run: Run): void {
  const known = readRecord();
  const runs = known?.machine === machineName() ? known.runs : [];
  const record: SuiteRecord = { machine: machineName(), runs: [...runs, run].slice(-KEPT_RUNS) };
  writeFileSync(RECORD_FILE, `${JSON.stringify(record, null, 2)}\n`);
}

/** Returns the slowest tests, slowest first, one line each. */
export function slowest(tests: readonly TestOutcome[], count = 10): string[] {
  return [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
