/** The steps of an order in the example market, played through the product's own API. */
import { bids } from '#contract/bids/bids.ts';
import { addDays } from '#contract/core/days.ts';
import type { ScopePackage } from '#contract/gigs/gigs.ts';
import { jobFromPackage } from '#contract/gigs/order-terms.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { acceptance } from '#contract/orders/acceptance.ts';
import { type MarkForm, marks } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { lagosDay } from '#server/core/clock.ts';
import { handedIn } from './deliveries.ts';
import type { Shop } from './gigs.ts';
import type { SeedJob } from './jobs.ts';
import { ordered, pitches } from './ordered.ts';
import type { Member, World } from './world.ts';

/** `order` is the key of its submissions in `deliveries.ts`. */
export type Deal = { hunter: Member; talent: Member; job: Job; order: string };

export async function postJob(hunter: Member, job: SeedJob): Promise<Job> {
  return (await hunter.ok(jobs.create, { body: job })).data;
}

export async function applyForJob(
  talent: Member,
  job: Job,
  pitch: string,
  ownPrice?: number,
): Promise<string> {
  const price = ownPrice ? { price_to_accept: ownPrice } : { accept_price: job.price_budget };
  return (await talent.ok(bids.apply, { body: { pitch, job_id: job.id, ...price } })).job_user.id;
}

export async function offered(
  world: World,
  hunter: Member,
  talent: Member,
  order: keyof typeof ordered,
): Promise<Deal> {
  const job = await postJob(hunter, ordered[order]);
  await applyForJob(talent, job, pitches[order]);
  const start = lagosDay(world.now());
  await hunter.ok(bids.offerAgreement, {
    body: {
      id: job.id,
      creative_id: talent.id,
      job_type: job.job_type,
      start_date: start,
      end_date: addDays(start, Math.max(...job.milestones.map((milestone) => milestone.due)) + 2),
      terms: 'Two rounds of changes are included. All files are handed over with the last milestone.',
    },
  });
  return { hunter, talent, job, order };
}

export async function agreed(
  world: World,
  hunter: Member,
  talent: Member,
  order: keyof typeof ordered,
): Promise<Deal> {
  const deal = await offered(world, hunter, talent, order);
  world.advanceClock(0.2);
  await talent.ok(bids.acceptOrder, { params: { id: deal.job.id }, body: { terms_accepted: true } });
  return deal;
}

/** Orders the smallest package of the gig under this title; the talent agrees. */
export async function bought(
  world: World,
  hunter: Member,
  { talent, gig }: Shop,
  { order, title }: { order: string; title: string },
): Promise<Deal> {
  const form = jobFromPackage(gig, gig.scopepackage[0] as ScopePackage, lagosDay(world.now()));
  const body = { ...form, title, milestones: form.milestones.slice(-1) };
  const { job_id: id } = await hunter.ok(gigOrders.order, { params: { id: gig.id }, body });
  await talent.ok(bids.acceptOrder, { params: { id }, body: { terms_accepted: true } });
  const { job } = await hunter.ok(jobs.get, { params: { id } });
  return { hunter, talent, job, order };
}

export async function paid(world: World, deal: Deal): Promise<void> {
  world.advanceClock(0.15);
  const { reference } = await deal.hunter.ok(payments.pay, { body: { job_id: deal.job.id } });
  await world.control(`/transactions/${reference}/pay`, { channel: 'bank_transfer', webhook: false });
  await deal.hunter.ok(payments.verify, { params: { ref: reference } });
  world.advanceClock(0.1);
  await deal.talent.ok(orders.start, { params: { id: deal.job.id } });
}

/** Submits the milestones at these positions, from 1, each with its files. */
export async function handIn(deal: Deal, positions: readonly number[]): Promise<void> {
  for (const { id, title, position } of deal.job.milestones) {
    if (!positions.includes(position)) continue;
    const body = { title, milestone_id: id, ...(await handedIn(deal, `${position}`)) };
    await deal.talent.ok(orders.submitMilestone, { body });
  }
}

/** Submits the whole work with the files of `part`. */
export async function submit(deal: Deal, part = 'work'): Promise<void> {
  await deal.talent.ok(orders.submit, { params: { id: deal.job.id }, body: await handedIn(deal, part) });
}

/** Submits the last milestone and then the whole work. */
export async function deliver(deal: Deal): Promise<void> {
  await handIn(deal, [deal.job.milestones.length]);
  await submit(deal);
}

/** The hunter marks each acceptance item as met or not met; met where `met` has no entry. */
export async function judgeItems({ hunter, job }: Deal, met: readonly boolean[]): Promise<void> {
  const { submission } = await hunter.ok(orders.getSubmitted, { params: { id: job.id } });
  for (const [place, { id }] of submission.acceptance.entries()) {
    await hunter.ok(acceptance.judge, { params: { id }, body: { met: met[place] ?? true } });
  }
}

type Remark = Omit<MarkForm, 'file_id'> & { file: number };

/** Asks for changes by remarks; `file` is the file's index in the newest round, from 0. */
export async function sendBack({ hunter, job }: Deal, remarks: readonly Remark[]): Promise<void> {
  const params = { id: job.id };
  const { submission } = await hunter.ok(orders.getSubmitted, { params });
  const files = submission.job_submissions[0]?.files ?? [];
  const list = remarks.map(({ file, ...remark }) => ({ ...remark, file_id: files[file]?.id ?? '' }));
  await hunter.ok(marks.send, { params, body: { marks: list } });
}

/** The talent answers the remarks of the newest round, and marks all but questions as done. */
export async function answerRemarks({ talent, job }: Deal, answers: readonly string[]): Promise<void> {
  const { submission } = await talent.ok(orders.getSubmitted, { params: { id: job.id } });
  for (const [place, { id, kind }] of (submission.job_submissions[0]?.marks ?? []).entries()) {
    const answer = answers[place];
    await talent.ok(marks.answer, {
      params: { id },
      body: { done: kind !== 'question', ...(answer && { answer }) },
    });
  }
}

export async function accept(deal: Deal): Promise<void> {
  await deal.hunter.ok(orders.accept, { params: { id: deal.job.id } });
}

export async function finish(world: World, deal: Deal): Promise<void> {
  await deliver(deal);
  await world.advanceDays(1);
  await accept(deal);
}
