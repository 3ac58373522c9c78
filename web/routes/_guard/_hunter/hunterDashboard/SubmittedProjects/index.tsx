/** Work that waits for the hunter. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { SubmittedProjectsScreen } from '#web/features/orders/hunter-projects-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/SubmittedProjects/')({
  head: () => pageTitle(words.common.places.submittedProjects),
  component: SubmittedProjectsScreen,
});
