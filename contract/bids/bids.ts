/** Bids and the agreement: apply, accept, reject, and both sides' answers (rules 9.9, 9.16, 11, 12). */
import * as z from 'zod/mini';
import {
  byId,
  day,
  done,
  id,
  naira,
  next,
  pageQuery,
  personRef,
  replySpeed,
  success,
  text,
  timestamp,
  wholeNaira,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { REASON_MAX } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { jobStatus } from '../jobs/job-verbs.ts';
import { bidOfJob, bidStatus, job, jobType } from '../jobs/jobs.ts';
import { words } from '../words.ts';

export const PITCH_MAX = 3000;

/** Either `accept_price` equal to the job's budget, or the talent's own `price_to_accept`, in whole naira. */
export const applyForm = z
  .strictObject({
    pitch: text(PITCH_MAX, words.jobs.errors.pitch),
    accept_price: z.optional(z.nullable(wholeNaira(words.jobs.errors.notTheBudget))),
    price_to_accept: z.optional(z.nullable(wholeNaira(words.jobs.errors.price))),
    job_id: id,
  })
  .check(
    z.refine((form) => (form.accept_price == null) !== (form.price_to_accept == null), {
      path: ['price_to_accept'],
      error: words.jobs.errors.acceptOrPrice,
    }),
  );

/** A bid with its job, for the bid's talent and the job's hunter. */
export const bid = z.extend(bidOfJob, {
  /** Naira the talent would receive at this price with no milestone missed. */
  net_pay: naira,
  job: z.object({
    id,
    title: z.string(),
    job_description: z.string(),
    milestone: z.string(),
    price_budget: naira,
    job_type: jobType,
    status: jobStatus,
    created_at: timestamp,
    start_date: z.nullable(z.string()),
    end_date: z.nullable(z.string()),
    user_id: id,
    user: personRef,
  }),
  can: z.array(z.enum(['withdraw', 'accept', 'reject'])),
});

/** A bid as a hunter compares it. */
const bidForHunter = z.extend(bid, {
  talent: z.object({
    id,
    name: z.string(),
    storyLine: z.nullable(z.string()),
    profile_image: z.nullable(z.string()),
    country: z.nullable(z.string()),
    rating: z.nullable(z.number()),
    reviews: z.int(),
    jobs_done: z.int(),
    /** Pictures of their work, closest to the job's skill first; at most three. */
    works: z.array(z.object({ title: z.string(), picture })),
    /** The shortest delivery time, in days, among their gigs of the job's skill; null if they have none. */
    gig_days: z.nullable(z.int()),
    replies: replySpeed,
  }),
});

/** A bid as its talent follows it (rules 10). */
const jobOffer = z.object({
  id,
  user: personRef,
  created_at: timestamp,
  updated_at: timestamp,
  rejection_reason: z.nullable(z.string()),
  withdrawal_reason: bid.shape.withdrawal_reason,
  pitch: z.string(),
  accept_price: naira,
  net_pay: naira,
  status: bidStatus,
  job: bid.shape.job,
  can: bid.shape.can,
});

const reason = (required: string) => text(REASON_MAX, required);

export const TERMS_MAX = 5000;

/** The agreement: `id` is the job, `creative_id` the talent whose bid is accepted. Dates are in Africa/Lagos. */
export const agreementForm = z
  .strictObject({
    start_date: day(words.jobs.errors.startDate),
    end_date: day(words.jobs.errors.endDate),
    terms: text(TERMS_MAX, words.jobs.errors.terms),
    id,
    creative_id: id,
    job_type: jobType,
  })
  .check(
    z.refine((form) => form.end_date >= form.start_date, {
      path: ['end_date'],
      error: words.jobs.errors.endBeforeStart,
    }),
  );

export const bids = {
  apply: endpoint({
    method: 'POST',
    path: 'job/applyforjob',
    who: 'talent',
    changes: ['job'],
    summary: 'Applies once for a job: its budget accepted, or an own price.',
    body: applyForm,
    reply: z.object({ success, job_user: bid }),
    errors: [403, 404, 409],
    throttle: 'apply',
  }),
  listApplied: endpoint({
    method: 'GET',
    path: 'job/getappliedjobs/:id',
    who: 'talent',
    tags: ['job'],
    summary: "The talent's own applications, newest first. `id` is the caller.",
    params: byId,
    query: pageQuery,
    reply: z.object({ success, appliedjobs: z.array(bid), next }),
    errors: [404],
  }),
  getApplication: endpoint({
    method: 'GET',
    path: 'job/getjobapplication/:id',
    who: 'member',
    tags: ['job'],
    summary: 'One application, for its talent and the hunter of its job.',
    params: byId,
    reply: z.object({ success, appliedjob: bid }),
    errors: [404],
  }),
  getOffer: endpoint({
    method: 'GET',
    path: 'job/getallsentjoboffer/:id',
    who: 'member',
    tags: ['job'],
    summary: 'One sent job offer (a bid as its talent follows it).',
    params: byId,
    reply: z.object({ success, joboffer: jobOffer }),
    errors: [404],
  }),
  listForJob: endpoint({
    method: 'GET',
    path: 'job/getallsentjoboffers/:id',
    who: 'hunter',
    tags: ['job'],
    summary: 'The bids of an own job, in order of arrival. `id` is the job.',
    params: byId,
    query: pageQuery,
    reply: z.object({ success, job, joboffers: z.array(bidForHunter), next }),
    errors: [404],
  }),
  listAccepted: endpoint({
    method: 'GET',
    path: 'job/getacceptedbids/:id',
    who: 'talent',
    tags: ['job'],
    summary: "The caller's accepted bids whose jobs wait for agreement or payment. `id` is the caller.",
    params: byId,
    query: pageQuery,
    reply: z.object({ success, acceptedBids: z.array(bid), next }),
    errors: [404],
  }),
  reject: endpoint({
    method: 'PUT',
    path: 'job/rejectbid/:id',
    who: 'hunter',
    changes: ['job'],
    summary: 'Rejects a bid with a reason, which the talent reads.',
    params: byId,
    body: z.strictObject({ rejection_reason: reason(words.jobs.errors.reason) }),
    reply: done,
    errors: [404, 409],
  }),
  withdrawBid: endpoint({
    method: 'PUT',
    path: 'job/withdrawbid/:id',
    who: 'talent',
    changes: ['job'],
    summary: 'Takes an own bid back while nothing was decided.',
    params: byId,
    reply: done,
    errors: [404, 409],
  }),
  offerAgreement: endpoint({
    method: 'POST',
    path: 'job/acceptagreement',
    who: 'hunter',
    changes: ['job'],
    summary: 'Accepts a bid and sends the agreement with dates and terms: bidding → offered.',
    body: agreementForm,
    reply: z.object({ success, job }),
    errors: [404, 409],
  }),
  acceptOrder: endpoint({
    method: 'PUT',
    path: 'job/acceptorder/:id',
    who: 'talent',
    changes: ['job'],
    summary: 'The talent accepts the agreement with its terms: offered → agreed. `id` is the job.',
    params: byId,
    body: z.strictObject({ terms_accepted: z.literal(true, { error: words.jobs.fixed.terms }) }),
    reply: done,
    errors: [404, 409],
  }),
  declineOrder: endpoint({
    method: 'PUT',
    path: 'job/declineorder/:id',
    who: 'talent',
    changes: ['job'],
    summary:
      'The talent declines the agreement with a reason: offered → bidding; an order from a gig is cancelled.',
    params: byId,
    body: z.strictObject({ reason: reason(words.jobs.errors.reason) }),
    reply: done,
    errors: [404, 409],
  }),
  withdrawOrder: endpoint({
    method: 'PUT',
    path: 'job/withdraworder/:id',
    who: 'member',
    changes: ['job'],
    summary:
      'Leaves an agreement that is not paid yet: the hunter from offered, either from agreed; back to bidding, or cancelled when the hunter says `cancel` or when it was ordered from a gig.',
    params: byId,
    body: z.strictObject({ reason: reason(words.jobs.errors.reason), cancel: z.optional(z.boolean()) }),
    reply: done,
    errors: [403, 404, 409],
  }),
};
