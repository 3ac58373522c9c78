/** Jobs: what a hunter posts, its milestones and invitations. */
import * as z from 'zod/mini';
import { type JobStatus, jobStatuses } from '../acts/statuses.ts';
import { SKILL_MAX } from '../catalogue/catalogue.ts';
import {
  byId,
  done,
  id,
  isPlain,
  naira,
  name,
  next,
  page,
  pageQuery,
  personWithPicture,
  side,
  success,
  text,
  timestamp,
  wholeNaira,
  wholeNumber,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { BUDGET_MIN_NAIRA } from '../core/money.ts';
import { jobSorts, QUERY_MAX } from '../gigs/sorts.ts';
import { words } from '../words.ts';
import { invitationForm, invitee } from './invitations.ts';
import { jobStatus, jobVerb } from './job-verbs.ts';
import { milestone, milestoneForm, milestoneList } from './milestones.ts';
import { mustHaves } from './must-haves.ts';

export const JOB_TITLE_MAX = 120;
/** Maximum characters of the brief as HTML when sent; 60,000 after cleaning. */
export const BRIEF_MAX = 20_000;

export const jobType = z.enum(['open', 'close'], { error: words.jobs.errors.jobType });
const brief = z.string({ error: words.jobs.errors.description }).check(
  z.trim(),
  z.minLength(1, words.jobs.errors.description),
  z.maxLength(BRIEF_MAX, { error: words.jobs.errors.briefTooLong, abort: true }),
  // A tag ends before the next begins: looking for its end from every `<` would be quadratic.
  z.refine((html) => html.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '', words.jobs.errors.description),
  z.refine(isPlain, words.common.errors.plainText),
);

const budget = wholeNaira(words.jobs.errors.budget).check(
  z.refine(
    (digits) => Number.parseInt(digits, 10) >= BUDGET_MIN_NAIRA,
    words.jobs.errors.budgetMin(BUDGET_MIN_NAIRA),
  ),
);

export const jobForm = z.strictObject({
  title: name(JOB_TITLE_MAX, words.jobs.errors.title),
  job_description: brief,
  milestones: milestoneList,
  skill: text(SKILL_MAX, words.jobs.errors.skill),
  category: z.optional(z.nullable(id)),
  job_type: jobType,
  price_budget: budget,
  must_haves: z.optional(mustHaves),
});

/** The edit form; `milestone` is the count as text and must equal the number of milestones. */
const jobChanges = z.extend(jobForm, {
  title: z.optional(jobForm.shape.title),
  milestone: z.optional(z.string().check(z.regex(/^[1-4]$/, words.jobs.errors.milestoneCount))),
  milestones: z.optional(milestoneList),
});

/** The hunter's record on a job card. */
const hunterRecord = z.extend(personWithPicture, {
  jobs_posted: z.int(),
  jobs_hired: z.int(),
  /** Total naira ever paid into escrow. */
  paid_total: naira,
  rating: z.nullable(z.number()),
  reviews: z.int(),
  since: timestamp,
});

/** Derived from what happened to the bid and from its job's status. */
export const bidStatus = z.enum(['applied', 'offered', 'agreed', 'hired', 'rejected', 'withdrawn']);

/** The owner gets the first ten; a talent only their own. */
export const bidOfJob = z.object({
  id,
  job_id: id,
  user_id: id,
  pitch: z.string(),
  accept_price: naira,
  price_to_accept: z.nullable(naira),
  status: bidStatus,
  rejection_reason: z.nullable(z.string()),
  /** Why the talent declined or left the agreement; null otherwise. */
  withdrawal_reason: z.nullable(z.string()),
  created_at: timestamp,
  user: personWithPicture,
});

export const job = z.object({
  id,
  title: z.string(),
  skill: z.string(),
  category: z.nullable(id),
  /** Cleaned HTML. */
  job_description: z.string(),
  milestone: z.string(),
  milestones: z.array(milestone),
  job_type: jobType,
  price_budget: naira,
  /** Naira that a talent would receive at the full budget with no milestone missed. */
  net_pay: naira,
  user: hunterRecord,
  user_id: id,
  created_at: timestamp,
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  status: jobStatus,
  order_accepted: z.union([z.literal(0), z.literal(1)]),
  bid_id: z.nullable(id),
  bids_count: z.int(),
  saved: z.boolean(),
  job_bids: z.array(bidOfJob),
  /** For the owner, the talents they invited; empty for everyone else. */
  invitees: z.array(invitee),
  can: z.array(jobVerb),
});
export type Job = z.infer<typeof job>;

const jobList = z.array(job);
const ownJobs = z.strictObject({ ...page, status: z.optional(z.enum([...jobStatuses, 'all'])) });
/** Filters and order of a talent's list of open jobs, bounds included; the address of /jobrequest uses the same names. */
const forTalents = {
  query: z.optional(text(QUERY_MAX)),
  budget_min: z.optional(wholeNaira(words.common.errors.wholeNumber)),
  budget_max: z.optional(wholeNaira(words.common.errors.wholeNumber)),
  /** Maximum number of days until the last milestone is due. */
  days: z.optional(wholeNumber(0, 9_999, words.common.errors.wholeNumber)),
  bids: z.optional(wholeNumber(0, 9_999, words.common.errors.wholeNumber)),
  sort: z.optional(z.enum(jobSorts)),
};
const counts = Object.fromEntries(jobStatuses.map((status) => [status, z.int()]));
const byStatus = z.object(counts as Record<JobStatus, z.ZodMiniNumberFormat>);
/** The number of the hunter's jobs per type and status, regardless of the list's filters. */
const jobCounts = z.object({ open: byStatus, close: byStatus });
export type JobCounts = z.infer<typeof jobCounts>;

export const jobs = {
  create: endpoint({
    method: 'POST',
    path: 'job/store',
    who: 'hunter',
    changes: ['job'],
    summary: 'Posts a job with 1 to 4 milestones. The brief is cleaned of active HTML.',
    body: jobForm,
    reply: z.object({ success, data: job }),
    errors: [],
  }),
  listOwnOpen: endpoint({
    method: 'GET',
    path: 'job',
    who: 'hunter',
    tags: ['job'],
    summary: "The hunter's open jobs, newest first; `status`: one, `all`, or by default those taking bids.",
    query: ownJobs,
    reply: z.object({ success, data: z.object({ data: jobList, next }), counts: jobCounts }),
    errors: [],
  }),
  listOwnClosed: endpoint({
    method: 'GET',
    path: 'job/hunterclosedjobs',
    who: 'hunter',
    tags: ['job'],
    summary: "The hunter's closed jobs, newest first; `status`: one, `all`, or by default those taking bids.",
    query: ownJobs,
    reply: z.object({ success, jobs: jobList, next, counts: jobCounts }),
    errors: [],
  }),
  listOpen: endpoint({
    method: 'GET',
    path: 'job/getopenjobs',
    who: 'member',
    tags: ['job'],
    summary:
      'For a talent: open jobs that take bids, found by the beginnings of words in title, brief and skill. With `as=hunter`: own jobs that have bids, with the bids.',
    query: z.strictObject({
      ...page,
      as: z.optional(side),
      skill: z.optional(text(SKILL_MAX)),
      ...forTalents,
    }),
    reply: z.object({ success, openjobs: jobList, next }),
    errors: [],
  }),
  listAll: endpoint({
    method: 'GET',
    path: 'getalljobs',
    who: 'member',
    tags: ['job'],
    summary: 'Every job the caller may see: open ones, own ones, and those invited to. Newest first.',
    query: pageQuery,
    reply: z.object({ success, data: jobList, next }),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: 'job/:id',
    who: 'member',
    tags: ['job'],
    summary: 'One job that the caller may see.',
    params: byId,
    reply: z.object({ success, job }),
    errors: [404],
  }),
  milestones: endpoint({
    method: 'GET',
    path: 'job/milestones/:id',
    who: 'member',
    tags: ['job'],
    summary: 'The milestones of a job that the caller may see, with their submissions for its parties.',
    params: byId,
    reply: z.object({ success, milestones: z.array(milestone) }),
    errors: [404],
  }),
  update: endpoint({
    method: 'PUT',
    path: 'job/:id',
    who: 'hunter',
    changes: ['job'],
    summary: 'Changes an own job while it takes bids.',
    params: byId,
    body: jobChanges,
    reply: z.object({ success, data: job }),
    errors: [404, 409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'job/:id',
    who: 'hunter',
    changes: ['job'],
    summary: 'Takes an own job down while it takes bids; its bids are rejected with a reason.',
    params: byId,
    reply: done,
    errors: [404, 409],
  }),
  updateMilestone: endpoint({
    method: 'PUT',
    path: 'milestone/:id',
    who: 'hunter',
    changes: ['job'],
    summary: 'Changes a milestone of an own job while it takes bids.',
    params: byId,
    body: milestoneForm,
    reply: z.object({ success, milestone }),
    errors: [404, 409],
  }),
  invite: endpoint({
    method: 'POST',
    path: 'job/invite',
    who: 'hunter',
    changes: ['job'],
    summary:
      'Invites a registered talent by e-mail or by id, one of both. 422 `email not available` for everybody who cannot be invited.',
    body: invitationForm,
    reply: z.object({ success, data: invitee }),
    errors: [404, 409],
    throttle: 'invite',
  }),
  uninvite: endpoint({
    method: 'DELETE',
    path: 'job/invite/:job_id/:talent_id',
    who: 'hunter',
    changes: ['job'],
    summary: 'Takes an invitation back. 409 once the talent has applied; a repeat answers the same.',
    params: z.strictObject({ job_id: id, talent_id: id }),
    reply: z.object({ success, data: invitee }),
    errors: [404, 409],
  }),
  listInvited: endpoint({
    method: 'GET',
    path: 'job/closedjobinvites',
    who: 'talent',
    tags: ['job'],
    summary: 'Closed jobs to which the talent was invited and that still take bids, newest first.',
    query: pageQuery,
    reply: z.object({ success, closedjobs: jobList, next }),
    errors: [],
  }),
};
