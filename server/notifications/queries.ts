/** Queries of notifications, and of what each person chose to be notified of. */
import { sql } from 'kysely';
import { newsKindOf } from '#contract/acts/all.ts';
import { notificationOf } from '#contract/acts/sentences.ts';
import type { Side } from '#contract/core/common.ts';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { notifications } from '#contract/notifications/notifications.ts';
import type { notificationPreferences } from '#contract/notifications/preferences.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { type Choice, preferenceTable, type Reach } from './rules.ts';

type Row = {
  id: string;
  side: Side;
  name: string;
  facts: object;
  link: string;
  created_at: Date;
  read_at: Date | null;
  job_id: string | null;
};

/** Own notifications, newest first; `as` leaves out those for the person's other side. */
export async function list(
  ctx: ReadCtx,
  { query }: { query: Query<typeof notifications.list> },
): Promise<Reply<typeof notifications.list>> {
  const side = query.as ?? null;
  const { rows } = await sql<Row>`
    select n.id, n.side, n.name, n.facts, n.link, n.created_at, n.read_at,
      case
        when e.about_kind = 'job' then e.about_id
        when e.about_kind = 'board' then (e.facts ->> 'job_id')::uuid
      end as job_id
    from notifications n
    join events e on e.id = n.event_id
    where n.user_id = ${ctx.actor.userId}
      and (${side}::text is null or n.side = ${side})
      and ${older(query, sql`n.id`)}
    order by n.id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, notification: items.map((row) => toNotification(row, ctx.language)), next };
}

function toNotification(row: Row, language: Language = 'en') {
  return {
    id: row.id,
    ...notificationOf(row.name, row.side, row.facts, language),
    link: row.link,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    job_id: row.job_id,
    kind: newsKindOf(row.name),
  };
}

export async function unread(
  ctx: ReadCtx,
  { query }: { query: Query<typeof notifications.unread> },
): Promise<Reply<typeof notifications.unread>> {
  return { success: true, unreadNotification: await unreadOf(ctx.db, ctx.actor.userId, query.as ?? null) };
}

/** Number of a person's unread notifications, of one side or of both (null). */
export function unreadOf(db: Read, userId: string, side: Side | null): Promise<number> {
  return countOf(
    db,
    sql`
      from notifications
      where user_id = ${userId} and read_at is null and (${side}::text is null or side = ${side})
    `,
  );
}

/** Number of unread notifications of each person, both sides together, by user id. */
export async function unreadOfEach(db: Read, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select u.id, count(n.id)::int as count
    from (select distinct id from unnest(${[...userIds]}::uuid[]) as one (id)) u
    left join notifications n on n.user_id = u.id and n.read_at is null
    group by u.id
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function getPreferences(ctx: ReadCtx): Promise<Reply<typeof notificationPreferences.get>> {
  return { success: true, preferences: preferenceTable(await choicesOf(ctx.db, ctx.actor.userId)) };
}

/** What decides how each of these people is notified, by user id. */
export async function reachOf(db: Read, userIds: readonly string[]): Promise<Map<string, Reach>> {
  const { rows } = await sql<Reach & { id: string }>`
    select u.id, p.seen_at as "seenAt",
      (
        select coalesce(json_agg(json_build_object('kind', c.kind, 'way', c.way, 'wanted', c.wanted)), '[]')
        from notification_preferences c
        where c.user_id = u.id
      ) as choices
    from unnest(${[...userIds]}::uuid[]) as u (id)
    left join presence p on p.user_id = u.id
  `.execute(db);
  return new Map(rows.map(({ id, ...reach }) => [id, reach]));
}

/** The preferences that the person changed from the defaults; pass them to `waysOf`. */
export async function choicesOf(db: Read, userId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select kind, way, wanted from notification_preferences where user_id = ${userId}
  `.execute(db);
  return rows;
}
