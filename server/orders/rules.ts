/** Whose turn it is in an order, and what happens when if no one acts. Pure. */
import { askedFor } from '#contract/acts/act.ts';
import { actOf } from '#contract/acts/all.ts';
import { ACCEPT_AFTER_DAYS } from '#contract/acts/deadlines.ts';
import { DISPUTE_DECISION_DAYS } from '#contract/acts/dispute.ts';
import type { Side } from '#contract/core/common.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { can } from '#server/core/work/acts.ts';
import type { DisputeRow, OrderProgress } from '#server/escrow/queries.ts';
import { type JobRow, jobs } from '#server/jobs/acts.ts';
import type { OrderGuardData } from '#server/jobs/guards.ts';

type Turn = OrderRow['turn'];
type OrderReader = { side: Side; withdrawable: boolean };

/**
 * What each party or an operator is asked to do, from the acts that they can perform now, in the order of `askedFor`; open
 * remarks that block the next round are added.
 */
export function candidateTurns(
  job: JobRow,
  guardData: OrderGuardData,
  at: Date,
): Pick<Turn, 'who' | 'doing'>[] {
  const people = [
    { kind: 'hunter', id: job.hunter_id },
    { kind: 'talent', id: job.talent_id },
    { kind: 'operator', id: null },
  ] as const;
  const found = people.flatMap((by) =>
    can(jobs, job, by, at, guardData).flatMap((verb) => {
      const doing = actOf(`job.${verb}`).asks;
      return doing ? [{ who: by.kind, doing }] : [];
    }),
  );
  if (job.status === 'active' && guardData.progress.openMarks > 0)
    found.push({ who: 'talent', doing: 'answer-remarks' });
  return found.sort((one, two) => askedFor.indexOf(one.doing) - askedFor.indexOf(two.doing));
}

/** Steps shown only to whoever is asked for them; the other side sees its own step or none. */
const OWN: readonly Turn['doing'][] = ['review', 'answer-questions'];

/**
 * The next step for the order page, whichever party it falls to, so that a talent who asked for more time sees that the
 * deadlines are paused. The list of turns differs: it puts the reader's own step first. A frozen order waits for the bank.
 */
export function turnOf(job: JobRow, guardData: OrderGuardData, reader: OrderReader, at: Date): Turn {
  if (job.frozen_at) return turn('nobody', 'wait-for-bank');
  if (reader.withdrawable) return turn(reader.side, 'withdraw-money');
  const first = candidateTurns(job, guardData, at).find(
    ({ who, doing }) => who === reader.side || !OWN.includes(doing),
  );
  return first ? turn(first.who, first.doing, job, guardData.progress) : turn('nobody', 'nothing');
}

/** A turn, with the time by which it is due and what happens then if no one acts. */
export function turn(who: Turn['who'], doing: Turn['doing'], job?: JobRow, progress?: OrderProgress): Turn {
  const [by, outcome] = (job && progress && clockOf(doing, job, progress)) ?? [null, null];
  return { who, doing, by: by?.toISOString() ?? null, outcome: by && outcome };
}

function clockOf(
  doing: Turn['doing'],
  job: JobRow,
  { milestones, extension, dispute }: OrderProgress,
): [Date | null, Turn['outcome']] | undefined {
  switch (doing) {
    case 'accept-offer':
      return [job.answer_due_at, 'offer-lapsed'];
    case 'answer':
      return [job.answer_due_at, 'accepted'];
    case 'answer-extension':
      return [extension?.lapses_at ?? null, 'lapsed'];
    case 'answer-dispute':
      return [dispute?.answer_by ?? null, 'unanswered'];
    case 'decide':
      return [dispute && decideByOf(dispute), 'decided'];
    case 'start':
    case 'work':
    case 'answer-remarks':
      return [
        earliest(milestones.flatMap((one) => (one.state === 'due' && !one.waived ? one.dueAt : []))),
        'missed',
      ];
    case 'look-at-milestone':
      return [earliest(milestones.map((one) => one.changesUntil)), 'passed'];
    default:
      return undefined;
  }
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** When work submitted now is accepted by silence. */
export function answerDueAt(now: Date): Date {
  return new Date(now.getTime() + ACCEPT_AFTER_DAYS * DAY_MS);
}

/** When a dispute should be decided by; null while it waits for the other side's answer. */
export function decideByOf(dispute: Pick<DisputeRow, 'answered_at' | 'silent_at'>): Date | null {
  const since = dispute.answered_at ?? dispute.silent_at;
  return since && new Date(since.getTime() + DISPUTE_DECISION_DAYS * DAY_MS);
}
