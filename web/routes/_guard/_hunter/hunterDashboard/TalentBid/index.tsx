/** The hunter's jobs that have bids. */
import { createFileRoute } from '@tanstack/react-router';
import { JobsWithBids } from '#web/features/bids/jobs-with-bids.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/TalentBid/')({
  head: () => pageTitle('Talent bids'),
  component: TalentBidsScreen,
});

function TalentBidsScreen() {
  return (
    <>
      <PageHeader title="Talent bids" text="Your jobs for which talents have bid." />
      <JobsWithBids />
    </>
  );
}
