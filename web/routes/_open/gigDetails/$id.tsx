/** /gigDetails/{id}: one gig, for everybody; the URL that is shared. */
import { createFileRoute } from '@tanstack/react-router';
import { gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { GigPage } from '#web/routes/-gig-page.tsx';
import { readGigView } from '../../-searches.ts';

export const Route = createFileRoute('/_open/gigDetails/$id')({
  head: () => pageTitle(words.shell.titles.gig),
  validateSearch: readGigView,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(callOptions(gigs.get, { params: { id: params.id } })),
  component: Screen,
});

function Screen() {
  return <GigPage id={Route.useParams().id} view={Route.useSearch()} />;
}
