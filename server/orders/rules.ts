/** Whose turn it is in an order, and what happens, and when, if nobody acts (decisions.md, The life of a job). Pure. */
import type { Side } from '#contract/common.ts';
import { ACCEPT_AFTER_DAYS } from '#contract/lifecycles/job.ts';
import type { OrderRow } from '#contract/orders.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { MilestoneStanding } from '#server/escrow/queries.ts';
import type { JobRow } from '#server/jobs/lifecycle.ts';

type Turn = OrderRow['turn'];
type Reader = { side: Side; withdrawable: boolean; reviewed: boolean };

export function turnOf(job: JobRow, milestones: readonly MilestoneStanding[], reader: Reader): Turn {
  switch (job.status) {
    case 'offered':
      return turn('talent', 'accept-offer');
    case 'agreed':
      return turn('hunter', 'pay');
    case 'active':
      return working(job, milestones);
    case 'submitted':
      return {
        who: 'hunter',
        doing: 'answer',
        by: acceptedBy(job)?.toISOString() ?? null,
        outcome: 'accepted',
      };
    case 'accepted':
    case 'cancelled':
      return ended(job, reader);
    default:
      return turn('nobody', 'nothing');
  }
}

/** The moment at which silence accepts the work; null unless it is submitted. */
export function acceptedBy(job: JobRow): Date | null {
  return job.submitted_at && new Date(job.submitted_at.getTime() + ACCEPT_AFTER_DAYS * DAY_MS);
}

function turn(who: Turn['who'], doing: Turn['doing']): Turn {
  return { who, doing, by: null, outcome: null };
}

/** The talent's: up to the next deadline that is still open. */
function working(job: JobRow, milestones: readonly MilestoneStanding[]): Turn {
  const open = milestones.filter((milestone) => milestone.state === 'due' && milestone.dueAt);
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
