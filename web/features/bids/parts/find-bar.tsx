/** How a talent searches open jobs: words, filters and order, all in the URL. */
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type JobSort, QUERY_MAX } from '#contract/gigs/sorts.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
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
    <search className="mb-4 flex flex-wrap items-start gap-2">
      <SearchForm
        query={query.query ?? ''}
        onSearch={(typed) => onChange({ ...query, query: typed || undefined })}
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
    </search>
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

/** The typed text is replaced when the query in the URL changes. */
function SearchForm({ query, onSearch }: { query: string; onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState(query);
  const [searched, setSearched] = useState(query);
  if (searched !== query) {
    setSearched(query);
    setTyped(query);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={search} className="flex min-w-0 flex-1 basis-full items-start gap-2 sm:basis-72">
      <TextField
        type="search"
        name="query"
        label={words.jobs.requests.search}
        hideLabel
        placeholder={words.jobs.requests.searchExample}
        value={typed}
        maxLength={QUERY_MAX}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" icon={<Search aria-hidden size={20} className="sm:hidden" />}>
        <span className="max-sm:sr-only">{words.gigs.search.submit}</span>
      </Button>
    </form>
  );
}
