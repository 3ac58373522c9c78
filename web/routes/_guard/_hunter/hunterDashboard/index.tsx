/** The hunter's jobs, open and closed. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { JobsHome } from '#web/features/jobs/jobs-screen.tsx';
import { readJobsSearch, toJobsView } from '#web/features/jobs/jobs-search.ts';
import { loadPages } from '#web/lib/pages.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/')({
  head: () => pageTitle(words.common.places.jobs),
  validateSearch: readJobsSearch,
  loader: ({ context, location }) => {
    const { tab, status } = toJobsView(readJobsSearch(location.search));
    loadPages(context.queryClient, tab === 'open' ? jobs.listOwnOpen : jobs.listOwnClosed, {
      query: { status },
    });
  },
  component: JobsScreen,
});

function JobsScreen() {
  const navigate = useNavigate();
  return (
    <JobsHome
      view={toJobsView(Route.useSearch())}
      onChange={(view) => void navigate({ to: '/hunterDashboard', search: view, replace: true })}
    />
  );
}
