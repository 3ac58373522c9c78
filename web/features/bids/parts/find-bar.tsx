/** How a talent searches open jobs: words, filters and order, all in the URL. */
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { JobSort } from '#contract/gigs/sorts.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import type { OpenJobsQuery } from '../job-filter-dialog.tsx';

const FILTERS = later(async () => (await import('../job-filter-dialog.tsx')).JobFilterDialog);

const SORTS: readonly { value: JobSort; label: string }[] = [
  { value: 'budget', label: words.jobs.requests.sortBudget },
  { value: 'bids', label: words.jobs.requests.sortBids },
  { value: 'days', label: words.jobs.requests.sortDays },
];

type Props = {
  query: OpenJobsQuery;
  onChange: (query: OpenJobsQuery) => void;
  /** The number of jobs found, as text, once known. */
  found: string | undefined;
};

export function FindBar({ query, onChange, found }: Props) {
  const [filtering, setFiltering] = useState(false);
  const filters = inWords(query);
  const used = filters.length;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-2">
      <SearchForm
        query={query.query ?? ''}
        onSearch={(typed) => onChange({ ...query, query: typed || undefined })}
        label={words.jobs.requests.search}
        placeholder={words.jobs.requests.searchExample}
        className="min-w-0 flex-1 basis-full sm:basis-72"
      />
      <p
        role="status"
        className="leading-11 font-semibold whitespace-nowrap max-sm:text-sm max-sm:leading-11 sm:order-1 sm:ml-2"
      >
        {found}
      </p>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal size={18} />}
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
        className="max-sm:ml-auto"
      >
        {words.gigs.filters.title}
        {used > 0 && ` (${used})`}
      </Button>
      <SelectField
        label={words.common.labels.sortBy}
        hideLabel
        name="sort"
        placeholder={words.common.sorting.sortNewest}
        value={query.sort ?? ''}
        options={SORTS}
        onChange={({ target: { value } }) =>
          onChange({ ...query, sort: SORTS.find((one) => one.value === value)?.value })
        }
        className="min-w-0 max-sm:grow max-sm:[&_select]:field-sizing-content sm:order-1"
      />
      {(used > 0 || query.query) && (
        <p className="flex w-full flex-wrap items-center gap-x-2 text-sm wrap-anywhere text-soft sm:order-2">
          {filters.join(' · ')}
          <Button variant="quiet" size="sm" onClick={() => onChange({ sort: query.sort })}>
            {words.gigs.filters.clearAll}
          </Button>
        </p>
      )}
      {filtering && (
        <LazyDialog dialog={FILTERS} given={{ query, onChange, onClose: () => setFiltering(false) }} />
      )}
    </div>
  );
}

/** The filters that are set, as text. */
function inWords({ skill, budget_min: from, budget_max: to, days, bids }: OpenJobsQuery): string[] {
  return [
    skill,
    from !== undefined && words.common.amounts.from(showNaira(from)),
    to !== undefined && words.gigs.filters.upTo(to),
    days !== undefined && words.gigs.filters.withinDays(days),
    bids !== undefined && words.jobs.requests.atMostBids(bids),
  ].filter((one) => typeof one === 'string');
}
