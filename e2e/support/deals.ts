/** Jobs, bids and agreements that a browser test starts from, made through the API. */
import type { APIRequestContext } from '@playwright/test';
import { call, type Member } from './people.ts';

/** Returns the Lagos calendar day `daysFromNow` days from now, in the format of date fields. */
export function lagosDay(daysFromNow: number): string {
  const day = new Date(Date.now() + daysFromNow * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' }).format(day);
}

/** Formats whole naira as every screen shows them: `N120,000`. */
export function showNaira(naira: number): string {
  return `N${naira.toLocaleString('en-US')}`;
}

const JOB = {
  job_description: '<p>A mark that works in <strong>one colour</strong> on kraft paper.</p>',
  milestones: [
    { title: 'First sketches', due: 5, description: 'Three directions.', penalty: 5 },
    { title: 'Final mark', due: 12, description: 'Clean vectors.', penalty: 10 },
  ],
  skill: 'Logo design',
  job_type: 'open',
  price_budget: '150000',
};

/** Posts an open job of N150,000 with two milestones; returns its id. */
export async function postJob(
  request: APIRequestContext,
  hunter: Member,
  title: string,
  job_type: 'open' | 'close' = 'open',
): Promise<string> {
  const { data } = await call<{ data: { id: string } }>(request, hunter, 'POST', 'job/store', {
    ...JOB,
    title,
    job_type,
  });
  return data.id;
}

/** Bids at the budget of `postJob`; returns the bid's id. */
export async function bidAtBudget(
  request: APIRequestContext,
  talent: Member,
  jobId: string,
): Promise<string> {
  const bid = { job_id: jobId, pitch: 'I begin tomorrow.', accept_price: '150000' };
  const { job_user } = await call<{ job_user: { id: string } }>(
    request,
    talent,
    'POST',
    'job/applyforjob',
    bid,
  );
  return job_user.id;
}

/** The hunter offers the agreement on the talent's bid. */
export async function offerAgreement(
  request: APIRequestContext,
  hunter: Member,
  jobId: string,
  talent: Member,
): Promise<void> {
  const agreement = {
    id: jobId,
    creative_id: talent.id,
    job_type: 'open',
    start_date: lagosDay(1),
    end_date: lagosDay(20),
    terms: 'Two rounds of changes are included.',
  };
  await call(request, hunter, 'POST', 'job/acceptagreement', agreement);
}
