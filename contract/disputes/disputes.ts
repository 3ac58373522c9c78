/** Disputes: both sides' statements with evidence, and a settlement between them or an operator's decision. */
import * as z from 'zod/mini';
import { byId, id, naira, side, success, timestamp, wholeNaira } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { ATTACHMENTS, DELIVERABLE_MAX_BYTES } from '../core/files.ts';
import { reasonText } from '../core/reason-text.ts';
import { division } from '../escrow/division.ts';
import { submissionFile } from '../jobs/milestones.ts';
import { words } from '../words.ts';

/** Maximum number of files with one statement. */
export const EVIDENCE_MAX = 5;
/** Number of disputes that each side may open on one order. */
export const DISPUTES_MAX = 2;
export const STATEMENT_MAX = 3000;

const evidence = z.extend(submissionFile, { id });
export type Evidence = z.infer<typeof evidence>;

const statement = z.object({ by: side, text: z.string(), at: timestamp, files: z.array(evidence) });

/** How the escrow would be, or was, divided: `gross` is the talent's share in naira before the service fee; the rest is the hunter's. */
const share = z.object({ gross: naira, division });

/**
 * `answer`: the other side has time to answer. `decision`: an operator decides. Ended: `withdrawn` by the side that opened it,
 * `settled` by both sides, `decided` by an operator.
 */
export const disputeState = z.enum(['answer', 'decision', 'withdrawn', 'settled', 'decided']);
export type DisputeState = z.infer<typeof disputeState>;

export const dispute = z.object({
  id,
  job_id: id,
  state: disputeState,
  opened_by: side,
  opened_at: timestamp,
  statement,
  /** When the other side's time to answer ends. */
  answer_by: timestamp,
  answer: z.nullable(statement),
  /** True when the time for an answer passed without one. */
  silent: z.boolean(),
  /** When it should be decided; null while an answer is awaited, and once it has ended. */
  decide_by: z.nullable(timestamp),
  /** The division that one side proposes to the other, while the dispute is open. */
  proposal: z.nullable(z.extend(share, { by: side, at: timestamp })),
  /** How it ended, when money was divided; `reason` is the operator's, null for a settlement. */
  outcome: z.nullable(z.extend(share, { reason: z.nullable(z.string()) })),
  ended_at: z.nullable(timestamp),
});
export type Dispute = z.infer<typeof dispute>;

/** The statement, and up to five files uploaded before with `job/evidence`. */
export const disputeForm = z.strictObject({
  statement: reasonText(30, STATEMENT_MAX, words.disputes.errors.statement),
  files: z.optional(z.array(id).check(z.maxLength(EVIDENCE_MAX, words.disputes.errors.filesMax))),
});

export const grossForm = z.strictObject({ talent: wholeNaira(words.disputes.errors.amount) });
/** Form check: the talent gets at most the price, in naira. The server checks it again. */
export function shareUpTo(price: number) {
  const fits = ({ talent }: { talent: string }) => Number(talent) <= price;
  return z.refine<{ talent: string }>(fits, { error: words.disputes.errors.amount, path: ['talent'] });
}

const disputed = z.object({ success, dispute });

export const disputes = {
  get: endpoint({
    method: 'GET',
    path: 'job/dispute/:id',
    who: 'member',
    tags: ['job'],
    summary:
      'The newest dispute of an order, for its two parties; null when there was none. `id` is the job.',
    params: byId,
    reply: z.object({ success, dispute: z.nullable(dispute) }),
    errors: [404],
  }),
  open: endpoint({
    method: 'POST',
    path: 'job/dispute/:id',
    who: 'member',
    changes: ['job', 'payment', 'notification'],
    summary: 'Opens a dispute on an active or submitted order: the escrow is frozen until it ends.',
    params: byId,
    body: disputeForm,
    reply: disputed,
    errors: [404, 409],
  }),
  addEvidence: endpoint({
    method: 'POST',
    path: 'job/evidence/:id',
    who: 'member',
    changes: ['job', 'payment', 'notification'],
    summary: 'Stores a file (25 MB) for a statement that is sent within a day. `id` is the job.',
    params: byId,
    upload: { field: 'file', maxBytes: DELIVERABLE_MAX_BYTES, kinds: ATTACHMENTS, required: true },
    reply: z.object({ success, file: evidence }),
    errors: [404, 409, 413, 415],
    throttle: 'upload',
  }),
  answer: endpoint({
    method: 'PUT',
    path: 'job/answerdispute/:id',
    who: 'member',
    changes: ['job', 'payment', 'notification'],
    summary: 'The other side answers the open dispute, once, within three days.',
    params: byId,
    body: disputeForm,
    reply: disputed,
    errors: [404, 409],
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: 'job/withdrawdispute/:id',
    who: 'member',
    changes: ['job', 'payment', 'notification'],
    summary: 'Who opened the dispute takes it back: the order goes on where it stood.',
    params: byId,
    reply: disputed,
    errors: [404, 409],
  }),
  previewSettlement: endpoint({
    method: 'GET',
    path: 'job/settlement/:id',
    who: 'member',
    tags: ['job'],
    summary:
      'How the escrow of a disputed order would be divided if the talent were given so much before the fee.',
    params: byId,
    query: grossForm,
    reply: z.object({ success, division }),
    errors: [404, 409],
  }),
  propose: endpoint({
    method: 'PUT',
    path: 'job/proposesettlement/:id',
    who: 'member',
    changes: ['job', 'payment', 'notification'],
    summary: 'Proposes a division to the other side; a newer proposal of either side takes its place.',
    params: byId,
    body: grossForm,
    reply: disputed,
    errors: [404, 409],
  }),
  acceptProposal: endpoint({
    method: 'PUT',
    path: 'job/acceptsettlement/:id',
    who: 'member',
    changes: ['job', 'payment', 'notification'],
    summary:
      'Accepts the proposal of the other side, as it was shown: the escrow is divided and the order ends.',
    params: byId,
    body: grossForm,
    reply: disputed,
    errors: [404, 409],
  }),
};
