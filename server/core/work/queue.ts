/**
 * The one queue of background work (docs/decisions/0026-one-work-queue.md). An item is added in the transaction of its cause
 * and processed under a lease after the commit: it is deleted when done, retried after a pause, or parked for an operator.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Write } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { traced } from '../metrics/tracing.ts';

const MINUTE_MS = 60_000;
/** Defaults for every kind. Pauses double from 1 minute (1, 2, 4 …): the tenth attempt is 8.5 hours after the first. */
const ATTEMPTS = 10;
const LEASE_MS = MINUTE_MS;
const pauseAfter = (attempts: number) => MINUTE_MS * 2 ** (attempts - 1);
/** Milliseconds the other items of a kind wait while its server is away. */
const AWAY_MS = MINUTE_MS;
const ERROR_LETTERS = 500;
/** Maximum number of items done in one commit, for work that only touches the database. */
const BATCH_MAX = 20;

export type NewItem = {
  kind: string;
  /** The thing the item is about: an id or key of its kind. */
  subject: string;
  /** When to make the first attempt. */
  dueAt: Date;
};

/** An item that is being processed. */
export type Item = {
  id: bigint;
  kind: string;
  subject: string;
  created_at: Date;
  taken_until: Date;
  /** Attempts so far, including this one. */
  attempts: number;
  /** Error of the last attempt. */
  error: string | null;
};

/**
 * Undefined: done. `wait`: no failure, continue at that time. `failed`: retry after the pause of its kind or at `again`, until its
 * attempts are used up; parked at once when `forGood`. When the server is `away`, the other items of the kind wait too.
 */
export type Outcome =
  | undefined
  | { wait: Date }
  | { failed: string; again?: Date; forGood?: boolean; away?: boolean };

/** Writes the results and returns what happens to the item next; both commit together. */
type Ending = (tx: Write) => Promise<Outcome>;

/** How items of a kind are processed. */
export type Handler = {
  kind: string;
  /** Does the work, outside any transaction. Must be idempotent: a process may have died after doing it. */
  run(item: Item, services: Services): Promise<Ending>;
  attempts?: number;
  /** Milliseconds to wait after this many attempts. */
  pauseAfter?: (attempts: number) => number;
  /** Must be longer than `run` can take. */
  leaseMs?: number;
  /** Number of items processed in parallel. */
  concurrency?: number;
  /** Processes items in one commit, for work that only touches the database. Throws when one fails or waits: then each runs alone. */
  runAll?(tx: Write, items: readonly Item[], services: Services): Promise<void>;
};

/** Returns a handler whose work only touches the database: it commits together with the end of its items. */
export function inTransaction(
  kind: string,
  work: (tx: Write, item: Item, services: Services) => Promise<Outcome>,
): Handler {
  return {
    kind,
    run: async (item, services) => (tx) => work(tx, item, services),
    async runAll(tx, items, services) {
      for (const item of items) if (await work(tx, item, services)) throw new Error('waits');
    },
  };
}

/** Returns a handler that always processes all waiting items in one go. */
export function inBatches(
  kind: string,
  work: (tx: Write, items: readonly Item[], services: Services) => Promise<void>,
): Handler {
  return {
    kind,
    run: async (item, services) => async (tx) => {
      await work(tx, [item], services);
      return undefined;
    },
    runAll: work,
  };
}

/** Adds items to the queue; an item that already exists stays unchanged. */
export async function putWork(tx: Db, items: readonly NewItem[]): Promise<void> {
  await insertWork(tx, items, sql`nothing`);
}

/** Adds items, replacing existing ones: a process working on a replaced item loses it. */
export async function replaceWork(tx: Db, items: readonly NewItem[]): Promise<void> {
  const renewed = sql`
    update
    set created_at = excluded.created_at, due_at = excluded.due_at, taken_until = null, attempts = 0, parked_at = null, error = null
  `;
  await insertWork(tx, items, renewed);
}

