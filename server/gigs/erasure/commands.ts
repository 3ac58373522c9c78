/** Takes down all gigs of a person and erases their texts. */
import { sql } from 'kysely';
import { words } from '#contract/words/en.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { forgetTitles } from '#server/core/security/erasure.ts';
import type { GigRow } from '../acts.ts';
import { removeGig } from '../commands.ts';

/** The title and the packages of a gig that was ordered stay: they are the terms of somebody's order. */
export async function eraseGigs(ctx: Ctx): Promise<void> {
  const { userId } = ctx.actor;
  const { rows } = await sql<GigRow>`
    select * from gigs where talent_id = ${userId} and deleted_at is null order by id for update
  `.execute(ctx.tx);
  for (const gig of rows) await removeGig(ctx, null, gig);
  await sql`
    update gigs set overview = '', description = '', tags = '{}' where talent_id = ${userId}
  `.execute(ctx.tx);
  const unordered = await sql<{ id: string }>`
    update gigs set title = ${words.accounts.erased.gig}
    where talent_id = ${userId} and not exists (select from gig_orders o where o.gig_id = gigs.id)
    returning id
  `.execute(ctx.tx);
  await forgetTitles(
    ctx.tx,
    'gig',
    unordered.rows.map(({ id }) => id),
  );
  await sql`
    delete from gig_faqs where gig_id in (select id from gigs where talent_id = ${userId})
  `.execute(ctx.tx);
  await sql`
    delete from gig_packages
    where gig_id in (select id from gigs where talent_id = ${userId})
      and not exists (select from gig_orders o where o.gig_id = gig_packages.gig_id)
  `.execute(ctx.tx);
}
