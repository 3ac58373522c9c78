/** Orders a package. The result is a closed job with one bid and its agreement, like any other. */
import type { Insertable } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { fromNaira } from '#contract/core/money.ts';
import type { gigOrders, OrderForm } from '#contract/gigs/package-orders.ts';
import type { jobs } from '#contract/jobs/jobs.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { sendAgreement } from '#server/bids/agreement/commands.ts';
import { writeBid } from '#server/bids/commands.ts';
import type { GigOrders } from '#server/core/db/tables.gen.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, Refusal } from '#server/core/http/refusal.ts';
import { createJob } from '#server/jobs/commands.ts';
import { recordInvitation } from '#server/jobs/invitations/commands.ts';
import { assertNotBlocked } from '#server/jobs/policy.ts';
import type { GigRow } from '../acts.ts';

/**
 * Makes the job, shows it to the talent, writes the talent's bid at the budget and sends the agreement, so that the order
 * is `offered`. 403 for the caller's own gig and as `orderFromOne`, 409 `not_for_sale`, `package_gone` or `package_changed`, 422 as for jobs and agreements.
 */
export async function orderGig(
  ctx: Ctx,
  { body }: { body: Body<typeof gigOrders.order> },
  gig: GigRow,
): Promise<Reply<typeof gigOrders.order>> {
  if (gig.talent_id === ctx.actor.userId) throw new Refusal(403, words.gigs.errors.own);
  if (gig.status !== 'live') throw conflict(words.gigs.errors.notForSale, 'not_for_sale');
  const chosen = await ctx.tx
    .selectFrom('gig_packages')
    .innerJoin('skills', (join) => join.on('skills.id', '=', gig.skill_id))
    .select(['gig_packages.name', 'gig_packages.price', 'includes', 'revisions', 'round_price', 'round_days'])
    .select('skills.name as skill')
    .where('gig_id', '=', gig.id)
    .where('position', '=', body.position)
    .executeTakeFirst();
  if (!chosen) throw conflict(words.gigs.errors.packageGone, 'package_gone');
  if (body.package_price !== undefined && fromNaira(body.package_price) !== chosen.price)
    throw conflict(words.gigs.errors.packageChanged, 'package_changed');
  const { title, job_description, milestones, price_budget, start_date, end_date, terms, position } = body;
  const { skill, includes: must_haves, revisions, round_price, round_days } = chosen;
  const made = await orderFromOne(ctx, {
    talentId: gig.talent_id,
    job: { title, job_description, milestones, price_budget, skill, category: gig.category_id, must_haves },
    dates: { start_date, end_date, terms },
    pitch: english.gigs.order.pitch(chosen.name, gig.title),
    facts: { gig: gig.title, package: chosen.name },
    kept: { gig_id: gig.id, position, revisions, round_price, round_days },
  });
  return { success: true, ...made };
}

type OneTalentOrder = {
  talentId: string;
  job: Omit<Body<typeof jobs.create>, 'job_type'>;
  dates: Pick<OrderForm, 'start_date' | 'end_date' | 'terms'>;
  pitch: string;
  facts?: { gig: string; package: string };
  /** Stored with the order from the gig. */
  kept: Omit<Insertable<GigOrders>, 'job_id' | 'created_at'>;
};

/**
 * Creates a closed job of the caller's, shows it to the talent, writes their bid at its budget and sends the agreement, so that the
 * order is `offered`. 403 when one of the two has blocked the other, 422 as for jobs and agreements.
 */
export async function orderFromOne(
  ctx: Ctx,
  { talentId, job, dates, pitch, facts, kept }: OneTalentOrder,
): Promise<{ job_id: string; bid_id: string }> {
  await assertNotBlocked(ctx, talentId);
  const { id } = (await createJob(ctx, { body: { ...job, job_type: 'close' } })).data;
  await recordInvitation(ctx.tx, id, talentId, ctx.now);
  const bid_id = await writeBid(ctx.tx, {
    ...{ job_id: id, talent_id: talentId, pitch, created_at: ctx.now },
    ...{ price: fromNaira(job.price_budget), accepts_budget: true },
  });
  await sendAgreement(ctx, { ...dates, id, creative_id: talentId, job_type: 'close' }, facts);
  await ctx.tx
    .insertInto('gig_orders')
    .values({ ...kept, job_id: id, created_at: ctx.now })
    .execute();
  return { job_id: id, bid_id };
}