/** One text for any number of items, so that PostgreSQL parses and plans it once. */
async function insertWork(tx: Db, items: readonly NewItem[], onConflict: RawBuilder<unknown>): Promise<void> {
  if (items.length === 0) return;
  const given = <K extends keyof NewItem>(name: K) => items.map((item) => item[name]);
  await sql`
    insert into work_items (kind, subject, created_at, due_at)
    select kind, subject, due_at, due_at
    from unnest(${given('kind')}::text[], ${given('subject')}::text[], ${given('dueAt')}::timestamptz[])
      as i (kind, subject, due_at)
    on conflict (kind, subject) do ${onConflict}
  `.execute(tx);
}

/** Deletes an item that is no longer needed, even when it is parked or being processed. */
export async function dropWork(tx: Write, kind: string, subject: string): Promise<void> {
  await tx.deleteFrom('work_items').where('kind', '=', kind).where('subject', '=', subject).execute();
}

/**
 * Returns the handlers that have due items, with one index lookup per kind, however many items wait for later. Uses `min`,
 * which PostgreSQL always reads from the index; with `limit 1` it read all items.
 */
export async function dueHandlers(
  { database, clock }: Services,
  handlers: readonly Handler[],
): Promise<Handler[]> {
  const { rows } = await sql<{ kind: string }>`
    select k.kind
    from unnest(${handlers.map(({ kind }) => kind)}::text[]) as k (kind)
    where (select min(due_at) from work_items where kind = k.kind and parked_at is null) <= ${clock.now()}
  `.execute(database.db);
  const kinds = new Set(rows.map(({ kind }) => kind));
  return handlers.filter(({ kind }) => kinds.has(kind));
}

/** Processes the due items of a kind, oldest first, and returns how many. A failing item does not hold up the others. */
export async function workOff(services: Services, handler: Handler): Promise<number> {
  const { runAll, concurrency = 1 } = handler;
  const most = runAll ? BATCH_MAX : concurrency;
  const one = (item: Item) =>
    workOne(services, handler, item).catch((error: unknown): Outcome => {
      services.report(error);
      return { failed: '' };
    });
  let done = 0;
  for (;;) {
    const items = await take(services, handler, due(services, handler, most));
    const outcomes: Outcome[] = [];
    if (runAll && (await runBatch(services, runAll, items))) done += items.length;
    else
      for (let at = 0; at < items.length; at += concurrency)
        outcomes.push(...(await Promise.all(items.slice(at, at + concurrency).map(one))));
    done += outcomes.filter((outcome) => !outcome || !('failed' in outcome)).length;
    const isAway = outcomes.some((outcome) => outcome && 'failed' in outcome && outcome.away);
    if (items.length < most || isAway) return done;
  }
}

/** Processes an item now unless a process has it; a parked one gets all its attempts again. Throws what its handler throws. */
export async function workNow(services: Services, handler: Handler, subject: string): Promise<void> {
  const now = services.clock.now();
  const [item] = await take(
    services,
    handler,
    sql`kind = ${handler.kind} and subject = ${subject} and (taken_until is null or taken_until <= ${now})`,
  );
  if (item) await workOne(services, handler, item);
}

function due({ clock }: Services, { kind }: Handler, most: number): RawBuilder<unknown> {
  return sql`
    kind = ${kind} and parked_at is null and due_at <= ${clock.now()}
    order by due_at, id
    limit ${most}
  `;
}

