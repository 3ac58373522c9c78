/** Events: each change writes its event in its own transaction; after commit the effects of the modules hear of it. */
import { sql } from 'kysely';
import type { Services } from './context.ts';
import type { Db, Tx } from './db.ts';

/** Small values only: ids, names, reasons, kobo as text. */
export type Facts = Record<string, string | number | boolean | null>;

export type NewEvent = {
  /** `job.accept`, `bid.reject`, `payout.settle` … */
  name: string;
  about: { kind: 'job' | 'gig' | 'payout' | 'board' | 'user' | 'person'; id: string };
  actor: { kind: 'hunter' | 'talent' | 'provider' | 'clock' | 'operator' | 'anyone'; id: string | null };
  facts?: Facts;
  at: Date;
};

export type Event = {
  id: bigint;
  name: string;
  aboutKind: string;
  aboutId: string;
  actorKind: string;
  actorId: string | null;
  facts: Facts;
  at: Date;
};

/** What a module does when it hears an event; must be idempotent by event id. */
export type Effect = (tx: Tx, event: Event, services: Services) => Promise<void>;

/** Writes the event beside the change that it tells of. */
export async function record(tx: Tx, event: NewEvent): Promise<bigint> {
  const row = await tx
    .insertInto('events')
    .values({
      name: event.name,
      about_kind: event.about.kind,
      about_id: event.about.id,
      actor_kind: event.actor.kind,
      actor_id: event.actor.id,
      facts: JSON.stringify(event.facts ?? {}),
      at: event.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes events that tell of one change, in their order, with one statement. */
export async function recordAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    name: event.name,
    about_kind: event.about.kind,
    about_id: event.about.id,
    actor_kind: event.actor.kind,
    actor_id: event.actor.id,
    facts: event.facts ?? {},
    at: event.at,
  }));
  await sql`
    insert into events (name, about_kind, about_id, actor_kind, actor_id, facts, at)
    select e.name, e.about_kind, e.about_id, e.actor_kind, e.actor_id, e.facts, e.at
    from rows from (
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
        name text, about_kind text, about_id uuid, actor_kind text, actor_id uuid, facts jsonb, at timestamptz
      )
    ) with ordinality as e (name, about_kind, about_id, actor_kind, actor_id, facts, at, position)
    order by e.position
  `.execute(tx);
}

/**
 * Hands committed events to the effects, in order, each at least once. An event whose effect fails is reported,
 * passed over, and tried again in the next round. Returns how many were handed on.
 */
export async function dispatchEvents(
  services: Services,
  effects: readonly Effect[],
  report: (error: unknown) => void,
): Promise<number> {
  const { db } = services.database;
  let count = 0;
  let cursor = 0n;
  for (;;) {
    const [waiting] = (
      await sql<{ id: bigint }>`
        select id from events where dispatched_at is null and id > ${cursor} order by id limit 1
      `.execute(db)
    ).rows;
    if (!waiting) return count;
    cursor = waiting.id;
    try {
      if (await db.transaction().execute((tx) => dispatchOne(tx, waiting.id, services, effects))) count += 1;
    } catch (error) {
      report(error);
    }
  }
}

/** False when another process has it in hand, or had. */
async function dispatchOne(
  tx: Tx,
  id: bigint,
  services: Services,
  effects: readonly Effect[],
): Promise<boolean> {
  const { rows } = await sql<EventRow>`
    select id, name, about_kind, about_id, actor_kind, actor_id, facts, at
    from events
    where id = ${id} and dispatched_at is null
    for update skip locked
  `.execute(tx);
  const [row] = rows;
  if (!row) return false;
  for (const effect of effects) await effect(tx, toEvent(row), services);
  await sql`update events set dispatched_at = ${services.clock.now()} where id = ${row.id}`.execute(tx);
  return true;
}

/** The history of one thing, oldest first. */
export async function listEvents(db: Db | Tx, kind: string, id: string): Promise<Event[]> {
  const { rows } = await sql<EventRow>`
    select id, name, about_kind, about_id, actor_kind, actor_id, facts, at
    from events
    where about_kind = ${kind} and about_id = ${id}
    order by id
    limit 500
  `.execute(db);
  return rows.map(toEvent);
}

type EventRow = {
  id: bigint;
  name: string;
  about_kind: string;
  about_id: string;
  actor_kind: string;
  actor_id: string | null;
  facts: Facts;
  at: Date;
};

function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    name: row.name,
    aboutKind: row.about_kind,
    aboutId: row.about_id,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    facts: row.facts,
    at: row.at,
  };
}
