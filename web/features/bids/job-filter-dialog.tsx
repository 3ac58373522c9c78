/** The filters of the open jobs: skill, budget, time and bids so far. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { NAIRA_DIGITS } from '#contract/core/money.ts';
import type { JobSort } from '#contract/gigs/sorts.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { NumberField, SelectField } from '#web/ui/fields/text-field.tsx';
import { typedWhole } from '#web/ui/fields/typed-whole.ts';

/** Filters and sort order of the open jobs, named as in the URL and the API. */
export type OpenJobsQuery = {
  query?: string | undefined;
  skill?: string | undefined;
  budget_min?: number | undefined;
  budget_max?: number | undefined;
  days?: number | undefined;
  bids?: number | undefined;
  sort?: JobSort | undefined;
};

const DAYS = [7, 14, 30, 60];
const BIDS = [0, 5, 10, 20];

type Props = { query: OpenJobsQuery; onChange: (query: OpenJobsQuery) => void; onClose: () => void };

export function JobFilterDialog({ query, onChange, onClose }: Props) {
  const formId = useId();
  const { data } = useQuery(callOptions(catalogue.skills));
  const [wrong, setWrong] = useState(false);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const number = (name: string) => {
      const [digits] = typedWhole(String(form.get(name)));
      return digits ? Number(digits) : undefined;
    };
    const [budget_min, budget_max] = [number('budget_min'), number('budget_max')];
    if (budget_min !== undefined && budget_max !== undefined && budget_min > budget_max)
      return setWrong(true);
    const skill = String(form.get('skill')) || undefined;
    onChange({ ...query, skill, budget_min, budget_max, days: number('days'), bids: number('bids') });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.gigs.filters.title}
      size="sm"
      actions={
        <Button type="submit" form={formId}>
          {words.jobs.requests.showJobs}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={apply} className="grid grid-cols-2 items-start gap-4">
        <SelectField
          // Remounts when the skills have loaded, so that the chosen one is in the list.
          key={data ? 'all' : 'chosen'}
          label={words.common.labels.skill}
          name="skill"
          placeholder={words.jobs.requests.allSkills}
          defaultValue={query.skill}
          options={choices(data?.skills.map(({ name }) => name) ?? [], query.skill, words.common.named.of)}
          className="col-span-2"
        />
        <NumberField
          label={words.jobs.requests.budgetFrom}
          name="budget_min"
          defaultValue={query.budget_min}
          maxLength={NAIRA_DIGITS}
        />
        <NumberField
          label={words.jobs.requests.budgetTo}
          name="budget_max"
          defaultValue={query.budget_max}
          maxLength={NAIRA_DIGITS}
          error={wrong ? words.gigs.filters.priceToLow : undefined}
        />
        <SelectField
          label={words.jobs.requests.days}
          name="days"
          placeholder={words.jobs.requests.anyDays}
          defaultValue={query.days}
          options={choices(DAYS, query.days, words.gigs.filters.withinDays)}
        />
        <SelectField
          label={words.jobs.requests.bids}
          name="bids"
          placeholder={words.jobs.requests.anyBids}
          defaultValue={query.bids}
          options={choices(BIDS, query.bids, words.jobs.requests.atMostBids)}
        />
      </form>
    </Dialog>
  );
}

/** Options for the offered values; a value from the URL that is not among them comes first. */
function choices<T extends string | number>(
  offered: T[],
  chosen: T | undefined,
  label: (value: T) => string,
) {
  const all = chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered];
  return all.map((value) => ({ value: String(value), label: label(value) }));
}
