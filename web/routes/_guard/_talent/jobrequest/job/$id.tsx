/** One job as a talent weighs it, with the form to apply. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { JobPage } from '#web/features/bids/job-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/jobrequest/job/$id')({
  head: () => pageTitle(words.common.places.job),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(callOptions(jobs.get, { params })),
  component: JobScreen,
});

function JobScreen() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  return (
    <JobPage
      jobId={id}
      onBack={() => void navigate({ to: '/jobrequest' })}
      onApplied={(bidId) => void navigate({ to: '/jobrequest/detail/$id', params: { id: bidId } })}
    />
  );
}
