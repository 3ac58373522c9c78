/**
 * A transfer or a refund, requested from the provider once: the intent is committed, then it is sent or asked about, then
 * the answer is recorded. Whatever a crash leaves is taken up by the queue, under the same reference.
 */
import { isUnfinished } from '#contract/acts/statuses.ts';
import { askAgainAt } from '#server/core/clock.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { dropWork, type Handler, putWork, workNow } from '#server/core/work/queue.ts';
import type { Outcome } from '../adapter.ts';

/** Sent at the latest after this, when the process that committed the intent died. */
const BEGIN_WITHIN_MS = 60_000;
/** Longer than the five calls that a refund can take. */
const LEASE_MS = 110_000;
/** Without an answer in between; with growing pauses these are four days. */
const ATTEMPTS = 100;

export type Seen<Answer> = {
  outcome: Outcome<Answer>;
  /** True of the answer to a fresh request. */
  sent: boolean;
};

type ProviderRequestRow = { id: string; status: string; created_at: Date };

export type ProviderRequest<Row extends ProviderRequestRow, Answer> = {
  /** Of its items in the queue, which are about its id. */
  kind: string;
  lock(tx: Write, id: string): Promise<Row | undefined>;
  /** Marks it as being sent. */
  begin(tx: Write, row: Row, at: Date): Promise<Row>;
  /** True where the provider has no key that makes a second request harmless. */
  looksFirst: boolean;
  /** What the provider knows of it; `refused` when it knows nothing. */
  look(services: Services, row: Row): Promise<Outcome<Answer>>;
  send(services: Services, row: Row): Promise<Outcome<Answer>>;
  /** What the answer means; a repeated one changes nothing. */
  record(tx: Write, row: Row, seen: Seen<Answer>, at: Date): Promise<Row>;
};

/** With the intent, in its transaction. */
export function putProviderRequest(
  tx: Write,
  kind: string,
  { id, created_at }: ProviderRequestRow,
): Promise<void> {
  return putWork(tx, [{ kind, subject: id, dueAt: new Date(created_at.getTime() + BEGIN_WITHIN_MS) }]);
}

export function providerRequestHandler<Row extends ProviderRequestRow, Answer>(
  request: ProviderRequest<Row, Answer>,
): Handler {
  return {
    kind: request.kind,
    leaseMs: LEASE_MS,
    attempts: ATTEMPTS,
    run: async ({ subject: id }, services) => {
      const { database, clock } = services;
      const begun = await database.db.transaction().execute((tx) => begin(tx, request, id, clock.now()));
      const seen = begun && (await lookOrSend(services, request, begun));
      return async (tx) => {
        const row = await request.lock(tx, id);
        if (!seen || !row || !isUnfinished(row.status)) return undefined;
        const now = clock.now();
        const after = await request.record(tx, row, seen, now);
        if (!isUnfinished(after.status)) return undefined;
        const again = askAgainAt(after.created_at, now);
        return seen.outcome.kind === 'unknown' ? { failed: seen.outcome.reason, again } : { wait: again };
      };
    },
  };
}

/** Sends it, or asks for its state; returns the row as it is then. */
export async function advance<Row extends ProviderRequestRow, Answer>(
  services: Services,
  request: ProviderRequest<Row, Answer>,
  id: string,
): Promise<Row> {
  const { status } = await read(services, request, id);
  if (status === 'pending') await confirm(services, request, id);
  else await workNow(services, providerRequestHandler(request), id);
  return read(services, request, id);
}

/** The provider's own state decides, in any order, any number of times. False when it gave no answer. */
export async function confirm<Row extends ProviderRequestRow, Answer>(
  services: Services,
  request: ProviderRequest<Row, Answer>,
  id: string,
): Promise<boolean> {
  const outcome = await request.look(services, await read(services, request, id));
  if (outcome.kind !== 'ok') return outcome.kind === 'refused';
  await services.database.db.transaction().execute(async (tx) => {
    const row = await request.lock(tx, id);
    if (!row) return;
    const after = await request.record(tx, row, { outcome, sent: false }, services.clock.now());
    if (!isUnfinished(after.status)) await dropWork(tx, request.kind, id);
  });
  services.wake();
  return true;
}

type Begun<Row> = { row: Row; wasSent: boolean };

/** Commits before the call that it may have been made. */
async function begin<Row extends ProviderRequestRow, Answer>(
  tx: Write,
  request: ProviderRequest<Row, Answer>,
  id: string,
  now: Date,
): Promise<Begun<Row> | null> {
  const row = await request.lock(tx, id);
  if (!row || !isUnfinished(row.status)) return null;
  const isPending = row.status === 'pending';
  return { row: isPending ? row : await request.begin(tx, row, now), wasSent: row.status !== 'new' };
}

/** What may have been sent is sent again only when the provider knows nothing of it; a refusal stands only then, too. */
async function lookOrSend<Row extends ProviderRequestRow, Answer>(
  services: Services,
  request: ProviderRequest<Row, Answer>,
  { row, wasSent }: Begun<Row>,
): Promise<Seen<Answer>> {
  if (wasSent || request.looksFirst) {
    const known = await request.look(services, row);
    if (known.kind !== 'refused' || row.status === 'pending') return { outcome: known, sent: false };
  }
  const made = await request.send(services, row);
  if (made.kind !== 'refused') return { outcome: made, sent: true };
  const known = await request.look(services, row);
  return { outcome: known.kind === 'refused' ? made : known, sent: true };
}

async function read<Row extends ProviderRequestRow, Answer>(
  { database }: Services,
  request: ProviderRequest<Row, Answer>,
  id: string,
): Promise<Row> {
  const row = await database.db.transaction().execute((tx) => request.lock(tx, id));
  if (!row) throw new Error(`no ${request.kind} ${id}`);
  return row;
}
