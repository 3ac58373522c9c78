/** One job as a talent weighs it, with the form to apply. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { JobPage, jobOptions } from '#web/features/bids/job-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/jobrequest/job/$id')({
  head: () => pageTitle(words.common.places.job),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(jobOptions(context.queryClient, params.id)),
  component: JobScreen,
});

function JobScreen() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  return (
    <JobPage
      jobId={id}
      onApplied={(bidId) => void navigate({ to: '/jobrequest/detail/$id', params: { id: bidId } })}
    />
  );
}
