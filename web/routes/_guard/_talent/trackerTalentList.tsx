/** The talent's orders on the project tracker (rule 9.12). */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { TalentTrackerScreen } from '#web/features/tracker/tracker-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/trackerTalentList')({
  head: () => pageTitle(words.common.fixed.projectTracker),
  component: TalentTrackerScreen,
});
