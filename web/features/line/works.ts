/** The works being browsed: along the Line, or those that a search found; each only once. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '#contract/core/endpoint.ts';
import type { GigCard } from '#contract/gigs/cards.ts';
import { withCover } from '#contract/gigs/covers.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { line, type Work } from '#contract/gigs/line.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';

/** `is_new` and `pieces` are known only for works of the Line, not for those of a search. */
export type BrowsedWork = ReturnType<typeof withCover<GigCard>> & Partial<Pick<Work, 'is_new' | 'pieces'>>;

export type WorksQuery = {
  /** Category of the Line; all when undefined. */
  category: string | undefined;
  /** A search by more than the category, in its own order; null for the Line. */
  search: Call<typeof gigSearch.search>['query'] | null;
};

/** `at` is a work that a URL leads to: it comes first when it is not on the first page. */
export function useWorks({ category, search }: WorksQuery, at: string | undefined) {
  const walked = useCallPages(
    line.page,
    { query: category ? { category } : {} },
    ({ works, next }) => ({ items: works, next }),
    { enabled: search === null },
  );
  const found = useCallPages(
    gigSearch.search,
    { query: search ?? {} },
    ({ gigs, next }) => ({ items: gigs, next }),
    { enabled: search !== null },
  );
  const pages = search ? found : walked;
  const list: readonly (GigCard & Partial<Work>)[] | undefined = pages.data;
  const [first] = useState(at);
  const isAway = first !== undefined && list?.every(({ id }) => id !== first) === true;
  const single = useQuery({
    ...callOptions(gigs.get, { params: { id: first ?? '' } }),
    enabled: isAway,
    retry: false,
  });
  const ahead: readonly BrowsedWork[] = isAway ? (single.data?.gig ?? []) : [];
  return {
    ...pages,
    data: isAway && single.isPending ? undefined : list && uniqueById([...ahead, ...list.map(withCover)]),
  };
}

/** Drops duplicates: a newcomer's work comes in a place it was given and again in its order. */
function uniqueById(works: readonly BrowsedWork[]): BrowsedWork[] {
  const known = new Set<string>();
  return works.filter(({ id }) => !known.has(id) && known.add(id));
}
