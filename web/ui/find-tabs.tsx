/** The tabs Gigs and Work: two views of the same search. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';

type Props = {
  query: string;
  /** The filters of the search, as its address holds them. */
  filters: Record<string, string | number | undefined>;
  /** Content at the end of the tabs. */
  children?: ReactNode;
};

export function FindTabs({ query, filters, children }: Props) {
  const look =
    'inline-flex min-h-11 flex-1 items-center justify-center border-b-3 border-transparent px-4 font-semibold text-soft no-underline hover:text-ink focus-visible:-outline-offset-3 sm:flex-none data-[status=active]:border-primary data-[status=active]:text-link';
  const same = { className: look, activeOptions: { includeSearch: false } };
  return (
    <nav aria-label={words.gigs.search.tabs} className="-mx-4 flex border-b border-line px-2 sm:mx-0 sm:px-0">
      {query === '' ? (
        <Link {...same} to={paths.gigSearch} search={filters}>
          {words.common.places.gigs}
        </Link>
      ) : (
        <Link {...same} to={paths.gigsFound} params={{ search_query: query }} search={filters}>
          {words.common.places.gigs}
        </Link>
      )}
      <Link {...same} to={paths.work} search={{ ...filters, ...(query !== '' && { q: query }) }}>
        {words.common.places.work}
      </Link>
      {children}
    </nav>
  );
}