/** Commits a lease on the items: no other process takes them until it ends, and no rows stay locked meanwhile. */
async function take(
  { database, clock }: Services,
  { leaseMs = LEASE_MS }: Handler,
  which: RawBuilder<unknown>,
): Promise<Item[]> {
  const until = new Date(clock.now().getTime() + leaseMs);
  const { rows } = await sql<Item>`
    update work_items
    set attempts = case when parked_at is null then attempts else 0 end + 1, due_at = ${until}, taken_until = ${until}, parked_at = null
    where id in (select id from work_items where ${which} for update skip locked)
    returning id, kind, subject, created_at, taken_until, attempts, error
  `.execute(database.db);
  // An update returns its rows in any order.
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Returns false when nothing was done and each item must run alone: too few items, or one of them was tried before (it may
 * crash the process again), failed, waits, or was taken over by another process.
 */
async function runBatch(
  services: Services,
  runAll: NonNullable<Handler['runAll']>,
  items: readonly Item[],
): Promise<boolean> {
  const [first, second] = items;
  if (!first || !second || items.some(({ attempts }) => attempts > 1)) return false;
  try {
    await services.database.db.transaction().execute(async (tx) => {
      await traced(`work ${first.kind}`, {}, () => runAll(tx, items, services));
      await end(tx, items);
    });
    return true;
  } catch {
    return false;
  }
}

async function workOne(services: Services, handler: Handler, item: Item): Promise<Outcome> {
  const { db } = services.database;
  try {
    // Its process died in every attempt: park it rather than crash another one.
    if (item.attempts > (handler.attempts ?? ATTEMPTS)) {
      await goOn(db, services, handler, item, { failed: item.error ?? 'Never came to an end.' });
      return undefined;
    }
    const ending = await traced(`work ${item.kind}`, {}, () => handler.run(item, services));
    return await db.transaction().execute(async (tx) => {
      const outcome = await ending(tx);
      if (!outcome) await end(tx, [item]);
      else if (!(await goOn(tx, services, handler, item, outcome))) throw new TakenOver();
      return outcome;
    });
  } catch (error) {
    if (error instanceof TakenOver) return undefined;
    await goOn(db, services, handler, item, { failed: (error as Error).message });
    throw error;
  }
}

/** The lease ended before the work did, or a newer item replaced this one: the results are discarded. */
class TakenOver extends Error {}

/** Deletes finished items that were taken together. */
async function end(tx: Write, items: readonly Item[]): Promise<void> {
  const { rows } = await sql`
    delete from work_items
    where id = any(${items.map(({ id }) => id)}::bigint[]) and taken_until = ${items[0]?.taken_until}
    returning id
  `.execute(tx);
  if (rows.length < items.length) throw new TakenOver();
}

/** Stores when the item continues; false when another process has taken it over. */
async function goOn(
  tx: Db,
  services: Services,
  handler: Handler,
  item: Item,
  outcome: NonNullable<Outcome>,
): Promise<boolean> {
  const { rows } = await sql`
    update work_items set ${next(outcome, item, handler, services.clock.now())}
    where id = ${item.id} and taken_until = ${item.taken_until}
    returning id
  `.execute(tx);
  if ('failed' in outcome && outcome.away) await holdBack(tx, item.kind, services.clock.now());
  return rows.length > 0;
}

function next(outcome: NonNullable<Outcome>, item: Item, handler: Handler, now: Date): RawBuilder<unknown> {
  if ('wait' in outcome) return sql`taken_until = null, due_at = ${outcome.wait}, attempts = 0, error = null`;
  const pause = (handler.pauseAfter ?? pauseAfter)(item.attempts);
  const isParked = outcome.forGood || item.attempts >= (handler.attempts ?? ATTEMPTS);
  return sql`
    taken_until = null, due_at = ${outcome.again ?? new Date(now.getTime() + pause)},
    parked_at = ${isParked ? now : null}, error = ${outcome.failed.slice(0, ERROR_LETTERS)}
  `;
}

/** Delays the other items of the kind, which would fail too, without using up their attempts. */
async function holdBack(tx: Db, kind: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + AWAY_MS);
  await sql`
    update work_items set due_at = ${until}
    where kind = ${kind} and parked_at is null and taken_until is null and due_at < ${until}
  `.execute(tx);
}
