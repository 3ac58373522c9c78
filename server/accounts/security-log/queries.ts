/** Reads the security log: a person's own events, and all of them for the file that operators export. */
import { sql } from 'kysely';
import type { SecurityEvent, security } from '#contract/accounts/security.ts';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { Read } from '#server/core/db/database.ts';
import { afterNumber, cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { countryName } from './rules.ts';

/** The caller's own events, newest first. */
export async function listActivity(
  ctx: ReadCtx,
  { query }: { query: Query<typeof security.activity> },
): Promise<Reply<typeof security.activity>> {
  const after = afterNumber(query);
  const { rows } = await sql<Omit<SecurityEvent, 'id' | 'at'> & { id: bigint; at: Date }>`
    select id, at, kind, browser, system, country
    from security_events
    where user_id = ${ctx.actor.userId} and (${after}::bigint is null or id < ${after}::bigint)
    order by id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => String(row.id));
  const events = items.map((row) => ({
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    country: countryName(row.country, ctx.language),
  }));
  return { success: true, events, next };
}

/** Whole rows after the id `after`, in order of id. */
export async function securityEventsAfter(db: Read, after: bigint, limit: number) {
  return db
    .selectFrom('security_events')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
