/** Commands of the shortlist: add, remove, and erase a person's. */
import { sql } from 'kysely';
import type { Params, Reply } from '#contract/core/endpoint.ts';
import { SHORTLIST_MAX, type shortlist } from '#contract/people/shortlist.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, notFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { getVisibleGig } from '#server/gigs/policy.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import { findTalentCards, listKeptIds } from './queries.ts';

type Sent = { params: Params<typeof shortlist.keep> };

/** Adds a gig or talent; a second time changes nothing. 404 for hidden or own ones, 409 `full` at `SHORTLIST_MAX` entries. */
export async function addToShortlist(
  ctx: Ctx,
  { params: { kind, id } }: Sent,
): Promise<Reply<typeof shortlist.keep>> {
  const { userId } = ctx.actor;
  const talent = kind === 'gig' ? (await getVisibleGig(ctx, { id })).talent_id : id;
  if (talent === userId || !(await findTalentCards(ctx, [talent])).has(talent)) throw notFound();
  await lockPerson(ctx.tx, userId);
  const { ids } = await listKeptIds(ctx);
  if (ids.includes(id)) return { success: true };
  if (ids.length >= SHORTLIST_MAX) throw conflict(words.buying.shortlist.full(SHORTLIST_MAX), 'full');
  await sql`
    insert into shortlist (id, hunter_id, ${column(kind)}, created_at)
    values (${newId()}, ${userId}, ${id}, ${ctx.now})
    on conflict do nothing
  `.execute(ctx.tx);
  return { success: true };
}

export async function removeFromShortlist(
  ctx: Ctx,
  { params: { kind, id } }: Sent,
): Promise<Reply<typeof shortlist.remove>> {
  await sql`delete from shortlist where hunter_id = ${ctx.actor.userId} and ${column(kind)} = ${id}`.execute(
    ctx.tx,
  );
  return { success: true };
}

function column(kind: Sent['params']['kind']) {
  return sql.ref(`${kind}_id`);
}

/** Deletes the person's shortlist, and the person from the shortlists of others. */
export async function eraseShortlist(tx: Write, userId: string): Promise<void> {
  await sql`delete from shortlist where hunter_id = ${userId} or talent_id = ${userId}`.execute(tx);
}
