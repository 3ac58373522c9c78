/** /quickJob: a job in four cards. `card` is the one in view, so that Back leads to the previous one. */
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { CARDS } from '#web/features/jobs/quick-cards.ts';
import { QuickJob } from '#web/features/jobs/quick-job-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_open/quickJob')({
  head: () => pageTitle(words.shell.titles.quickJob),
  validateSearch: ({ card }: Record<string, unknown>) => (typeof card === 'string' ? { card } : {}),
  loader: ({ context }) => {
    const { person } = context.getSession();
    // That screen explains to people who only sell how to hire.
    if (person?.user_profile && !person.sides.includes('hunter')) throw redirect({ to: paths.createJob });
    void context.queryClient.prefetchQuery(callOptions(catalogue.skills));
  },
  component: QuickJobScreen,
});

function QuickJobScreen() {
  const asked = Route.useSearch().card;
  const card = CARDS.find((one) => one === asked) ?? 'what';
  const navigate = useNavigate();
  return (
    <QuickJob
      card={card}
      onCard={(next) => void navigate({ to: paths.quickJob, search: next === 'what' ? {} : { card: next } })}
      onPosted={({ id }) =>
        void navigate({ to: paths.jobList, search: { job: id, tab: 'open' }, replace: true })
      }
    />
  );
}
