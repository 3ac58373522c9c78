/** Guards: what the status of an order alone does not say about who may use which act when. Acts name the guard they need. */
import type { Selectable } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import { DISPUTES_MAX } from '#contract/disputes/disputes.ts';
import { EXTENSIONS_MAX } from '#contract/orders/deadlines.ts';
import { words } from '#contract/words.ts';
import type { Jobs } from '#server/core/db/tables.gen.ts';
import { conflict, Refusal } from '#server/core/http/refusal.ts';
import type { ActedBy, Guard } from '#server/core/work/acts.ts';
import type { DisputeRow, OrderProgress } from '#server/escrow/queries.ts';

/** What guards look at besides the job. */
export type OrderGuardData = {
  progress: OrderProgress;
  /** The parties who have written their review. */
  reviewedBy: readonly string[];
};

type RefusesRow = (job: Selectable<Jobs>) => Refusal | null;
type RefusesOrder = (guardData: OrderGuardData, by: ActedBy, at: Date) => Refusal | null;

const onJob = (refuses: RefusesRow): Guard<Selectable<Jobs>, OrderGuardData> => ({ looksAt: 'row', refuses });
const onOrder = (refuses: RefusesOrder): Guard<Selectable<Jobs>, OrderGuardData> => ({
  looksAt: 'guardData',
  refuses: (guardData, _job, by, at) => refuses(guardData, by, at),
});

export const jobGuards: Record<string, Guard<Selectable<Jobs>, OrderGuardData>> = {
  notStarted: onJob((job) =>
    job.started_at ? conflict(words.orders.errors.startedAlready, 'started') : null,
  ),
  started: onJob((job) => (job.started_at ? null : conflict(words.orders.errors.startFirst, 'not_started'))),
  mayHandIn: {
    looksAt: 'guardData',
    refuses: ({ progress: { openMarks } }, job) => {
      if (!job.started_at) return conflict(words.orders.errors.startFirst, 'not_started');
      return openMarks > 0 ? conflict(words.room.marks.stillOpen(openMarks), 'marks_open') : null;
    },
  },
  hasOpenQuestion: onOrder(({ progress }) =>
    progress.openQuestions > 0 ? null : conflict(words.room.marks.noQuestion, 'no_question'),
  ),
  hasMissed: onOrder(({ progress }) =>
    progress.missed.length > 0 ? null : conflict(words.orders.errors.notMissed, 'not_missed'),
  ),
  hasMilestoneToAnswer: onOrder(({ progress: { milestones } }) =>
    milestones.some(({ answer }) => answer === 'open')
      ? null
      : conflict(words.orders.errors.milestoneNotSubmitted, 'nothing_to_answer'),
  ),
  notReviewed: onOrder(({ reviewedBy }, by) =>
    by.id !== null && reviewedBy.includes(by.id)
      ? conflict(words.profiles.reviewErrors.already, 'reviewed')
      : null,
  ),
  mayRequestExtension: onOrder(({ progress }) =>
    progress.extension?.state === 'open'
      ? conflict(words.orders.errors.moreTimeOpen, 'extension_open')
      : progress.extensions < EXTENSIONS_MAX
        ? null
        : conflict(words.orders.errors.moreTimeUsed, 'extensions_used'),
  ),
  extensionInTime: onOrder(({ progress: { extension } }, _by, at) =>
    extension?.state === 'open' && extension.lapses_at > at
      ? null
      : conflict(words.orders.errors.moreTimeNone, 'no_extension'),
  ),
  mayOpenDispute: onOrder(({ progress }, by) =>
    progress.disputes[by.kind as Side] < DISPUTES_MAX
      ? null
      : conflict(words.disputes.errors.used, 'disputes_used'),
  ),
  mayAnswerDispute: onOrder(({ progress: { dispute } }, by, at) => refusesAnswer(dispute, by, at)),
  isDisputeOpener: onOrder(({ progress: { dispute } }, by) =>
    dispute?.opened_by === by.kind ? null : new Refusal(403, words.disputes.errors.notOpener),
  ),
  isProposedTo: onOrder(({ progress: { dispute } }, by) => {
    if (dispute?.proposed_by == null) return conflict(words.disputes.errors.noOffer, 'no_proposal');
    return dispute.proposed_by === by.kind ? new Refusal(403, words.disputes.errors.ownOffer) : null;
  }),
  answerIsOver: onOrder(({ progress: { dispute } }, _by, at) => dispute && refusesDecision(dispute, at)),
};

/** Refuses a decision while the other side still has time for its answer. */
export function refusesDecision(
  dispute: Pick<DisputeRow, 'answered_at' | 'answer_by'>,
  at: Date,
): Refusal | null {
  return !dispute.answered_at && dispute.answer_by > at
    ? conflict(words.disputes.errors.answerOpen, 'answer_open')
    : null;
}

/** Only the side that did not open the dispute may answer it, once, before `answer_by`. */
function refusesAnswer(dispute: DisputeRow | null, by: ActedBy, at: Date): Refusal | null {
  if (!dispute || dispute.opened_by === by.kind) return new Refusal(403, words.disputes.errors.ownDispute);
  if (dispute.answered_at) return conflict(words.disputes.errors.answered, 'dispute_answered');
  return dispute.answer_by > at ? null : conflict(words.disputes.errors.answerOver, 'answer_over');
}
