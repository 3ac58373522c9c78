/** What narrows the search now, each taken off with a tap. */
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { countFilters, type FilterName, type GigFilters, without } from '../search-state.ts';
import type { GigResults } from '../use-gig-search.ts';

type Props = { filters: GigFilters; facets: NonNullable<GigResults['first']>['facets'] | undefined };

export function FilterChips({ filters, facets }: Props) {
  if (countFilters(filters) === 0) return null;
  const { sort, ...names } = filters;
  return (
    <ul aria-label={words.gigs.filters.inUse} className="mb-4 flex flex-wrap gap-2">
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
              <span className="sr-only">{words.common.actions.remove} </span>
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
          {words.gigs.filters.clearAll}
        </Link>
      </li>
    </ul>
  );
}

function nameOf(name: FilterName, filters: GigFilters, facets: Props['facets']): string {
  const value = String(filters[name] ?? '');
  if (name === 'price_min') return words.common.amounts.from(showNaira(Number(value)));
  if (name === 'price_max') return words.gigs.filters.upTo(Number(value));
  return facets?.[name].find((facet) => facet.value === value)?.name ?? FALLBACK[name](value);
}

/** While the counts are not there, or the value left nothing. */
const FALLBACK: Record<Exclude<FilterName, 'price_min' | 'price_max'>, (value: string) => string> = {
  category: () => words.common.labels.category,
  skill: () => words.common.labels.skill,
  delivery: (days) => words.gigs.filters.withinDays(days),
  rating: (stars) => words.gigs.filters.stars(stars),
  language: () => words.common.labels.language,
  online: () => words.gigs.filters.online,
};
