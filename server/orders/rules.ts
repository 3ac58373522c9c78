/** Whose turn it is in an order, and what happens, and when, if nobody acts. Pure. */
import { DISPUTE_DECISION_DAYS } from '#contract/acts/dispute.ts';
import { ACCEPT_AFTER_DAYS } from '#contract/acts/job.ts';
import type { Side } from '#contract/core/common.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { DisputeRow, ExtensionRow, MilestoneProgress, OrderProgress } from '#server/escrow/queries.ts';
import type { JobRow } from '#server/jobs/acts.ts';

type Turn = OrderRow['turn'];
type OrderReader = { side: Side; withdrawable: boolean; reviewed: boolean };

export function turnOf(
  job: JobRow,
  progress: Pick<OrderProgress, 'milestones' | 'extension' | 'dispute'>,
  reader: OrderReader,
): Turn {
  switch (job.status) {
    case 'offered':
      return turn('talent', 'accept-offer');
    case 'agreed':
      return turn('hunter', 'pay');
    case 'active':
      return progress.extension?.state === 'open'
        ? asked(progress.extension)
        : working(job, progress.milestones);
    case 'submitted':
      return {
        who: 'hunter',
        doing: 'answer',
        by: job.answer_due_at?.toISOString() ?? null,
        outcome: 'accepted',
      };
    case 'disputed':
      return disputed(progress.dispute);
    case 'accepted':
    case 'cancelled':
      return ended(job, reader);
    default:
      return turn('nobody', 'nothing');
  }
}

/** The moment at which silence accepts work that is submitted now. */
export function answerDueAt(now: Date): Date {
  return new Date(now.getTime() + ACCEPT_AFTER_DAYS * DAY_MS);
}

function asked(extension: ExtensionRow): Turn {
  const by = extension.lapses_at.toISOString();
  return { who: 'hunter', doing: 'answer-extension', by, outcome: 'lapsed' };
}

/** The other side's until it answered or its days passed, then the operator's. */
function disputed(dispute: DisputeRow | null): Turn {
  if (!dispute) return turn('operator', 'decide');
  const decideBy = decideByOf(dispute);
  if (decideBy) return { who: 'operator', doing: 'decide', by: decideBy.toISOString(), outcome: 'decided' };
  const who = dispute.opened_by === 'hunter' ? 'talent' : 'hunter';
  return { who, doing: 'answer-dispute', by: dispute.answer_by.toISOString(), outcome: 'unanswered' };
}

/** By when a dispute should be decided; null while an answer is waited for. */
export function decideByOf(dispute: Pick<DisputeRow, 'answered_at' | 'silent_at'>): Date | null {
  const since = dispute.answered_at ?? dispute.silent_at;
  return since && new Date(since.getTime() + DISPUTE_DECISION_DAYS * DAY_MS);
}

function turn(who: Turn['who'], doing: Turn['doing']): Turn {
  return { who, doing, by: null, outcome: null };
}

/** The talent's: up to the next deadline that is still open. */
function working(job: JobRow, milestones: readonly MilestoneProgress[]): Turn {
  const open = milestones.filter(
    (milestone) => milestone.state === 'due' && milestone.dueAt && !milestone.waived,
  );
  const next = open.reduce<Date | null>(
    (first, one) => (!first || (one.dueAt as Date) < first ? one.dueAt : first),
    null,
  );
  return {
    who: 'talent',
    doing: job.started_at ? 'work' : 'start',
    by: next?.toISOString() ?? null,
    outcome: next ? 'missed' : null,
  };
}

function ended(job: JobRow, reader: OrderReader): Turn {
  if (reader.withdrawable) return turn(reader.side, 'withdraw-money');
  if (job.status === 'accepted' && !reader.reviewed) return turn(reader.side, 'review');
  return turn('nobody', 'nothing');
}
