/** /gigSearchResult/{search_query}: the gigs that match these words. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { GigSearchScreen } from '#web/features/gig-search/gig-search-screen.tsx';
import { readFilters } from '#web/features/gig-search/search-state.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_open/gigSearchResult/$search_query')({
  head: ({ params }) => pageTitle(words.shell.titles.gigsFor(params.search_query)),
  validateSearch: readFilters,
  component: Search,
});

function Search() {
  const { search_query } = Route.useParams();
  return <GigSearchScreen query={search_query} filters={readFilters(Route.useSearch())} />;
}
