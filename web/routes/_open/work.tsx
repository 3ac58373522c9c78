/** /work: work to browse, for everybody; a search that began among the gigs continues here. */
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { line } from '#contract/gigs/line.ts';
import { QUERY_MAX } from '#contract/gigs/sorts.ts';
import { words } from '#contract/words.ts';
import {
  countFilters,
  type GigFilters,
  readFilters,
  searchQuery,
} from '#web/features/gig-search/search-state.ts';
import { LineScreen } from '#web/features/line/line-screen.tsx';
import { loadPages } from '#web/lib/pages.ts';
import { readId } from '#web/lib/read-id.ts';
import { pageTitle } from '#web/lib/title.ts';
import { readWant, type WantSearch } from '#web/lib/wants.ts';
import { useWanted } from '#web/ui/cards/use-wanted.ts';
import { readText } from '../-searches.ts';

type WorkSearch = GigFilters &
  WantSearch & {
    q?: string | undefined;
    /** The work in view on a phone, to which a login returns. */
    at?: string | undefined;
    /** The work shown in the viewer. */
    view?: string | undefined;
  };

export const Route = createFileRoute('/_open/work')({
  head: () => pageTitle(words.gigs.line.title),
  validateSearch: (search: Record<string, unknown>): WorkSearch => ({
    ...readFilters(search),
    q: readText(search.q, QUERY_MAX),
    at: readId(search.at),
    view: readId(search.view),
    ...readWant(search),
  }),
  loaderDeps: ({ search }) => ({ isLine: isLine(search), category: search.category }),
  loader: ({ context, deps: { isLine, category } }) => {
    if (isLine) loadPages(context.queryClient, line.page, { query: category ? { category } : {} });
  },
  component: Work,
});

/** True when only a category is set: words and other filters use the search instead. */
function isLine({ q, category, ...search }: WorkSearch): boolean {
  const { sort, ...filters } = readFilters(search);
  return q === undefined && sort === undefined && countFilters(filters) === 0;
}

function Work() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  const { q = '', at, view, want, ...rest } = search;
  const filters = readFilters(rest);
  const wanted = useWanted(want);
  const change = (next: Partial<WorkSearch>, replace: boolean) =>
    void navigate({ to: '.', search: { ...search, ...next }, replace, resetScroll: false });
  return (
    <LineScreen
      asked={{ category: filters.category, search: isLine(search) ? null : searchQuery(q, filters) }}
      query={q}
      filters={filters}
      at={at}
      view={view}
      isWanted={wanted === 'heart'}
      onNarrow={(narrowed) => void navigate({ to: '.', search: narrowed, resetScroll: false })}
      onAt={(gig) => change({ at: gig, want: undefined }, true)}
      onView={(gig, isFirst) => change({ view: gig }, !isFirst)}
      onClose={() => {
        // Closing the viewer also removes it from the history.
        if (router.history.canGoBack()) router.history.back();
        else change({ view: undefined }, true);
      }}
    />
  );
}
