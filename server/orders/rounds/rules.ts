/** When a further round may be ordered, and the job that its remarks make (rule 2.20). Pure. */
import { addDays } from '#contract/core/days.ts';
import { cut, escapeHtml, PENALTY } from '#contract/gigs/order-terms.ts';
import { JOB_TITLE_MAX } from '#contract/jobs/jobs.ts';
import { MUST_HAVE_LETTERS, MUST_HAVES_MAX } from '#contract/jobs/must-haves.ts';
import { type RoundMark, reasonOf } from '#contract/orders/marks.ts';
import type { RoundOrder } from '#contract/orders/round.ts';
import { words } from '#contract/words.ts';
import { conflict, illegalStep, type Refusal } from '#server/core/http/refusal.ts';
import type { RoundTerms } from '#server/jobs/gig-orders/queries.ts';

export type RoundFacts = RoundTerms & {
  /** Rounds of changes that the order includes (null: not counted), and how many were asked for (`used`). */
  included: number | null;
  used: number;
  /** The number of the newest submitted round; 0 before the first. */
  newest: number;
  /** The number of this order's first round, counted over all orders for the same work. */
  number: number;
  /** False once the talent's account is suspended or erased. */
  talent_here: boolean;
  others: RoundOrder[];
};

/** Why no further round may be ordered from an order in this status; null when one may. */
export function refusesRound(
  status: string,
  { included, used, talent_here, others, number }: RoundFacts,
): Refusal | null {
  const errors = words.room.furtherErrors;
  if (status !== 'submitted' && status !== 'accepted') return illegalStep(status);
  if (used < (included ?? 0)) return conflict(errors.left, 'rounds_left');
  if (!talent_here) return conflict(errors.talentGone, 'talent_gone');
  const later = others.filter((one) => one.number > number && one.status !== 'cancelled');
  if (later.some((one) => one.status !== 'accepted')) return conflict(errors.open, 'round_open');
  return later.length > 0 ? conflict(errors.later, 'later_round') : null;
}

type Wanted = {
  /** The title of the first order. */
  title: string;
  number: number;
  marks: readonly RoundMark[];
  price: number;
  days: number;
  /** The rights agreed in the first order, as sentences. */
  rights: string | null;
  skill: string;
  /** A day in Africa/Lagos. */
  today: string;
};

const KINDS = { must: '', nice: ' (nice to have)', question: ' (question)' } as const;

/** The job and its agreement: the remarks become the brief, and the `must` remarks its acceptance items. */
export function jobFromRound({ title, number, marks, price, days, rights, skill, today }: Wanted) {
  const lines = marks.map(({ text, kind }) => `<li>${escapeHtml(text)}${KINDS[kind]}</li>`);
  const musts = marks.filter(({ kind }) => kind === 'must');
  return {
    job: {
      title: cut(`Round ${number}: ${title}`, JOB_TITLE_MAX),
      job_description: `<p>What should change in “${escapeHtml(title)}”:</p><ol>${lines.join('')}</ol>`,
      milestones: [{ title: `Round ${number}`, due: days, description: reasonOf(marks), penalty: PENALTY }],
      ...{ price_budget: String(price), skill },
      must_haves: musts.slice(0, MUST_HAVES_MAX).map(({ text }) => cut(text, MUST_HAVE_LETTERS)),
    },
    dates: {
      start_date: today,
      end_date: addDays(today, days),
      terms: [
        `A further round of changes to the order “${title}”, delivered within ${days} ${days === 1 ? 'day' : 'days'} of payment.`,
        rights
          ? `The rights that were agreed with that order cover this round: ${rights}`
          : 'What was agreed about rights with that order covers this round.',
      ].join('\n'),
    },
  };
}
