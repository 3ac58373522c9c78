/** /operator/jobs/$id: one job. */
import { createFileRoute } from '@tanstack/react-router';
import { JobScreen } from '#web/features/operator/job-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/jobs/$id')({
  head: () => pageTitle('Job'),
  component: Room,
});

function Room() {
  const { id } = Route.useParams();
  return <JobScreen key={id} id={id} />;
}
