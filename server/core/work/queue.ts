/**
 * The one queue of background work (docs/decisions/0026-one-work-queue.md). An item is put in the transaction of its cause and
 * worked off after that commit, by a lease: done and gone, again after a pause, or parked for an operator.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Write } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { traced } from '../metrics/tracing.ts';

const MINUTE_MS = 60_000;
/** What holds for a kind that says nothing else. The pauses are 1 minute, 2, 4 …: the tenth attempt is 8.5 hours after the first. */
const ATTEMPTS = 10;
const LEASE_MS = MINUTE_MS;
const pauseAfter = (attempts: number) => MINUTE_MS * 2 ** (attempts - 1);
/** While a server is away the rest of the kind waits for this long. */
const AWAY_MS = MINUTE_MS;
const ERROR_LETTERS = 500;
/** How many items are done with one commit, where their work is only the database's. */
const TOGETHER = 20;

export type NewItem = {
  kind: string;
  /** What it is about: an id or a key of that kind. */
  subject: string;
  /** The first attempt. */
  dueAt: Date;
};

/** An item in hand. */
export type Item = {
  id: bigint;
  kind: string;
  subject: string;
  created_at: Date;
  taken_until: Date;
  /** This one is counted. */
  attempts: number;
  /** What went wrong the last time. */
  error: string | null;
};

/**
 * Nothing: done. `wait`: all is well, and there is more to do then. `failed`: again after the pause of its kind or at `again`,
 * until its attempts are used up; at once parked when it failed `forGood`. When the server is `away` the others of the kind wait too.
 */
export type Outcome =
  | undefined
  | { wait: Date }
  | { failed: string; again?: Date; forGood?: boolean; away?: boolean };

/** Writes what was done and returns what happens to the item next; both commit together. */
type Ending = (tx: Write) => Promise<Outcome>;

/** How the items of a kind are done. */
export type Handler = {
  kind: string;
  /** Does the work, outside of any transaction. Must be idempotent: a process may have died after doing it. */
  run(item: Item, services: Services): Promise<Ending>;
  attempts?: number;
  /** Milliseconds after so many attempts. */
  pauseAfter?: (attempts: number) => number;
  /** Longer than `run` can take. */
  leaseMs?: number;
  /** How many at once. */
  sideBySide?: number;
  /** Does items whose work is only the database's with one commit. Throws when one fails or waits: then each is done by itself. */
  runAll?(tx: Write, items: readonly Item[], services: Services): Promise<void>;
};

/** A handler whose work is only the database's: it commits with the end of its items. */
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

/** A handler that always does what waits in one go: the work of one is that of many. */
export function together(
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

/** Puts items; one that is there already stays as it is. */
export async function putWork(tx: Db, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('work_items')
    .values(rowsOf(items))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Replaces the item that is there: a process working on it loses it. */
export async function replaceWork(tx: Db, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into work_items (kind, subject, created_at, due_at)
    select kind, subject, created_at, due_at
    from jsonb_to_recordset(${JSON.stringify(rowsOf(items))}::jsonb) as i (
      kind text, subject text, created_at timestamptz, due_at timestamptz
    )
    on conflict (kind, subject) do update
    set created_at = excluded.created_at, due_at = excluded.due_at, taken_until = null, attempts = 0, parked_at = null,
      error = null
  `.execute(tx);
}

/** What it was about has come to its end another way, also where it is parked or in hand. */
export async function dropWork(tx: Write, kind: string, subject: string): Promise<void> {
  await tx.deleteFrom('work_items').where('kind', '=', kind).where('subject', '=', subject).execute();
}

function rowsOf(items: readonly NewItem[]) {
  return items.map(({ kind, subject, dueAt }) => ({ kind, subject, created_at: dueAt, due_at: dueAt }));
}

/**
 * Those of which something is due: one look into the index for each kind, however many items wait for later. The least is
 * always read from the index; for one row that is due, with `limit 1`, PostgreSQL read all items.
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

/** Works off what is due of a kind, the oldest first; returns how many were done. One that fails holds up no other. */
export async function workOff(services: Services, handler: Handler): Promise<number> {
  const { runAll, sideBySide = 1 } = handler;
  const most = runAll ? TOGETHER : sideBySide;
  const one = (item: Item) =>
    workOne(services, handler, item).catch((error: unknown): Outcome => {
      services.report(error);
      return { failed: '' };
    });
  let done = 0;
  for (;;) {
    const items = await take(services, handler, due(services, handler, most));
    const outcomes: Outcome[] = [];
    if (runAll && (await workTogether(services, runAll, items))) done += items.length;
    else
      for (let at = 0; at < items.length; at += sideBySide)
        outcomes.push(...(await Promise.all(items.slice(at, at + sideBySide).map(one))));
    done += outcomes.filter((outcome) => !outcome || !('failed' in outcome)).length;
    const isAway = outcomes.some((outcome) => outcome && 'failed' in outcome && outcome.away);
    if (items.length < most || isAway) return done;
  }
}

/** Does this one now, though it pauses or is parked, unless somebody has it in hand. Throws what its handler throws. */
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

/** Commits that this process has them until the lease ends: nothing is locked while they are done, and nobody else takes them. */
async function take(
  { database, clock }: Services,
  { leaseMs = LEASE_MS }: Handler,
  which: RawBuilder<unknown>,
): Promise<Item[]> {
  const until = new Date(clock.now().getTime() + leaseMs);
  const { rows } = await sql<Item>`
    update work_items
    set attempts = attempts + 1, due_at = ${until}, taken_until = ${until}, parked_at = null
    where id in (select id from work_items where ${which} for update skip locked)
    returning id, kind, subject, created_at, taken_until, attempts, error
  `.execute(database.db);
  // An update returns them in any order.
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * False when nothing was done: they are too few, one of them was tried before (it may end the process again), failed or
 * waits, or is somebody else's by now. Then each is done by itself.
 */
async function workTogether(
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
    // Its process died in every attempt: it is not given another one to kill.
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

/** The lease ended before the work did, or something newer took its place: what was done by this one does not count. */
class TakenOver extends Error {}

/** Ends items that are done, which were taken together. */
async function end(tx: Write, items: readonly Item[]): Promise<void> {
  const { rows } = await sql`
    delete from work_items
    where id = any(${items.map(({ id }) => id)}::bigint[]) and taken_until = ${items[0]?.taken_until}
    returning id
  `.execute(tx);
  if (rows.length < items.length) throw new TakenOver();
}

/** Says when the item goes on; false when it is somebody else's by now. */
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

/** The others would fare no better now, and keep their attempts. */
async function holdBack(tx: Db, kind: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + AWAY_MS);
  await sql`
    update work_items set due_at = ${until}
    where kind = ${kind} and parked_at is null and taken_until is null and due_at < ${until}
  `.execute(tx);
}
