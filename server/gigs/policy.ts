/** Who may see a gig: everybody a live one, its owner any that was not taken down; and the gates of gigs and their galleries. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isLiveGig } from '#server/catalogue/policy.ts';
import type { GalleryItems, Gigs } from '#server/core/db/tables.gen.ts';
import type { Ctx, OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';

/** SQL: true when the talent (rows `u` of users and `p` of profiles) is not suspended and has a profile. */
export const isOpen: RawBuilder<boolean> = sql`u.disabled_at is null and p.user_id is not null`;
/** SQL: true for a row `g` of gigs with such a talent. */
const hasOpenTalent: RawBuilder<boolean> = sql`exists (
  select from users u
  join profiles p on p.user_id = u.id
  where u.id = g.talent_id and ${isOpen}
)`;
/** SQL: true for a row `g` of gigs that everybody may see. */
export const isShown: RawBuilder<boolean> = sql`${isLiveGig} and ${hasOpenTalent}`;

/** SQL: true for a row `g` of gigs that this reader may see: their own and public ones. Pass `isOpen` where `u` and `p` are joined. */
export function isVisibleTo(
  reader: { userId: string } | null,
  talent: RawBuilder<boolean> = hasOpenTalent,
): RawBuilder<boolean> {
  return sql`((g.talent_id = ${reader?.userId ?? null} and g.deleted_at is null) or (${isLiveGig} and ${talent}))`;
}

/** The gig, if the caller may see it; 404 otherwise. */
export async function getVisibleGig(ctx: OpenReadCtx, params: { id: string }): Promise<Selectable<Gigs>> {
  const { rows } = await sql<Selectable<Gigs>>`
    select g.* from gigs g where g.id = ${params.id} and ${isVisibleTo(ctx.actor)}
  `.execute(ctx.db);
  return orNotFound(rows[0]);
}

/** The caller's own gig; 404 otherwise. */
export function findOwnGig(ctx: ReadCtx, gigId: string): Promise<Selectable<Gigs>> {
  return readOwnGig(ctx, gigId, sql``);
}

/** The caller's own gig, locked; 404 otherwise. */
export function lockOwnGig(ctx: Ctx, gigId: string): Promise<Selectable<Gigs>> {
  return readOwnGig(ctx, gigId, sql`for update`);
}

async function readOwnGig(ctx: ReadCtx, gigId: string, lock: RawBuilder<unknown>) {
  const { rows } = await sql<Selectable<Gigs>>`
    select g.* from gigs g
    where g.id = ${gigId} and g.talent_id = ${ctx.actor.userId} and g.deleted_at is null
    ${lock}
  `.execute(ctx.db);
  return orNotFound(rows[0]);
}

type ItemRow = Selectable<GalleryItems>;
/** An item of the caller's own gallery; its gig is locked. */
export type OwnItem = { gig: Selectable<Gigs>; item: ItemRow };

/** An item of the caller's own gallery; 404 otherwise. The gig is locked first: every change of a gallery holds that lock. */
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
