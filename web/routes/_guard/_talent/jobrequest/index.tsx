/** The talent's job requests: open jobs, invitations, and their own applications. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { JobRequests } from '#web/features/bids/job-requests-screen.tsx';
import { REQUEST_TABS, type RequestTab } from '#web/features/bids/request-tabs.ts';
import { loadPages } from '#web/lib/pages.ts';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '../../../../ui/basics/page-header.tsx';

type Search = { tab?: RequestTab; skill?: string };

export const Route = createFileRoute('/_guard/_talent/jobrequest/')({
  head: () => pageTitle(words.common.places.jobRequests),
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...(REQUEST_TABS.includes(search.tab as RequestTab) &&
      search.tab !== 'open' && { tab: search.tab as RequestTab }),
    ...(typeof search.skill === 'string' && search.skill !== '' && { skill: search.skill }),
  }),
  loader: ({ context, location }) => {
    if (!('tab' in location.search) && !('skill' in location.search))
      loadPages(context.queryClient, jobs.listOpen, { query: {} });
  },
  component: JobRequestScreen,
});

function JobRequestScreen() {
  const { tab = 'open', skill = '' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={words.common.places.jobRequests} text={words.shell.leads.jobRequests} />
      <JobRequests
        view={{ tab, skill }}
        onChange={(view) => void navigate({ to: '/jobrequest', search: view, replace: true })}
      />
    </>
  );
}
