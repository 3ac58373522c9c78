/** What narrows the search now, each taken off with a tap. */
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { screens } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { countFilters, type FilterName, type GigFilters, without } from '../search-state.ts';
import type { GigResults } from '../use-gig-search.ts';

type Props = { filters: GigFilters; facets: NonNullable<GigResults['first']>['facets'] | undefined };

export function FilterChips({ filters, facets }: Props) {
  if (countFilters(filters) === 0) return null;
  const { sort, ...names } = filters;
  return (
    <ul aria-label={screens.gigSearch.filtersInUse} className="mb-4 flex flex-wrap gap-2">
      {(Object.keys(names) as FilterName[])
        .filter((name) => names[name] !== undefined)
        .map((name) => (
          <li key={name}>
            <Link
              to="."
              search={without(filters, name)}
              replace
              resetScroll={false}
              className="inline-flex min-h-11 sm:min-h-9 items-center gap-1.5 rounded-full bg-wash px-3 text-sm font-semibold text-on-wash no-underline hover:brightness-95"
            >
              <span className="sr-only">{screens.common.remove2} </span>
              {nameOf(name, filters, facets)}
              <X aria-hidden size={16} />
            </Link>
          </li>
        ))}
      <li>
        <Link
          to="."
          search={sort ? { sort } : {}}
          replace
          resetScroll={false}
          className="inline-flex min-h-11 sm:min-h-9 items-center px-2 text-sm font-semibold"
        >
          {screens.gigSearch.clearAll}
        </Link>
      </li>
    </ul>
  );
}

function nameOf(name: FilterName, filters: GigFilters, facets: Props['facets']): string {
  const value = String(filters[name] ?? '');
  if (name === 'price_min') return screens.common.from(showNaira(Number(value)));
  if (name === 'price_max') return screens.gigSearch.upTo(showNaira(Number(value)));
  return facets?.[name].find((facet) => facet.value === value)?.name ?? FALLBACK[name](value);
}

/** While the counts are not there, or the value left nothing. */
const FALLBACK: Record<Exclude<FilterName, 'price_min' | 'price_max'>, (value: string) => string> = {
  category: () => screens.common.category,
  skill: () => screens.common.skill,
  delivery: (days) => screens.gigSearch.withinDays(days),
  rating: (stars) => screens.gigSearch.starsAndMore(stars),
  language: () => screens.common.language,
  online: () => screens.gigSearch.onlineNow,
};
