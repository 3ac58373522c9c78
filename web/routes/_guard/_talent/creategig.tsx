/** /creategig: a talent makes a gig in two steps, Overview and Gallery (rule 9.7). */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { words } from '#contract/words.ts';
import { CreateGig, EDIT_GIG } from '#web/features/gigs/create-gig-screen.tsx';
import { type GigStep, readGigSearch } from '#web/features/gigs/gig-steps.ts';
import { LazyStep } from '#web/features/gigs/parts/step-frame.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '../../../ui/basics/page-header.tsx';

export const Route = createFileRoute('/_guard/_talent/creategig')({
  head: () => pageTitle(words.shell.titles.createGig),
  validateSearch: readGigSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(callOptions(catalogue.categories));
    void context.queryClient.prefetchQuery(callOptions(catalogue.skills));
  },
  component: CreateGigScreen,
});

function CreateGigScreen() {
  const { gig, step = 'overview' } = Route.useSearch();
  const navigate = useNavigate();
  const toProfile = () => void navigate({ to: '/publicProfile' });
  if (gig) {
    const onStep = (next: GigStep) =>
      void navigate({ to: '/creategig', search: next === 'gallery' ? { gig, step: next } : { gig } });
    return (
      <LazyStep
        step={EDIT_GIG}
        given={{ gigId: gig, title: words.shell.titles.createGig, step, onStep, onDone: toProfile }}
      />
    );
  }
  return (
    <>
      <PageHeader back={toProfile} title={words.shell.titles.createGig} text={words.shell.leads.createGig} />
      <CreateGig
        onCreated={({ id }) =>
          void navigate({ to: '/creategig', search: { gig: id, step: 'gallery' }, replace: true })
        }
      />
    </>
  );
}
