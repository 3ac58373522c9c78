/** A talent's public profile, for hunters (rule 9.16). */
import { createFileRoute } from '@tanstack/react-router';
import { people } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { PersonPage } from '#web/routes/-person-page.tsx';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/user/$id')({
  head: () => pageTitle(words.common.places.profile),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(callOptions(people.get, { params: { id: params.id } })),
  component: PersonRoute,
});

function PersonRoute() {
  return <PersonPage id={Route.useParams().id} />;
}
