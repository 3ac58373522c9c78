/** Events: each change writes its event in its own transaction; after the commit, each effect that hears it is a queue item. */
import { type RawBuilder, sql } from 'kysely';
import type { ActorKind } from '#contract/acts/act.ts';
import { actOf, type EventName, type FactsOf } from '#contract/acts/all.ts';
import type { Read, Write } from '../db/database.ts';
import { fromJson, type JsonRow } from '../db/json-rows.ts';
import type { Services } from '../http/context.ts';
import { type Handler, inBatches, type NewItem, putWork } from './queue.ts';

/** The thing an event is about. */
export type EventAbout = {
  kind: 'job' | 'gig' | 'payout' | 'refund' | 'chargeback' | 'board' | 'user' | 'person';
  id: string;
};

type Written<N extends EventName> = {
  name: N;
  about: EventAbout;
  actor: { kind: ActorKind; id: string | null };
  facts: FactsOf<N>;
  at: Date;
};
/** An event to write, with the facts that its act declares (contract/acts). */
export type NewEvent = { [N in EventName]: Written<N> }[EventName];

type Stored<N extends EventName> = {
  name: N;
  id: bigint;
  aboutKind: EventAbout['kind'];
  aboutId: string;
  actorKind: ActorKind;
  actorId: string | null;
  facts: FactsOf<N>;
  at: Date;
};
/** A stored event; its name determines its facts. */
export type Event = { [N in EventName]: Stored<N> }[EventName];

/** What a module does on an event; each is its own item of the queue. */
export type Effect = {
  kind: string;
  matches(event: Event): boolean;
  /** The effect that must run before this one. */
  after?: string;
  /** Handles events in order, several at once when more than one waits. Must be idempotent. */
  run(tx: Write, events: readonly Event[], services: Services): Promise<void>;
};

/** Writes an event in the transaction of the change it reports. Throws for facts that its act does not declare. */
export function record(tx: Write, event: NewEvent): Promise<void> {
  return recordAll(tx, [event]);
}

/** Writes the events of one change, in order, with one statement. */
export function recordAll(tx: Write, events: readonly NewEvent[]): Promise<void> {
  return writeEvents(tx, events);
}

type AnyEvent = Omit<Written<EventName>, 'facts'> & { facts: Record<string, unknown> };

/** For `perform`, whose facts are typed by the act at the caller; they are parsed here. */
export async function writeEvents(tx: Write, events: readonly AnyEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    name: event.name,
    about_kind: event.about.kind,
    about_id: event.about.id,
    actor_kind: event.actor.kind,
    actor_id: event.actor.id,
    facts: actOf(event.name).facts.parse(event.facts),
    at: event.at,
  }));
  await sql`
    with written as (
      insert into events (name, about_kind, about_id, actor_kind, actor_id, facts, at)
      select e.name, e.about_kind, e.about_id, e.actor_kind, e.actor_id, e.facts, e.at
      from rows from (
        jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
          name text, about_kind text, about_id uuid, actor_kind text, actor_id uuid, facts jsonb, at timestamptz
        )
      ) with ordinality as e (name, about_kind, about_id, actor_kind, actor_id, facts, at, position)
      order by e.position
      returning id, at
    )
    insert into work_items (kind, subject, created_at, due_at)
    select ${WRITTEN}, id::text, at, at from written order by id
  `.execute(tx);
}

/** Kind of the queue item for an event that was written but not handled yet. */
const WRITTEN = 'event';

/** Returns the handlers that run effects, in order: each effect fails, pauses and is parked independently. */
export function effectHandlers(effects: readonly Effect[]): Handler[] {
  const itemsAfter = (event: Event, after?: string): NewItem[] =>
    effects
      .filter((effect) => effect.after === after && effect.matches(event))
      .map(({ kind }) => ({ kind, subject: String(event.id), dueAt: event.at }));
  const handler = (kind: string, after?: string, effect?: Effect): Handler =>
    inBatches(kind, async (tx, items, services) => {
      const events = await getEvents(
        tx,
        items.map(({ subject }) => BigInt(subject)),
      );
      await effect?.run(tx, events, services);
      await putWork(
        tx,
        events.flatMap((event) => itemsAfter(event, after)),
      );
    });
  return [handler(WRITTEN), ...effects.map((effect) => handler(effect.kind, effect.kind, effect))];
}

async function getEvents(tx: Write, ids: readonly bigint[]): Promise<Event[]> {
  const { rows } = await sql<EventRow>`
    select id, name, about_kind, about_id, actor_kind, actor_id, facts, at
    from events
    where id = any(${ids}::bigint[])
    order by id
  `.execute(tx);
  if (rows.length < ids.length) throw new Error(`of events ${ids.join(', ')} some are gone`);
  return rows.map(toEvent);
}

/**
 * Returns these events and the earlier ones about the same things whose effect of this kind is still pending and has not
 * failed, oldest first: with several processes a later event may be taken before them.
 */
export async function withEarlier(tx: Write, effect: string, events: readonly Event[]): Promise<Event[]> {
  const ids = events.map(({ id }) => id);
  const { rows } = await sql<EventRow>`
    select distinct on (e.id) e.id, e.name, e.about_kind, e.about_id, e.actor_kind, e.actor_id, e.facts, e.at
    from unnest(
      ${ids}::bigint[], ${events.map(({ aboutKind }) => aboutKind)}::text[], ${events.map(({ aboutId }) => aboutId)}::uuid[]
    ) as later (id, about_kind, about_id)
    join events e on e.about_kind = later.about_kind and e.about_id = later.about_id and e.id < later.id
    join work_items w on w.subject = e.id::text and w.kind in (${WRITTEN}, ${effect}) and w.error is null
    where e.id <> all (${ids}::bigint[])
    order by e.id
  `.execute(tx);
  return [...rows.map(toEvent), ...events].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns all events about one thing, oldest first. */
export async function listEvents(db: Read, kind: EventAbout['kind'], id: string): Promise<Event[]> {
  const { rows } = await sql<{ events: EventJson[] }>`
    select ${eventsOf(kind, sql`${id}`)} as events
  `.execute(db);
  return (rows[0]?.events ?? []).map(eventFrom);
}

/** Selects the same as a JSON column of another query; read it with `eventFrom`. */
export function eventsOf(kind: EventAbout['kind'], id: RawBuilder<unknown>): RawBuilder<EventJson[]> {
  return sql`(
    select coalesce(json_agg(e order by e.id), '[]')
    from (
      select id, name, about_kind, about_id, actor_kind, actor_id, facts, at
      from events
      where about_kind = ${kind} and about_id = ${id}
      order by id desc
      limit 500
    ) e
  )`;
}

export type EventJson = JsonRow<EventRow>;

export function eventFrom(row: EventJson): Event {
  return toEvent(fromJson<EventRow>(row, ['at'], ['id']));
}

type EventRow = {
  id: bigint;
  name: string;
  about_kind: string;
  about_id: string;
  actor_kind: string;
  actor_id: string | null;
  facts: unknown;
  at: Date;
};

/** Reads an event written by `recordAll`, or by an older version whose facts the acts still accept. */
function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    name: row.name,
    aboutKind: row.about_kind,
    aboutId: row.about_id,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    facts: actOf(row.name).facts.parse(row.facts),
    at: row.at,
  } as Event;
}
