/** The steps of an order through the API, to reach the state a browser test needs. */
import { type APIRequestContext, expect } from '@playwright/test';
import { lagosDay } from './deals.ts';
import { call, type Member, unique } from './people.ts';

export type OfferedJob = { jobId: string; bidId: string; title: string; price: number };
type Funded = OfferedJob & { reference: string };

type Two = { hunter: Member; talent: Member /** Of the job; unique by default. */; title?: string };

/** Posts a job with two milestones of 5 % each, and bids at its budget. */
async function bidOn(
  request: APIRequestContext,
  { hunter, talent, title = `Festival poster ${unique()}` }: Two,
  price: number,
): Promise<OfferedJob> {
  const { skills } = await call<{ skills: { name: string }[] }>(request, hunter, 'GET', 'skill');
  const milestone = { description: 'As PNG.', penalty: 5 };
  const { data } = await call<{ data: { id: string } }>(request, hunter, 'POST', 'job/store', {
    title,
    job_description: '<p>A poster for a festival of masks.</p>',
    milestones: [
      { ...milestone, title: 'First sketches', due: 5 },
      { ...milestone, title: 'Final drawing', due: 10 },
    ],
    skill: skills[0]?.name,
    job_type: 'open',
    price_budget: price,
  });
  const bid = { pitch: 'I know these masks well.', accept_price: price, job_id: data.id };
  const { job_user } = await call<{ job_user: { id: string } }>(
    request,
    talent,
    'POST',
    'job/applyforjob',
    bid,
  );
  return { jobId: data.id, bidId: job_user.id, title, price };
}

/** Makes an order whose agreement was sent: it is the talent's turn. */
export async function offer(request: APIRequestContext, two: Two, price: number): Promise<OfferedJob> {
  const made = await bidOn(request, two, price);
  await call(request, two.hunter, 'POST', 'job/acceptagreement', {
    start_date: lagosDay(0),
    end_date: lagosDay(20),
    terms: 'Two rounds of changes are included.',
    id: made.jobId,
    creative_id: two.talent.id,
    job_type: 'open',
  });
  return made;
}

/** Makes an order that both have agreed to: the hunter can pay. */
export async function agree(request: APIRequestContext, two: Two, price: number): Promise<OfferedJob> {
  const made = await offer(request, two, price);
  await call(request, two.talent, 'PUT', `job/acceptorder/${made.jobId}`, { terms_accepted: true });
  return made;
}

/** Pays the price into escrow by card at the provider; returns the reference. */
export async function pay(request: APIRequestContext, hunter: Member, jobId: string): Promise<string> {
  const { reference } = await call<{ reference: string }>(request, hunter, 'POST', 'payment/pay', {
    job_id: jobId,
  });
  const paid = await request.post(`/paystack-simulator/control/transactions/${reference}/pay`, { data: {} });
  expect(paid.ok(), await paid.text()).toBe(true);
  const seen = await call<{ status: string }>(request, hunter, 'GET', `payment/verifypayment/${reference}`);
  expect(seen.status).toBe('funded');
  return reference;
}

/** Makes an order that is paid into escrow. */
export async function fund(request: APIRequestContext, two: Two, price: number): Promise<Funded> {
  const made = await agree(request, two, price);
  return { ...made, reference: await pay(request, two.hunter, made.jobId) };
}

/** Makes an order whose work was submitted. */
export async function submit(request: APIRequestContext, two: Two, price: number): Promise<Funded> {
  const made = await fund(request, two, price);
  await call(request, two.talent, 'PUT', `job/startjob/${made.jobId}`);
  await call(request, two.talent, 'POST', `job/submitjob/${made.jobId}`, { comment: 'The poster.' });
  return made;
}

/** Makes an order whose work was accepted: the talent can be paid. */
export async function complete(request: APIRequestContext, two: Two, price: number): Promise<Funded> {
  const made = await submit(request, two, price);
  await call(request, two.hunter, 'PUT', `job/acceptsubmittedjob/${made.jobId}`);
  return made;
}
