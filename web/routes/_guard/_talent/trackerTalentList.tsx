/** The talent's orders on the project tracker (specification 2.12). */
import { createFileRoute } from '@tanstack/react-router';
import { TalentTrackerScreen } from '#web/features/tracker/talent-tracker-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/trackerTalentList')({
  head: () => pageTitle('Project tracker'),
  component: TalentTrackerScreen,
});
