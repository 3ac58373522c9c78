/** /hunterDashboard/shortlist: the gigs and talents that a hunter keeps. */
import { createFileRoute } from '@tanstack/react-router';
import { shortlist } from '#contract/people/shortlist.ts';
import { words } from '#contract/words.ts';
import { InviteButton } from '#web/features/jobs/parts/invite-button.tsx';
import { ShortlistScreen } from '#web/features/shortlist/shortlist-screen.tsx';
import { loadPages } from '#web/lib/pages.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/shortlist')({
  head: () => pageTitle(words.common.places.shortlist),
  loader: ({ context }) => loadPages(context.queryClient, shortlist.list, { query: {} }),
  component: Shortlist,
});

function Shortlist() {
  return (
    <ShortlistScreen invite={(talents, skill) => <InviteButton talents={talents} skill={skill} primary />} />
  );
}
