/** Background work that was given up, as operators read it: a mail by its subject, an effect by its event. */
import { sql } from 'kysely';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { operatorParked } from '#contract/operator/parked.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage } from '#server/core/db/paging.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { MAIL } from '#server/core/mail/mail.ts';
import { listParked, type ParkedItem } from '#server/core/work/parked.ts';
import { canOf } from './rules.ts';

export async function list(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operatorParked.list> },
): Promise<Reply<typeof operatorParked.list>> {
  const { items, next } = cutPage(await listParked(ctx.db, query), query, ({ id }) => String(id));
  const abouts = await aboutsOf(ctx.db, items);
  return {
    success: true,
    items: items.map((item) => ({
      id: String(item.id),
      kind: item.kind,
      about: abouts.get(item.id) ?? item.subject,
      attempts: item.attempts,
      error: item.error,
      created_at: item.created_at.toISOString(),
      parked_at: item.parked_at.toISOString(),
      can: canOf(item),
    })),
    next,
  };
}

async function aboutsOf(db: Read, items: readonly ParkedItem[]): Promise<Map<bigint, string>> {
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<{ id: bigint; about: string | null }>`
    select i.id,
      case when i.kind = ${MAIL}
        then (select m.subject || ', to ' || m.to_address from mails m where m.id = i.subject::bigint)
        else (select e.name || ', ' || e.about_kind || ' ' || e.about_id from events e where e.id = i.subject::bigint)
      end as about
    from work_items i
    where i.id = any(${ids}::bigint[]) and i.subject ~ '^[0-9]{1,18}$'
  `.execute(db);
  return new Map(rows.flatMap(({ id, about }) => (about === null ? [] : [[id, about] as const])));
}
