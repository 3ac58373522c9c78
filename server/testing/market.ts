/** Builders of the market, through the real endpoints: a posted job, a bid on it, an agreement accepted by both sides. */
import type * as z from 'zod/mini';
import { bids } from '#contract/bids/bids.ts';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { addDays } from '#contract/core/days.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Person } from './actors.ts';

export type Bid = Reply<typeof bids.apply>['job_user'];
export type JobForm = z.input<NonNullable<(typeof jobs.create)['body']>>;
type BidForm = z.input<NonNullable<(typeof bids.apply)['body']>>;
type AgreementForm = z.input<NonNullable<(typeof bids.offerAgreement)['body']>>;

export const MILESTONES: JobForm['milestones'] = [
  { title: 'Sketches', due: 5, description: 'Three directions on paper', penalty: 5 },
  { title: 'Final artwork', due: 14, description: 'Print-ready files', penalty: 10 },
];

/** The form of a valid job: open, N100,000, two milestones. */
export async function jobForm(hunter: Person, overrides: Partial<JobForm> = {}): Promise<JobForm> {
  return {
    title: 'Album cover for an Afrobeat band',
    job_description: '<p>We need a cover in <b>indigo</b> tones.</p>',
    milestones: MILESTONES,
    skill: overrides.skill ?? (await someSkill(hunter)),
    job_type: 'open',
    price_budget: '100000',
    ...overrides,
  };
}

async function someSkill(hunter: Person): Promise<string> {
  const { skills } = await hunter.ok(catalogue.skills);
  const [skill] = skills;
  if (!skill) throw new Error('the catalogue has no skills');
  return skill.name;
}

/** Posts a job; `overrides` replace fields of the form. */
export async function postJob(hunter: Person, overrides: Partial<JobForm> = {}): Promise<Job> {
  const { data } = await hunter.ok(jobs.create, { body: await jobForm(hunter, overrides) });
  return data;
}

/** Applies for the job at its budget, or as in `overrides` (the talent's own price is `price_to_accept`). */
export async function bidOn(
  talent: Person,
  job: Pick<Job, 'id' | 'price_budget'>,
  overrides: Partial<BidForm> = {},
): Promise<Bid> {
  const price = overrides.price_to_accept == null ? { accept_price: job.price_budget } : {};
  const body = { pitch: 'I paint covers for a living.', job_id: job.id, ...price, ...overrides };
  return (await talent.ok(bids.apply, { body })).job_user;
}

/** The form of an agreement on a bid, from the day of the bid on for 30 days. */
export function agreementForm(bid: Bid, overrides: Partial<AgreementForm> = {}): AgreementForm {
  const today = lagosDay(new Date(bid.created_at));
  return {
    id: bid.job_id,
    creative_id: bid.user_id,
    job_type: bid.job.job_type,
    start_date: today,
    end_date: addDays(today, 30),
    terms: 'Two rounds of changes are included.',
    ...overrides,
  };
}

export type Agreed = { job: Job; bid: Bid };

/**
 * Brings a job to `agreed`: posted, bid for, offered, accepted. Pass `job` or `bid` to start from there; the clock should
 * not have been moved since the bid.
 */
export async function agree(parties: {
  hunter: Person;
  talent: Person;
  job?: Job;
  bid?: Bid;
  post?: Partial<JobForm>;
  apply?: Partial<BidForm>;
  agreement?: Partial<AgreementForm>;
}): Promise<Agreed> {
  const { hunter, talent } = parties;
  const posted = parties.job ?? (parties.bid ? null : await postJob(hunter, parties.post));
  const bid = parties.bid ?? (await bidOn(talent, posted as Job, parties.apply));
  await hunter.ok(bids.offerAgreement, { body: agreementForm(bid, parties.agreement) });
  await talent.ok(bids.acceptOrder, { params: { id: bid.job_id }, body: { terms_accepted: true } });
  const { job } = await hunter.ok(jobs.get, { params: { id: bid.job_id } });
  const { appliedjob } = await talent.ok(bids.getApplication, { params: { id: bid.id } });
  return { job, bid: appliedjob };
}
