/** Moves a gig along its lifecycle, and announces every change of one: the one place that both go through. */
import type { Selectable, Updateable } from 'kysely';
import { type GigVerb, gigLifecycle } from '#contract/lifecycles/gig.ts';
import { verbsFor } from '#contract/lifecycles/lifecycle.ts';
import type { Ctx } from '#server/core/context.ts';
import { record } from '#server/core/events.ts';
import { stepFor } from '#server/core/lifecycle.ts';
import type { Gigs } from '#server/core/tables.gen.ts';
import { indexGig } from './search/commands.ts';

export type GigRow = Selectable<Gigs>;

/** Takes the step on a gig that its owner holds locked, or throws 409 with the status when that forbids it. */
export async function moveGig(
  ctx: Ctx,
  gig: GigRow,
  verb: GigVerb,
  set: Updateable<Gigs> = {},
): Promise<void> {
  const step = stepFor(gigLifecycle, verb, gig.status, 'owner');
  await changeGig(ctx, gig, verb, { ...set, status: step.to });
}

/** What the owner did to a gig; its gallery is part of it. The event is `gig.<change>`. */
export type GigChange = GigVerb | 'create' | 'change' | 'remove';

/** Writes the columns, the event and what search knows of the gig. Whoever follows gigs hears of every change through it. */
export async function changeGig(
  ctx: Ctx,
  gig: Pick<GigRow, 'id' | 'title'>,
  change: GigChange,
  set: Updateable<Gigs> = {},
): Promise<void> {
  await ctx.tx
    .updateTable('gigs')
    .set({ ...set, updated_at: ctx.now })
    .where('id', '=', gig.id)
    .execute();
  await record(ctx.tx, {
    name: `gig.${change}`,
    about: { kind: 'gig', id: gig.id },
    actor: { kind: 'talent', id: ctx.actor.userId },
    facts: { title: set.title ?? gig.title },
    at: ctx.now,
  });
  await indexGig(ctx.tx, gig.id, ctx.now);
}

/** The verbs that the owner may use now; one without a file in its gallery can not be published. */
export function canOf(gig: Pick<GigRow, 'status'>, files: number): GigVerb[] {
  return verbsFor(gigLifecycle, gig.status, 'owner').filter((verb) => verb !== 'publish' || files > 0);
}
