/** The orders that a hunter tracks (rule 9.16). */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { HunterTrackerScreen } from '#web/features/tracker/tracker-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/projecttrackerhunter')({
  head: () => pageTitle(words.common.fixed.projectTracker),
  component: HunterTrackerScreen,
});
