/** Gigs as subjects of acts; every change to a gig or its gallery is an event. */
import { type Selectable, sql, type Updateable } from 'kysely';
import type { GigSummary, GigVerb } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import type { Gigs } from '#server/core/db/tables.gen.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { can, perform, type Subject } from '#server/core/work/acts.ts';
import { indexGig } from './search/commands.ts';

export type GigRow = Selectable<Gigs>;
type GuardData = { hasGallery: boolean };

/** @public The test of all subjects finds them by their module. */
export const gigs: Subject<
  'gig',
  Pick<GigRow, 'id' | 'title' | 'status'>,
  Updateable<Gigs>,
  GuardData,
  'title'
> = {
  name: 'gig',
  table: 'gigs',
  statusColumn: 'status',
  statusOf: (gig) => gig.status,
  columnsOf: (status) => ({ status }),
  touch: (at) => ({ updated_at: at }),
  aboutOf: (gig) => ({ kind: 'gig', id: gig.id }),
  factsOf: (_before, after) => ({ title: after.title }),
  guards: {
    hasGallery: {
      looksAt: 'guardData',
      refuses: ({ hasGallery }) =>
        hasGallery ? null : conflict(words.gigs.errors.galleryEmpty, 'gallery_empty'),
    },
  },
  guardData: async (tx, { id }) => {
    const { rows } = await sql`select from gallery_items where gig_id = ${id} limit 1`.execute(tx);
    return { hasGallery: rows.length > 0 };
  },
  follow: (tx, _act, gig, at) => indexGig(tx, gig.id, at),
};

/** Carries out the owner's act on a gig that the caller holds locked. */
export async function changeGig(
  ctx: Ctx,
  gig: Pick<GigRow, 'id' | 'title' | 'status'>,
  verb: 'change' | 'publish' | 'pause' | 'remove',
  set: Updateable<Gigs> = {},
): Promise<void> {
  await perform(ctx.tx, gigs, gig, verb, { by: { kind: 'talent', id: ctx.actor.userId }, at: ctx.now, set });
}

/** What the owner may do with the gig of this card now. */
export function gigVerbsOf(card: GigSummary, at: Date): GigVerb[] {
  return can(gigs, card, { kind: 'talent', id: card.userId }, at, { hasGallery: card.cover !== null });
}
