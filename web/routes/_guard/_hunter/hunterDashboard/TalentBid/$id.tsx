/** The bids of one job, for its hunter; /hunterDashboard/talentBid/{jobId} is the same address in another case. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { BID_SORTS, type BidSort } from '#web/features/bids/bid-sorting.ts';
import { JobBids } from '#web/features/bids/job-bids-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/TalentBid/$id')({
  head: () => pageTitle(words.common.places.talentBids),
  validateSearch: (search: Record<string, unknown>): { sort?: BidSort } =>
    BID_SORTS.includes(search.sort as BidSort) ? { sort: search.sort as BidSort } : {},
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(callOptions(jobs.get, { params })),
  component: JobBidsScreen,
});

function JobBidsScreen() {
  const { id } = Route.useParams();
  const { sort = 'match' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <JobBids
      jobId={id}
      sort={sort}
      onSort={(next) => void navigate({ search: { sort: next }, replace: true })}
      onBack={() => void navigate({ to: '/hunterDashboard/TalentBid' })}
    />
  );
}
