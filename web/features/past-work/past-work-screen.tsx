/** All past work of somebody else. */
import { useQuery } from '@tanstack/react-query';
import { people } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { MessageScreen } from '#web/ui/basics/message-screen.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { PastWorkGallery } from './parts/past-work-gallery.tsx';
import { usePastWorkOf } from './past-work-pages.ts';

export function PastWorkScreen({ personId, onBack }: { personId: string; onBack: () => void }) {
  const pages = usePastWorkOf(personId);
  const { data, error } = useQuery(callOptions(people.get, { params: { id: personId } }));
  const person = data?.users;
  if (error instanceof ApiRefusal && error.status === 404) {
    return (
      <MessageScreen
        title={words.common.personNotFound.title}
        text={words.common.personNotFound.text}
        actions={<ButtonLink to={paths.gigSearch}>{words.common.actions.findTalents}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeader
        back={onBack}
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
