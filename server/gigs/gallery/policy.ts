/** Whose gallery it is: an item is found by the owner of its gig only. */
import { type Selectable, sql } from 'kysely';
import type { GalleryItems } from '#server/core/db/tables.gen.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import type { GigRow } from '../acts.ts';
import { lockOwnGig } from '../policy.ts';

type ItemRow = Selectable<GalleryItems>;
/** An item of the caller's own gallery; its gig is locked. */
export type OwnItem = { gig: GigRow; item: ItemRow };

/** 404 for everybody but the owner of its gig. The gig is locked first: whoever changes a gallery holds the gig. */
export async function lockOwnItem(ctx: Ctx, itemId: string): Promise<OwnItem> {
  const found = await ctx.tx
    .selectFrom('gallery_items')
    .select('gig_id')
    .where('id', '=', itemId)
    .executeTakeFirst();
  const gig = await lockOwnGig(ctx, orNotFound(found).gig_id);
  const { rows } = await sql<ItemRow>`select * from gallery_items where id = ${itemId}`.execute(ctx.tx);
  return { gig, item: orNotFound(rows[0]) };
}
