/** /operator/jobs: jobs and orders by title or state. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { JobsScreen, type JobsSearch } from '#web/features/operator/jobs-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/jobs/')({
  head: () => pageTitle('Jobs'),
  validateSearch: ({ q, status }: Record<string, unknown>): JobsSearch => ({
    ...(typeof q === 'string' && q && { q }),
    ...(typeof status === 'string' && status && { status }),
  }),
  component: Room,
});

function Room() {
  const navigate = useNavigate();
  return (
    <JobsScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/operator/jobs', search })}
    />
  );
}
