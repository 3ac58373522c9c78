/** All past work of one person, for everybody. */
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { people } from '#contract/people/people.ts';
import { words } from '#contract/words.ts';
import { PastWorkGallery, usePastWorkOf } from '#web/features/past-work/parts/past-work-gallery.tsx';
import { goBack } from '#web/lib/own-paths.ts';
import { callOptions } from '#web/lib/query.ts';
import { isNotFound } from '#web/lib/refusals.ts';
import { pageTitle } from '#web/lib/title.ts';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { NotFound } from '#web/ui/basics/message-screens.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';

export const Route = createFileRoute('/_open/viewpastjobs/$id')({
  head: () => pageTitle(words.common.places.pastWork),
  component: PastWork,
});

function PastWork() {
  const { id: personId } = Route.useParams();
  const pages = usePastWorkOf(personId);
  const { data, error } = useQuery(callOptions(people.get, { params: { id: personId } }));
  const person = data?.users;
  if (isNotFound(error)) return <NotFound what="person" />;
  return (
    <>
      <PageHeader
        back={goBack}
        title={words.common.places.pastWork}
        text={
          person && (
            <>
              {words.profiles.pastWork.by} <PersonLink person={person} />
            </>
          )
        }
      />
      <PastWorkGallery
        pages={pages}
        empty={
          <EmptyState
            title={words.profiles.pastWork.emptyOther}
            text={words.profiles.pastWork.emptyOtherText}
          />
        }
      />
    </>
  );
}
