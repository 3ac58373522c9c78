/** The hunter's home: what waits for them, and their jobs, open and closed. */
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import { Home } from '#web/features/home/home-screen.tsx';
import { QuickStart } from '#web/features/home/parts/quick-start.tsx';
import { JobsHome } from '#web/features/jobs/jobs-screen.tsx';
import { loadPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { readJobsSearch, toJobsView } from '../../../-searches.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/')({
  head: () => pageTitle(words.home.titles.home),
  validateSearch: readJobsSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(callOptions(turns.list, { query: { as: 'hunter' } }));
    const { tab, status } = toJobsView(readJobsSearch(location.search));
    loadPages(context.queryClient, tab === 'open' ? jobs.listOwnOpen : jobs.listOwnClosed, {
      query: { status },
    });
  },
  component: JobsScreen,
});

function JobsScreen() {
  const navigate = useNavigate();
  // The jobs wait for the cards above, whose height they would jump by.
  const { isLoading } = useQuery(callOptions(turns.list, { query: { as: 'hunter' } }));
  const view = toJobsView(Route.useSearch());
  return (
    <div className="grid gap-10">
      <Home side="hunter" shown={3} begin={<QuickStart />} />
      {!isLoading && (
        <div>
          <JobsHome
            below
            view={view}
            onChange={(next) => void navigate({ to: '/hunterDashboard', search: next, replace: true })}
          />
        </div>
      )}
    </div>
  );
}
