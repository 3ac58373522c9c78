/** Any unknown place under the hunter's dashboard shows the job list (rule 9.16). */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { JobsHome } from '#web/features/jobs/jobs-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { readJobsSearch, toJobsView } from '../../../-searches.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/$')({
  head: () => pageTitle(words.common.places.jobs),
  validateSearch: readJobsSearch,
  component: JobsScreen,
});

function JobsScreen() {
  const navigate = useNavigate();
  return (
    <JobsHome
      view={toJobsView(Route.useSearch())}
      onChange={(view) => void navigate({ to: '/hunterDashboard', search: view })}
    />
  );
}
