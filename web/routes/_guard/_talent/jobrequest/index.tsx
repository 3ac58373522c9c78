/** The talent's job requests: open jobs, invitations, what they saved, and their own applications. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { JobRequests, openQuery } from '#web/features/bids/job-requests-screen.tsx';
import { loadPages } from '#web/lib/pages.ts';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '../../../../ui/basics/page-header.tsx';
import { readRequests } from '../../../-searches.ts';

export const Route = createFileRoute('/_guard/_talent/jobrequest/')({
  head: () => pageTitle(words.common.places.jobRequests),
  validateSearch: readRequests,
  loader: ({ context, location }) => {
    const view = readRequests(location.search);
    if (!view.tab) loadPages(context.queryClient, jobs.listOpen, { query: openQuery(view) });
  },
  component: JobRequestScreen,
});

function JobRequestScreen() {
  const view = Route.useSearch();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={words.common.places.jobRequests}
        text={<span className="max-sm:hidden">{words.shell.leads.jobRequests}</span>}
      />
      <JobRequests
        view={view}
        onChange={(search) => void navigate({ to: '/jobrequest', search, replace: true, resetScroll: false })}
        onApplied={(id) => void navigate({ to: '/jobrequest/detail/$id', params: { id } })}
      />
    </>
  );
}
