/** The hunter's jobs that have bids. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { JobsWithBids } from '#web/features/bids/jobs-with-bids-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '../../../../../ui/basics/page-header.tsx';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/TalentBid/')({
  head: () => pageTitle(words.common.places.talentBids),
  component: TalentBidsScreen,
});

function TalentBidsScreen() {
  return (
    <>
      <PageHeader title={words.common.places.talentBids} text={words.shell.leads.talentBids} />
      <JobsWithBids />
    </>
  );
}
