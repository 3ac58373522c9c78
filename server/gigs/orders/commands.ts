/** Commands of a package: order it. What comes of it is a closed job with one bid and its agreement, like any other. */
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { fromNaira } from '#contract/core/money.ts';
import type { gigOrders } from '#contract/gigs/package-orders.ts';
import type { Rights } from '#contract/gigs/rights.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { sendAgreement } from '#server/bids/agreement/commands.ts';
import { writeBid } from '#server/bids/commands.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { createJob } from '#server/jobs/commands.ts';
import { showJob } from '#server/jobs/invitations/commands.ts';
import type { GigRow } from '../acts.ts';
import { termsKeep } from '../rights/queries.ts';

/**
 * Makes the job, shows it to the talent, writes the talent's bid at the budget and sends the agreement, so that the order
 * is `offered`. 403 the caller's own gig, 409 `not_for_sale` or `package_gone`, 422 as jobs and agreements demand.
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
    .innerJoin('users', (join) => join.on('users.id', '=', gig.talent_id))
    .select(['gig_packages.name', 'includes', 'revisions', 'rights', 'users.name as talent'])
    .where('gig_id', '=', gig.id)
    .where('position', '=', body.position)
    .executeTakeFirst();
  if (!chosen) throw conflict(words.gigs.errors.packageGone, 'package_gone');
  const jobId = await makeJob(ctx, body, gig, chosen.includes);
  const bidId = await writeBid(ctx.tx, {
    job_id: jobId,
    talent_id: gig.talent_id,
    pitch: english.gigs.order.pitch(chosen.name, gig.title),
    price: fromNaira(body.price_budget),
    accepts_budget: true,
    created_at: ctx.now,
  });
  const { start_date, end_date, terms, position } = body;
  const rights = chosen.rights as Rights | null;
  await sendAgreement(
    ctx,
    { id: jobId, creative_id: gig.talent_id, job_type: 'close', start_date, end_date, terms },
    { gig: gig.title, package: chosen.name },
  );
  await ctx.tx
    .insertInto('gig_orders')
    .values({
      ...{ job_id: jobId, gig_id: gig.id, position, revisions: chosen.revisions, created_at: ctx.now },
      rights: rights && termsKeep(terms, rights, chosen.talent) ? JSON.stringify(rights) : null,
    })
    .execute();
  return { success: true, job_id: jobId, bid_id: bidId };
}

/** A closed job of the hunter, shown to the talent; what the package includes is what the work is accepted by. */
async function makeJob(
  ctx: Ctx,
  form: Body<typeof gigOrders.order>,
  gig: GigRow,
  includes: string[],
): Promise<string> {
  const skill = await ctx.tx
    .selectFrom('skills')
    .select('name')
    .where('id', '=', gig.skill_id)
    .executeTakeFirst();
  const { title, job_description, milestones, price_budget } = form;
  const { data } = await createJob(ctx, {
    body: {
      ...{ title, job_description, milestones, price_budget },
      skill: orNotFound(skill).name,
      category: gig.category_id,
      job_type: 'close',
      must_haves: includes,
    },
  });
  await showJob(ctx.tx, data.id, gig.talent_id, ctx.now);
  return data.id;
}
