/** Whose turn it is in an order, and what happens, and when, if nobody acts (decisions.md, The life of a job). Pure. */
import type { Side } from '#contract/common.ts';
import { EXTENSIONS_MAX } from '#contract/deadlines.ts';
import { DISPUTES_MAX } from '#contract/disputes.ts';
import { ACCEPT_AFTER_DAYS, DISPUTE_DECISION_DAYS, type JobVerb } from '#contract/lifecycles/job.ts';
import type { OrderRow } from '#contract/orders.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { DisputeRow, ExtensionRow, MilestoneStanding, Standing } from '#server/escrow/queries.ts';
import type { JobRow } from '#server/jobs/lifecycle.ts';

type Turn = OrderRow['turn'];
type Reader = { side: Side; withdrawable: boolean; reviewed: boolean };

export function turnOf(
  job: JobRow,
  standing: Pick<Standing, 'milestones' | 'extension' | 'dispute'>,
  reader: Reader,
): Turn {
  switch (job.status) {
    case 'offered':
      return turn('talent', 'accept-offer');
    case 'agreed':
      return turn('hunter', 'pay');
    case 'active':
      return standing.extension?.state === 'open'
        ? asked(standing.extension)
        : working(job, standing.milestones);
    case 'submitted':
      return {
        who: 'hunter',
        doing: 'answer',
        by: job.answer_due_at?.toISOString() ?? null,
        outcome: 'accepted',
      };
    case 'disputed':
      return disputed(standing.dispute);
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
function working(job: JobRow, milestones: readonly MilestoneStanding[]): Turn {
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

function ended(job: JobRow, reader: Reader): Turn {
  if (reader.withdrawable) return turn(reader.side, 'withdraw-money');
  if (job.status === 'accepted' && !reader.reviewed) return turn(reader.side, 'review');
  return turn('nobody', 'nothing');
}

/** What the status alone does not say of the verbs around deadlines and disputes: who may use them when. */
export function mayNow(verb: JobVerb, side: Side, standing: Standing, now: Date): boolean {
  const { extension, dispute } = standing;
  const asks = extension?.state === 'open' && extension.lapses_at > now;
  switch (verb) {
    case 'waive':
      return standing.missed.length > 0;
    case 'request-extension':
      return !asks && standing.extensions < EXTENSIONS_MAX;
    case 'grant-extension':
    case 'refuse-extension':
    case 'withdraw-extension':
      return asks;
    case 'dispute':
      return standing.disputes[side] < DISPUTES_MAX;
    case 'answer-dispute':
      return dispute !== null && mayAnswer(dispute, side, now);
    case 'withdraw-dispute':
      return dispute?.opened_by === side;
    case 'accept-settlement':
      return dispute?.proposed_by != null && dispute.proposed_by !== side;
    default:
      return true;
  }
}

/** The other side's, once, as long as its days last. */
export function mayAnswer(dispute: DisputeRow, side: Side, now: Date): boolean {
  return dispute.opened_by !== side && !dispute.answered_at && !dispute.silent_at && dispute.answer_by > now;
}
