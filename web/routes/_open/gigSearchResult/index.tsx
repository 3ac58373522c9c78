/** /gigSearchResult: gig search by filters alone; category links open it. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { GigSearchScreen } from '#web/features/gig-search/gig-search-screen.tsx';
import { readFilters } from '#web/features/gig-search/search-state.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_open/gigSearchResult/')({
  head: () => pageTitle(words.common.places.gigs),
  validateSearch: readFilters,
  component: Search,
});

function Search() {
  return <GigSearchScreen query="" filters={readFilters(Route.useSearch())} />;
}
