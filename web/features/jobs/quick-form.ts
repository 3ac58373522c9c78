/** The form of a job in four cards: the ordinary job, with the gigs whose talents are to be invited. */
import type { DeepPartialSkipArrayKey } from 'react-hook-form';
import * as z from 'zod/mini';
import { words } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { EMPTY_JOB, jobFormWithBrief } from './job-form.ts';
import type { Card } from './quick-cards.ts';

/** Maximum number of talents who are invited. */
export const PICKS_MAX = 3;

const pick = z.object({ gig: z.string(), talent: z.string(), name: z.string() });

export const quickForm = z.extend(jobFormWithBrief, { picks: z.array(pick).check(z.maxLength(PICKS_MAX)) });
export type QuickControl = ContractForm<typeof quickForm>['control'];

/** One milestone holds all of the work; the penalty is that of orders from a gig. */
export const EMPTY_QUICK_JOB: z.input<typeof quickForm> = {
  ...EMPTY_JOB,
  milestones: [
    { title: words.buying.quickJob.whole, due: 7, description: words.buying.quickJob.asBrief, penalty: 5 },
  ],
  picks: [],
};

/** Fields that must be valid before the next card. */
export const FIELDS_OF = {
  what: ['job_description', 'skill'],
  taste: ['picks'],
  money: ['price_budget', 'milestones'],
  check: ['title'],
} as const satisfies Record<Card, readonly (keyof z.input<typeof quickForm>)[]>;

/** The names of the fields that are not valid. */
export function wrongFields(
  values: DeepPartialSkipArrayKey<z.input<typeof quickForm>>,
): ReadonlySet<PropertyKey | undefined> {
  const { error } = quickForm.safeParse(values);
  return new Set(error?.issues.map(({ path }) => path[0]));
}

const TITLE_MAX = 80;

/** The first line of the need, cut between words. */
export function titleFrom(need: string): string {
  const line =
    need
      .trim()
      .split('\n')[0]
      ?.replace(/[.!]+$/, '') ?? '';
  if (line.length <= TITLE_MAX) return line;
  const cut = line.slice(0, TITLE_MAX);
  return cut.slice(0, cut.lastIndexOf(' ') > 40 ? cut.lastIndexOf(' ') : TITLE_MAX);
}
