/** /operator/jobs: jobs and orders by title or status. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { jobStatuses } from '#contract/acts/statuses.ts';
import { words } from '#contract/words.ts';
import { JobsScreen, type JobsSearch } from '#web/features/operator/jobs-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/jobs/')({
  head: () => pageTitle(words.shell.consoleTitles.jobs),
  validateSearch: ({ q, status }: Record<string, unknown>): JobsSearch => {
    const known = jobStatuses.find((one) => one === status);
    return { ...(typeof q === 'string' && q && { q }), ...(known && { status: known }) };
  },
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  return (
    <JobsScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/operator/jobs', search })}
    />
  );
}
