/** The hunter's jobs that have bids. */
import { createFileRoute } from '@tanstack/react-router';
import { screens } from '#contract/words.ts';
import { JobsWithBids } from '#web/features/bids/jobs-with-bids-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/TalentBid/')({
  head: () => pageTitle(screens.common.talentBids),
  component: TalentBidsScreen,
});

function TalentBidsScreen() {
  return (
    <>
      <PageHeader title={screens.common.talentBids} text={screens.titles.yourJobsForWhichTalentsHave} />
      <JobsWithBids />
    </>
  );
}
