/**
 * Requests a transfer or a refund from the provider exactly once: the intent is committed, then the request is sent or its
 * state is looked up, then the answer is recorded. After a crash the queue continues under the same reference.
 */
import { isUnfinished } from '#contract/acts/statuses.ts';
import { nextPollAt } from '#server/core/clock.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { dropWork, type Handler, putWork, workNow } from '#server/core/work/queue.ts';
import type { Outcome } from '../adapter.ts';

/** The queue sends the request after this if the process that committed the intent died. */
const BEGIN_WITHIN_MS = 60_000;
/** Longer than the five provider calls that a refund can take. */
const LEASE_MS = 110_000;
/** Attempts without an answer; with growing pauses they last about four days. */
const ATTEMPTS = 100;

export type ProviderAnswer<Answer> = {
  outcome: Outcome<Answer>;
  /** True when this is the answer to a new request, not to a lookup. */
  isNewRequest: boolean;
};

type ProviderRequestRow = { id: string; status: string; created_at: Date };

export type ProviderRequest<Row extends ProviderRequestRow, Answer> = {
  /** The kind of its queue items, whose subject is the row's id. */
  kind: string;
  lock(tx: Write, id: string): Promise<Row | undefined>;
  /** Records that it is about to be sent. */
  begin(tx: Write, row: Row, at: Date): Promise<Row>;
  /** True when the provider has no idempotency key for it: it must be looked up before every request. */
  mustLookUpFirst: boolean;
  /** The provider's record of it; `refused` when it has none. */
  lookUp(services: Services, row: Row): Promise<Outcome<Answer>>;
  send(services: Services, row: Row): Promise<Outcome<Answer>>;
  /** Records the answer; a repeated one changes nothing. */
  record(tx: Write, row: Row, answer: ProviderAnswer<Answer>, at: Date): Promise<Row>;
};

/** Queues the request, in the transaction that writes its intent. */
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
      const answer = begun && (await lookUpOrSend(services, request, begun));
      return async (tx) => {
        const row = await request.lock(tx, id);
        if (!answer || !row || !isUnfinished(row.status)) return undefined;
        const now = clock.now();
        const after = await request.record(tx, row, answer, now);
        if (!isUnfinished(after.status)) return undefined;
        const again = nextPollAt(after.created_at, now);
        return answer.outcome.kind === 'unknown' ? { failed: answer.outcome.reason, again } : { wait: again };
      };
    },
  };
}

/** Sends it, or looks up its state; returns the updated row. */
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

/** Records the provider's current state; may be called in any order, any number of times. False when it gave no answer. */
export async function confirm<Row extends ProviderRequestRow, Answer>(
  services: Services,
  request: ProviderRequest<Row, Answer>,
  id: string,
): Promise<boolean> {
  const outcome = await request.lookUp(services, await read(services, request, id));
  if (outcome.kind !== 'ok') return outcome.kind === 'refused';
  await services.database.db.transaction().execute(async (tx) => {
    const row = await request.lock(tx, id);
    if (!row) return;
    const after = await request.record(tx, row, { outcome, isNewRequest: false }, services.clock.now());
    if (!isUnfinished(after.status)) await dropWork(tx, request.kind, id);
  });
  services.wake();
  return true;
}

type Begun<Row> = { row: Row; wasSent: boolean };

/** Records, before the call, that it may have been sent; null when it is already finished. */
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

/** Sends again what may have been sent, or accepts a refusal, only when the provider has no record of it. */
async function lookUpOrSend<Row extends ProviderRequestRow, Answer>(
  services: Services,
  request: ProviderRequest<Row, Answer>,
  { row, wasSent }: Begun<Row>,
): Promise<ProviderAnswer<Answer>> {
  if (wasSent || request.mustLookUpFirst) {
    const known = await request.lookUp(services, row);
    if (known.kind !== 'refused' || row.status === 'pending') return { outcome: known, isNewRequest: false };
  }
  const made = await request.send(services, row);
  if (made.kind !== 'refused') return { outcome: made, isNewRequest: true };
  const known = await request.lookUp(services, row);
  return { outcome: known.kind === 'refused' ? made : known, isNewRequest: true };
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
