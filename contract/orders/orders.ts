/** Orders: a job from the agreement on, for both sides (rules 2, 9.10, 9.11, 9.16, 12). */
import * as z from 'zod/mini';
import { actorKinds } from '../acts/act.ts';
import { transferSteps } from '../acts/statuses.ts';
import {
  byId,
  bySide,
  done,
  id,
  naira,
  name,
  next,
  optionalText,
  pageBySide,
  personRef,
  success,
  text,
  timestamp,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { LONG_REASON_MAX } from '../core/limits.ts';
import { cancelRule, division, shownDivision } from '../escrow/division.ts';
import { jobStatus, jobVerb } from '../jobs/job-verbs.ts';
import { MILESTONE_TITLE_MAX, milestone, milestoneSubmission, trackedMilestone } from '../jobs/milestones.ts';
import { reviewHiddenUntil, reviewOfJob } from '../reviews/review.ts';
import { words } from '../words.ts';
import { acceptanceItem } from './acceptance.ts';
import { deliverableRule, deliverablesForm } from './deliverables.ts';
import { extension } from './extension.ts';
import { offeredRound, roundOrder } from './round.ts';
import { COMMENT_MAX, workSubmission } from './submission.ts';
import { orderCounts, turn } from './turns.ts';

/** An order in a list: the fields of rules 10 for pending, active, submitted and completed orders. */
const orderRow = z.object({
  id,
  job_id: id,
  bid_id: z.nullable(id),
  title: z.string(),
  job_description: z.string(),
  milestone: z.string(),
  milestones: z.array(milestone),
  /** Naira the talent would receive now: the price less the penalties so far and the fee. */
  net_pay: naira,
  /** The agreed price in naira. */
  price_budget: naira,
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
  status: jobStatus,
  order_accepted: z.union([z.literal(0), z.literal(1)]),
  /** The hunter. */
  user: personRef,
  /** The talent. */
  creative: personRef,
  terms: z.nullable(z.string()),
  started_at: z.nullable(timestamp),
  delivered_at: z.nullable(timestamp),
  /** True when `end_date` has passed and the work has not been delivered. */
  late: z.boolean(),
  turn,
  /** The newest request for more time. */
  extension: z.nullable(extension),
  /** The hunter's review, if this reader may see it. */
  review: z.nullable(reviewOfJob),
  review_hidden_until: reviewHiddenUntil,
  /** The title and net pay again under `job`, where lists of submitted orders expect them. */
  job: z.object({
    id,
    title: z.string(),
    net_pay: naira,
    start_date: z.nullable(z.string()),
    end_date: z.nullable(z.string()),
  }),
  /** The payout of the reader's own money from this order, if one was requested. */
  payout: z.nullable(z.enum(transferSteps)),
  /** Naira of this order that the reader can withdraw now. */
  withdrawable: naira,
  /** The gig it was ordered from, its package (1 to 3) while that can be ordered again, the rounds of changes, and the further round's number. */
  gig: z.nullable(
    z.object({
      id,
      category: id,
      package: z.nullable(z.int()),
      revisions: z.nullable(z.int()),
      round: z.nullable(z.int()),
    }),
  ),
  /** A small picture: of the last submitted work, inline (`data:`), otherwise a path under `/` to the gig's picture. */
  picture: z.nullable(z.string()),
  can: z.array(jobVerb),
});
export type OrderRow = z.infer<typeof orderRow>;

/** An event of the order's history, in the language of the request. */
export const historyLine = z.object({
  id: z.string(),
  /** The name of the act, such as `job.accept`, and who performed it. */
  name: z.string(),
  actor: z.enum(actorKinds),
  at: timestamp,
  title: z.string(),
  /** A reason, a title or amounts. */
  text: z.nullable(z.string()),
});

/** The escrow and where its money is now, in naira. */
const moneyBox = z.object({
  price: naira,
  held: naira,
  division,
  /** The amounts each side has withdrawn so far. */
  talent_paid_out: naira,
  hunter_paid_out: naira,
});

const orderDetail = z.extend(orderRow, {
  milestones: z.array(trackedMilestone),
  /** The tracked order whose board has the tasks; null while it is not tracked. */
  board: z.nullable(id),
  /** The next further round, if the package has a price for it. */
  further_round: z.nullable(offeredRound),
  /** The other orders for the same work, oldest first: the first order and its further rounds. */
  rounds: z.array(roundOrder),
  /** The acceptance items that were agreed. */
  acceptance: z.array(acceptanceItem),
  job_submissions: z.array(workSubmission),
  history: z.array(historyLine),
  money: moneyBox,
  /** The reviews this reader may see: their own, and the other side's once it is shown. */
  reviews: z.array(reviewOfJob),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const orderList = z.array(orderRow);

/** The order lists for the caller's side, under their fixed names (rule 10.1). */
export const orders = {
  listPending: endpoint({
    method: 'GET',
    path: 'job/getpendingjobs',
    who: 'member',
    tags: ['job'],
    summary: 'Orders that wait for agreement or payment; `as` says which side.',
    query: pageBySide,
    reply: z.object({ success, pendingJobs: orderList, counts: orderCounts, next }),
    errors: [],
  }),
  listActive: endpoint({
    method: 'GET',
    path: 'job/getactivejobs/:id',
    who: 'member',
    tags: ['job'],
    summary: 'Orders that are paid for and being worked on. `id` is the caller.',
    params: byId,
    query: pageBySide,
    reply: z.object({ success, activeJobs: orderList, counts: orderCounts, next }),
    errors: [404],
  }),
  listSubmitted: endpoint({
    method: 'GET',
    path: 'job/getsubmittedjobs',
    who: 'member',
    tags: ['job'],
    summary: 'Orders whose work waits for the hunter.',
    query: pageBySide,
    reply: z.object({ success, submittedjobs: orderList, counts: orderCounts, next }),
    errors: [],
  }),
  listAccepted: endpoint({
    method: 'GET',
    path: 'job/getacceptedjobs',
    who: 'member',
    tags: ['job'],
    summary: 'Completed orders, newest first.',
    query: pageBySide,
    reply: z.object({ success, acceptedjobs: orderList, counts: orderCounts, next }),
    errors: [],
  }),
  listCancelled: endpoint({
    method: 'GET',
    path: 'job/getcancelledjobs',
    who: 'member',
    tags: ['job'],
    summary: 'Orders that ended before they were accepted, newest first.',
    query: pageBySide,
    reply: z.object({ success, cancelledjobs: orderList, next }),
    errors: [],
  }),
  getSubmitted: endpoint({
    method: 'GET',
    path: 'job/getsubmittedjob/:id',
    who: 'member',
    tags: ['job', 'board'],
    summary: 'An order with its submissions, money, history and reviews. `id` is the job.',
    params: byId,
    reply: z.object({ success, submission: orderDetail }),
    errors: [404],
  }),
  start: endpoint({
    method: 'PUT',
    path: 'job/startjob/:id',
    who: 'talent',
    changes: ['job', 'payment', 'notification', 'review'],
    summary: 'Stamps the start of a paid order; a second call answers the same.',
    params: byId,
    reply: done,
    errors: [404, 409],
  }),
  submitMilestone: endpoint({
    method: 'POST',
    path: 'milestone-submission',
    who: 'talent',
    changes: ['job', 'payment', 'notification', 'review'],
    summary: 'Submits a milestone of a started order: files (25 MB each), links or a comment.',
    body: z.strictObject({
      title: name(MILESTONE_TITLE_MAX, words.orders.errors.milestoneTitle),
      milestone_id: id,
      comment: optionalText(COMMENT_MAX),
      ...deliverablesForm,
    }),
    upload: {
      field: 'upload',
      required: false,
      ...deliverableRule,
    },
    reply: z.object({ success, submission: milestoneSubmission }),
    errors: [404, 409, 413, 415],
  }),
  submit: endpoint({
    method: 'POST',
    path: 'job/submitjob/:id',
    who: 'talent',
    changes: ['job', 'payment', 'notification', 'review'],
    summary:
      'Submits the work of a started order with a comment, files (25 MB each) and links: active → submitted.',
    params: byId,
    body: z.strictObject({ comment: text(COMMENT_MAX, words.orders.fixed.comment), ...deliverablesForm }),
    upload: {
      field: 'path',
      required: false,
      ...deliverableRule,
    },
    reply: z.object({ success, submission: workSubmission }),
    errors: [404, 409, 413, 415],
  }),
  accept: endpoint({
    method: 'PUT',
    path: 'job/acceptsubmittedjob/:id',
    who: 'hunter',
    changes: ['job', 'payment', 'notification', 'review'],
    summary: 'Accepts the work and divides the escrow: submitted → accepted. A repeat answers the same.',
    params: byId,
    body: z.strictObject({ expected: z.optional(shownDivision) }),
    reply: z.object({ success, division }),
    errors: [404, 409],
  }),
  decline: endpoint({
    method: 'PUT',
    path: 'job/declinesubmittedjob/:id',
    who: 'hunter',
    changes: ['job', 'payment', 'notification', 'review'],
    summary: 'Asks for changes with a reason: submitted → active.',
    params: byId,
    body: z.strictObject({ reason: text(LONG_REASON_MAX, words.orders.errors.declineReason) }),
    reply: done,
    errors: [404, 409],
  }),
  previewCancel: endpoint({
    method: 'GET',
    path: 'job/canceljob/:id',
    who: 'member',
    tags: ['job'],
    summary: 'How the escrow of an active order would be divided if the caller cancelled now.',
    params: byId,
    query: bySide,
    reply: z.object({ success, rule: cancelRule, division }),
    errors: [404, 409],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: 'job/canceljob/:id',
    who: 'member',
    changes: ['job', 'payment', 'notification', 'review'],
    summary: 'Cancels an active order with a reason; the escrow is divided (rules 3.6 and 3.7).',
    params: byId,
    body: z.strictObject({
      reason: text(LONG_REASON_MAX, words.orders.errors.cancelReason),
      expected: z.optional(shownDivision),
    }),
    reply: z.object({ success, division }),
    errors: [404, 409],
  }),
};
