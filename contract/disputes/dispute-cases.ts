/** A dispute as seen by the operator who decides it, and the form of the decision. */
import * as z from 'zod/mini';
import { id, naira, next, personRef, side, success, timestamp } from '../core/common.ts';
import { LONG_REASON_MAX } from '../core/limits.ts';
import { reasonText } from '../core/reason-text.ts';
import { division } from '../escrow/division.ts';
import { milestone } from '../jobs/milestones.ts';
import { acceptanceItem } from '../orders/acceptance.ts';
import { historyLine } from '../orders/orders.ts';
import { workSubmission } from '../orders/submission.ts';
import { words } from '../words.ts';
import { dispute, disputeState, grossForm } from './disputes.ts';

/** A line in an operator's list: open disputes by decision deadline, or ended ones, newest first. */
const disputeLine = z.object({
  id,
  job_id: id,
  title: z.string(),
  price: naira,
  hunter: personRef,
  talent: personRef,
  state: disputeState,
  opened_by: side,
  opened_at: timestamp,
  answer_by: timestamp,
  decide_by: z.nullable(timestamp),
  /** True when the deadline for the decision has passed. */
  overdue: z.boolean(),
  ended_at: z.nullable(timestamp),
});
export type DisputeLine = z.infer<typeof disputeLine>;

/** Everything an operator decides on: both statements, the order, its history and files, and its other possible endings. */
export const disputeCase = z.object({
  dispute,
  title: z.string(),
  brief: z.string(),
  terms: z.nullable(z.string()),
  hunter: personRef,
  talent: personRef,
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  milestones: z.array(milestone),
  submissions: z.array(workSubmission),
  /** The acceptance items, and what the hunter said about the newest round. */
  acceptance: z.array(acceptanceItem),
  history: z.array(historyLine),
  /** The division if the work were accepted now. */
  if_accepted: division,
  /** The division if the hunter cancelled now. */
  if_cancelled: division,
});
export type DisputeCase = z.infer<typeof disputeCase>;

/** An operator's decision: whole naira to the talent before the service fee, from zero to the price, and the reason. */
export const decisionForm = z.extend(grossForm, {
  reason: reasonText(10, LONG_REASON_MAX, words.disputes.errors.decisionReason),
});

export const disputeListReply = z.object({ success, disputes: z.array(disputeLine), next });
