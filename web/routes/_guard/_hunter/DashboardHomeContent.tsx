/** The hunter's jobs alone; after a job was posted with the new one on top. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { JobsHome } from '#web/features/jobs/jobs-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { type JobsSearch, readJobsSearch, toJobsView } from '../../-searches.ts';

type Search = JobsSearch & { job?: string };

export const Route = createFileRoute('/_guard/_hunter/DashboardHomeContent')({
  head: () => pageTitle(words.common.places.jobs),
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...readJobsSearch(search),
    ...(typeof search.job === 'string' && { job: search.job }),
  }),
  component: DashboardScreen,
});

function DashboardScreen() {
  const navigate = useNavigate();
  const { job, ...search } = Route.useSearch();
  return (
    <JobsHome
      view={toJobsView(search)}
      newJob={job}
      onChange={(view) =>
        void navigate({ to: '/DashboardHomeContent', search: { ...view, job }, replace: true })
      }
    />
  );
}
