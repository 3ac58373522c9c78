/** /editGig/{id}: an own gig in the same two steps (rule 9.7). */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { EditGig } from '#web/features/gigs/edit-gig-screen.tsx';
import { readStep } from '#web/features/gigs/gig-steps.ts';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/editGig/$id')({
  head: () => pageTitle(words.shell.titles.editGig),
  validateSearch: readStep,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(callOptions(gigs.get, { params: { id: params.id } }));
    void context.queryClient.prefetchQuery(callOptions(catalogue.categories));
    void context.queryClient.prefetchQuery(callOptions(catalogue.skills));
  },
  component: EditGigScreen,
});

function EditGigScreen() {
  const { id } = Route.useParams();
  const { step = 'overview' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <EditGig
      gigId={id}
      title={words.shell.titles.editGig}
      step={step}
      onStep={(next) =>
        void navigate({
          to: '/editGig/$id',
          params: { id },
          search: next === 'gallery' ? { step: next } : {},
        })
      }
      onDone={() => void navigate({ to: '/publicProfile' })}
    />
  );
}
