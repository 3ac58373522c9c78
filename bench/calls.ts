/** The measured calls: what is sent, as whom, and which values of the recorded SQL change with the subject. */

import { createHash } from 'node:crypto';
import { sha256 } from '#server/core/security/ids.ts';
import { checkPassword, hashPassword } from '#server/core/security/passwords.ts';
import { BENCH_PASSWORD, ids, LARGE } from './fill.ts';
import type { Call } from './load.ts';

/** Values of the recorded subject → values of another subject. */
export type Replacement = Map<string, string>;

export type BenchCall = {
  title: string;
  kind: 'read' | 'write';
  request(n: number): Call;
  replacement(recordedWith: number, n: number): Replacement;
  /** Work besides the SQL that any handler would have to do. */
  before?: () => Promise<unknown>;
  /** Number of different subjects; a write uses each only once. */
  subjects: number;
};

/** A bearer token that can be derived without signing in. */
export function tokenOf(person: string): string {
  return createHash('sha256').update(`bench ${person}`).digest('base64url');
}

function as(person: string): Record<string, string> {
  return { authorization: `Bearer ${tokenOf(person)}` };
}

function session(from: string, to: string): [string, string] {
  return [sha256(tokenOf(from)), sha256(tokenOf(to))];
}

const hunterOf = (n: number) => 1 + (n % LARGE.hunters);
const person = (n: number) => 1 + (n % 1000);
let passwordHash: Promise<string> | null = null;

export const calls: Record<string, BenchCall> = {
  login: {
    title: 'login',
    kind: 'write',
    subjects: Number.POSITIVE_INFINITY,
    request: (n) => ({
      method: 'POST',
      path: '/api/login',
      body: JSON.stringify({ email: `hunter${person(n)}@bench.example`, password: BENCH_PASSWORD }),
    }),
    replacement: (from, n) =>
      new Map([
        [`hunter${person(from)}@bench.example`, `hunter${person(n)}@bench.example`],
        [ids.hunter(person(from)), ids.hunter(person(n))],
      ]),
    before: async () => {
      passwordHash ??= hashPassword(BENCH_PASSWORD);
      return checkPassword(await passwordHash, BENCH_PASSWORD);
    },
  },
  openJobs: {
    title: 'open jobs (first page of 100,000)',
    kind: 'read',
    subjects: Number.POSITIVE_INFINITY,
    request: (n) => ({ method: 'GET', path: '/api/job/getopenjobs', headers: as(`talent${person(n)}`) }),
    replacement: (from, n) =>
      new Map([
        session(`talent${person(from)}`, `talent${person(n)}`),
        [ids.talent(person(from)), ids.talent(person(n))],
      ]),
  },
  jobBids: {
    title: "a job's bids (of 1,000,000)",
    kind: 'read',
    subjects: Number.POSITIVE_INFINITY,
    request: (n) => {
      const job = 1 + ((n * 37) % LARGE.jobs);
      return {
        method: 'GET',
        path: `/api/job/getallsentjoboffers/${ids.job(job)}`,
        headers: as(`hunter${hunterOf(job)}`),
      };
    },
    replacement: (from, n) => {
      const [old, job] = [1 + ((from * 37) % LARGE.jobs), 1 + ((n * 37) % LARGE.jobs)];
      return new Map([
        session(`hunter${hunterOf(old)}`, `hunter${hunterOf(job)}`),
        [ids.job(old), ids.job(job)],
        [ids.hunter(hunterOf(old)), ids.hunter(hunterOf(job))],
      ]);
    },
  },
  acceptWork: {
    title: 'accept work (divides the escrow)',
    kind: 'write',
    subjects: LARGE.waiting,
    request: (n) => ({
      method: 'PUT',
      path: `/api/job/acceptsubmittedjob/${ids.waiting(n)}`,
      headers: { ...as(`hunter${hunterOf(n)}`), 'idempotency-key': `accept-${n}` },
    }),
    replacement: (from, n) =>
      new Map([
        session(`hunter${hunterOf(from)}`, `hunter${hunterOf(n)}`),
        [`accept-${from}`, `accept-${n}`],
        [ids.waiting(from), ids.waiting(n)],
        [ids.hunter(hunterOf(from)), ids.hunter(hunterOf(n))],
        [ids.talent(1 + (from % LARGE.talents)), ids.talent(1 + (n % LARGE.talents))],
      ]),
  },
};
