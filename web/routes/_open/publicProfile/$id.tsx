/** A person as others see them, for everybody; the URL that is shared. */
import { createFileRoute } from '@tanstack/react-router';
import { people } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { readWant } from '#web/lib/wants.ts';
import { PersonPage } from '#web/routes/-person-page.tsx';

export const Route = createFileRoute('/_open/publicProfile/$id')({
  head: () => pageTitle(words.common.places.profile),
  validateSearch: readWant,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(callOptions(people.get, { params: { id: params.id } })),
  component: PersonRoute,
});

function PersonRoute() {
  return <PersonPage id={Route.useParams().id} want={Route.useSearch().want} />;
}
