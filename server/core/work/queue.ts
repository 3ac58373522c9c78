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
  /** So many at once. */
  sideBySide?: number;
};

/** A handler whose work is only the database's: it commits with the end of its item. */
export function inTransaction(
  kind: string,
  work: (tx: Write, item: Item, services: Services) => Promise<Outcome>,
): Handler {
  return { kind, run: async (item, services) => (tx) => work(tx, item, services) };
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

/** The kinds of which something is due. */
export async function dueKinds({ database, clock }: Services): Promise<Set<string>> {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from work_items where parked_at is null and due_at <= ${clock.now()}
  `.execute(database.db);
  return new Set(rows.map(({ kind }) => kind));
}

/** Works off what is due of a kind, the oldest first; returns how many were done. One that fails holds up no other. */
export async function workOff(
  services: Services,
  handler: Handler,
  report: (error: unknown) => void,
): Promise<number> {
  let done = 0;
  let items = await takeNext(services, handler);
  while (items.length > 0) {
    const ended = await Promise.all(
      items.map((item) =>
        workOne(services, handler, item, !handler.sideBySide).catch((error: unknown): Ended => {
          report(error);
          return { outcome: { failed: '' } };
        }),
      ),
    );
    done += ended.filter(({ outcome }) => !outcome || !('failed' in outcome)).length;
    if (ended.some(({ outcome }) => outcome && 'failed' in outcome && outcome.away)) break;
    items = ended[0]?.next ?? (await takeNext(services, handler));
  }
  return done;
}

/** Does this one now, though it pauses or is parked, unless somebody has it in hand. Throws what its handler throws. */
export async function workNow(services: Services, handler: Handler, subject: string): Promise<void> {
  const now = services.clock.now();
  const [item] = await take(
    services,
    handler,
    sql`kind = ${handler.kind} and subject = ${subject} and (taken_until is null or taken_until <= ${now})`,
  );
  if (item) await workOne(services, handler, item, false);
}

function takeNext(services: Services, handler: Handler): Promise<Item[]> {
  return take(services, handler, due(services, handler));
}

function due({ clock }: Services, { kind, sideBySide = 1 }: Handler): RawBuilder<unknown> {
  return sql`
    kind = ${kind} and parked_at is null and due_at <= ${clock.now()}
    order by due_at, id
    limit ${sideBySide}
  `;
}

/** Commits that this process has them until the lease ends: nothing is locked while they are done, and nobody else takes them. */
async function take(services: Services, handler: Handler, which: RawBuilder<unknown>): Promise<Item[]> {
  return (await taking(services, handler, which).execute(services.database.db)).rows;
}

function taking(
  { clock }: Services,
  { leaseMs = LEASE_MS }: Handler,
  which: RawBuilder<unknown>,
): RawBuilder<Item> {
  const until = new Date(clock.now().getTime() + leaseMs);
  return sql<Item>`
    update work_items
    set attempts = attempts + 1, due_at = ${until}, taken_until = ${until}, parked_at = null
    where id in (select id from work_items where ${which} for update skip locked)
    returning id, kind, subject, created_at, taken_until, attempts, error
  `;
}

/** What became of an item, and what was taken with its end; nothing where nobody looked. */
type Ended = { outcome: Outcome; next?: Item[] | undefined };

/** `isOneByOne`: who calls does the next one as well, which is taken with the end of this one. */
async function workOne(
  services: Services,
  handler: Handler,
  item: Item,
  isOneByOne: boolean,
): Promise<Ended> {
  const { db } = services.database;
  try {
    // Its process died in every attempt: it is not given another one to kill.
    if (item.attempts > (handler.attempts ?? ATTEMPTS)) {
      await goOn(db, services, handler, item, { failed: item.error ?? 'Never came to an end.' });
      return { outcome: undefined };
    }
    const ending = await traced(`work ${handler.kind}`, {}, () => handler.run(item, services));
    return await db.transaction().execute(async (tx) => {
      const outcome = await ending(tx);
      if (!outcome) return { outcome, next: await end(tx, services, handler, item, isOneByOne) };
      if (!(await goOn(tx, services, handler, item, outcome))) throw new TakenOver();
      return { outcome };
    });
  } catch (error) {
    if (error instanceof TakenOver) return { outcome: undefined };
    await goOn(db, services, handler, item, { failed: (error as Error).message });
    throw error;
  }
}

/** The lease ended before the work did, or something newer took its place: what was done by this one does not count. */
class TakenOver extends Error {}

const isOwn = ({ id, taken_until }: Item) => sql`id = ${id} and taken_until = ${taken_until}`;

/** Ends an item that is done, and takes the next in the same commit where they are done one by one. */
async function end(
  tx: Write,
  services: Services,
  handler: Handler,
  item: Item,
  isOneByOne: boolean,
): Promise<Item[] | undefined> {
  const ended = sql`delete from work_items where ${isOwn(item)} returning id`;
  const following = sql`id <> ${item.id} and ${due(services, handler)}`;
  const { rows } = await (isOneByOne
    ? sql<Item | { id: null }>`
        with ended as (${ended}), taken as (${taking(services, handler, following)})
        select taken.* from ended left join taken on true
      `
    : (ended as RawBuilder<Item>)
  ).execute(tx);
  if (rows.length === 0) throw new TakenOver();
  return isOneByOne ? rows.filter((row) => row.id !== null) : undefined;
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
    update work_items set ${next(outcome, item, handler, services.clock.now())} where ${isOwn(item)} returning id
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
