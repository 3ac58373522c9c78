/** /gigSearchResult: the gigs found, how to narrow the search, and links to each gig. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { withCover } from '#contract/gigs/covers.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import type { GigSort } from '#contract/gigs/sorts.ts';
import { isSearchable } from '#contract/gigs/sorts.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNumber } from '#web/lib/dates.ts';
import { later } from '#web/lib/later.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { GigCard } from '#web/ui/cards/gig-card.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { FindTabs } from '#web/ui/find-tabs.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import { FilterChips, Filters, type GigCounts } from './parts/filters.tsx';
import { MoreGigs, NothingFound, OwnJob } from './parts/nothing-found.tsx';
import { countFilters, type GigFilters, searchQuery } from './search-state.ts';

const FILTER_DIALOG = later(async () => (await import('./filter-dialog.tsx')).FilterDialog);

/** With this many gigs or fewer, more gigs follow below them. */
const FEW = 3;

type Props = { query: string; filters: GigFilters };

export function GigSearchScreen({ query, filters }: Props) {
  const results = useGigSearch(query, filters);
  const counts = useGigCounts(query, filters);
  const desk = useIsDesktop();
  const navigate = useNavigate();
  // With few results and no filters set, there is nothing to sort or filter.
  const idle =
    results.data !== undefined &&
    results.data.length <= FEW &&
    !results.hasMore &&
    countFilters(filters) === 0;
  const search = (text: string) =>
    void (isSearchable(text)
      ? navigate({ to: paths.gigsFound, params: { search_query: text }, search: filters })
      : navigate({ to: paths.gigSearch, search: filters }));
  return (
    <>
      <SearchForm query={query} onSearch={search} className="max-sm:-mt-3 max-sm:mb-1 sm:mb-3" />
      <div className="mb-3">
        <FindTabs query={query} filters={filters} />
      </div>
      <Head query={query} filters={filters} results={results} counts={counts} desk={desk} idle={idle} />
      <FilterChips filters={filters} facets={counts.data?.facets} />
      <div className={cx(!idle && 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-8')}>
        {desk && !idle && (
          <aside aria-label={words.gigs.filters.title}>
            <h2 className="sr-only">{words.gigs.filters.title}</h2>
            {(results.data || results.isFetching) && (
              <QueryView query={counts} waiting={<Skeleton className="h-96" />}>
                {({ facets }) => <Filters filters={filters} facets={facets} />}
              </QueryView>
            )}
          </aside>
        )}
        <Results
          // Remounts when the layout changes, so that what is loading does not jump.
          key={String(idle)}
          results={results}
          counts={counts}
          query={query}
          filters={filters}
          grid={idle ? FULL_GRID : GRID}
        />
      </div>
    </>
  );
}

type GigResults = ReturnType<typeof useGigSearch>;
type Found = { results: GigResults; counts: GigCounts };

/** The previous results stay in view while the next search loads. */
function useGigSearch(query: string, filters: GigFilters) {
  return useCallPages(
    gigSearch.search,
    { query: searchQuery(query, filters) },
    ({ gigs, next }) => ({
      items: gigs.filter(({ userdetail }) => userdetail !== null).map(withCover),
      next,
    }),
    { placeholderData: keepPreviousData },
  );
}

/** The counts of a search, in any order of its gigs; the previous ones stay in view while they load. */
function useGigCounts(query: string, filters: GigFilters): GigCounts {
  const { sort: _, ...asked } = searchQuery(query, filters);
  return useQuery({ ...callOptions(gigSearch.counts, { query: asked }), placeholderData: keepPreviousData });
}

/** A single row on phones, where the field above already shows the query. */
function Head({
  query,
  filters,
  results,
  counts,
  desk,
  idle,
}: Props & Found & { desk: boolean; idle: boolean }) {
  const corrected = results.first?.corrected;
  const named = categoryOf(filters, counts);
  // The counts bring the name of a category; its line is there before.
  const isAwaited = filters.category !== undefined && named === undefined && counts.isPending;
  // The previous total belongs to the previous gigs.
  const total = counts.isPlaceholderData && !results.isPlaceholderData ? undefined : counts.data?.total;
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 max-sm:mb-3 max-sm:items-center max-sm:gap-x-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 max-sm:contents">
        <h1
          className={cx(
            'display break-words',
            named || isAwaited ? 'max-sm:w-full' : 'max-sm:sr-only',
            isAwaited && query === '' && 'invisible',
          )}
        >
          {query === '' ? (named ?? words.gigs.search.allGigs) : words.gigs.search.titleFor(query)}
        </h1>
        <p
          role="status"
          // On phones as wide before the counts as with them, so that the row does not break when they come.
          className={cx(
            'min-h-6 min-w-0 text-soft max-sm:grow',
            corrected ? 'max-sm:basis-full' : 'max-sm:basis-14',
          )}
        >
          {total && <span className="tabular-nums">{foundText(total)}</span>}
          {corrected && (
            <>
              {' '}
              {words.gigs.search.foundFor} <strong className="text-ink">{corrected}</strong>
            </>
          )}
        </p>
      </div>
      {!idle && (
        <div className="flex items-start gap-2">
          {!desk && <FilterButton filters={filters} counts={counts} />}
          <SortField filters={filters} />
        </div>
      )}
    </header>
  );
}

function categoryOf(filters: GigFilters, { data }: GigCounts): string | undefined {
  return data?.facets.category.find(({ value }) => value === filters.category)?.name;
}

function foundText({ count, more }: { count: number; more: boolean }): string {
  const shown = `${showNumber(count)}${more ? '+' : ''}`;
  return words.gigs.search.found(shown, count);
}

function FilterButton({ filters, counts }: { filters: GigFilters; counts: GigCounts }) {
  const [open, setOpen] = useState(false);
  const used = countFilters(filters);
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-sm:px-3!"
      >
        {words.gigs.filters.title}
        {used > 0 && ` (${used})`}
      </Button>
      {open && (
        <LazyDialog
          dialog={FILTER_DIALOG}
          given={{ filters, counts, found: foundText, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}

const SORTS: { value: GigSort; label: string }[] = [
  { value: 'relevance', label: words.common.sorting.bestMatch },
  { value: 'rating', label: words.common.sorting.bestRated },
  { value: 'price-low', label: words.common.sorting.lowestPrice },
  { value: 'price-high', label: words.common.sorting.highestPrice },
  { value: 'delivery', label: words.common.sorting.fastest },
  { value: 'newest', label: words.common.sorting.newest },
];

function SortField({ filters }: { filters: GigFilters }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label={words.common.labels.sortBy}
      hideLabel
      name="sort"
      value={filters.sort ?? 'relevance'}
      options={SORTS}
      onChange={({ target }) =>
        void navigate({
          to: '.',
          search: { ...filters, sort: target.value === 'relevance' ? undefined : (target.value as GigSort) },
          replace: true,
          resetScroll: false,
        })
      }
      className="max-sm:w-36"
    />
  );
}

/** Two columns, also on phones. */
const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3';
/** For when there are no filters beside it. */
const FULL_GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4';

function Results({ results, counts, query, filters, grid }: Props & Found & { grid: string }) {
  const isCounted = !counts.isPending && !counts.isPlaceholderData;
  const inFour = useIsDesktop() && grid === FULL_GRID;
  return (
    // Tall enough that the footer does not jump into view when little is found.
    <div
      className={cx('min-h-[75dvh] transition-opacity', results.isPlaceholderData && 'opacity-55')}
      aria-busy={results.isPlaceholderData}
    >
      <h2 className="sr-only">{words.gigs.search.results}</h2>
      <QueryView query={results} errorTitle={words.common.failed.gigs} waiting={<Waiting />}>
        {(gigs) =>
          gigs.length === 0 ? (
            <NothingFound query={query} filters={filters} grid={grid} />
          ) : (
            <ul aria-label={words.common.places.gigs} className={grid}>
              {inFour && gigs.length <= FEW && (
                <li aria-hidden className="col-span-full col-start-1 row-start-1">
                  <h3 className="text-xl leading-7">{words.gigs.search.results}</h3>
                </li>
              )}
              {gigs.map((gig, index) => (
                <GigCard key={gig.id} gig={gig} eager={index < 2} />
              ))}
              {gigs.length <= FEW && !inFour && <OwnJob query={query} behind={gigs.length} inFour={false} />}
              {gigs.length <= FEW && isCounted && (
                <MoreGigs
                  query={query}
                  filters={filters}
                  found={gigs.map(({ id }) => id)}
                  inFour={inFour}
                  category={counts.data?.facets.category[0]?.value}
                />
              )}
            </ul>
          )
        }
      </QueryView>
      <LoadMore pages={results} />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-hidden className={GRID}>
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <Skeleton key={one} className="h-72 rounded sm:h-96" />
      ))}
    </div>
  );
}
