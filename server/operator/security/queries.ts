/** The security log as operators read it. */
import { sql } from 'kysely';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { operatorSecurity, SecurityLine } from '#contract/operator/security.ts';
import { emailKey } from '#server/accounts/commands.ts';
import { afterNumber, cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';

type Row = Omit<SecurityLine, 'id' | 'at' | 'person'> & {
  id: bigint;
  at: Date;
  user_id: string | null;
  name: string | null;
};

/** The events, newest first, filtered by kind and by a person or a network. */
export async function listSecurityEvents(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operatorSecurity.list> },
): Promise<Reply<typeof operatorSecurity.list>> {
  const after = afterNumber(query);
  const q = query.q?.trim() || null;
  const { rows } = await sql<Row>`
    select e.id, e.at, e.kind, e.user_id, u.name, e.network, e.country, e.browser, e.system, e.facts, e.request_id
    from security_events e
    left join users u on u.id = e.user_id
    where (${after}::bigint is null or e.id < ${after}::bigint)
      and (${query.kind ?? null}::text is null or e.kind = ${query.kind ?? null})
      and (${q}::text is null or u.email_key = ${emailKey(q ?? '')} or u.id::text = ${q} or e.network = ${q})
    order by e.id desc
    limit ${rowsToRead(query)}
  `.execute(ctx.db);
  const { items, next } = cutPage(rows, query, (row) => String(row.id));
  const events = items.map(({ id, at, user_id, name, ...row }) => ({
    ...row,
    id: String(id),
    at: at.toISOString(),
    person: user_id && name ? { id: user_id, name } : null,
  }));
  return { success: true, events, next };
}
