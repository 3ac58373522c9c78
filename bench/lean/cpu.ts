/** Processor time and memory of processes, from /proc on Linux. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** /proc counts processor time in hundredths of a second. */
const TICK_MS = 10;

type Stat = { parent: number; ms: number; endedChildrenMs: number };

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    );
    return { parent, ms: (user + system) * TICK_MS, endedChildrenMs: (endedUser + endedSystem) * TICK_MS };
  } catch {
    return null;
  }
}

/** Returns the processor time of a process and its threads, in milliseconds. */
export function cpuOf(pid: number): number {
  return statOf(pid)?.ms ?? 0;
}

/** The same for a PostgreSQL cluster with all its backends, including those that ended. */
export function cpuOfCluster(folder: string): number {
  const postmaster = Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);
  const own = statOf(postmaster);
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
  const children = pids.map(statOf).filter((stat) => stat?.parent === postmaster);
  return children.reduce((sum, stat) => sum + (stat?.ms ?? 0), (own?.ms ?? 0) + (own?.endedChildrenMs ?? 0));
}

/** Returns the resident memory in MB. */
export function memoryOf(pid: number): number {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
