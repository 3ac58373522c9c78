/** Projects that are paid for and being worked on. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ActiveProjectsScreen } from '#web/features/orders/hunter-projects-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { orderDialogs } from '../../../-order-dialogs.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/ActiveProjects')({
  head: () => pageTitle(words.common.places.activeProjects),
  component: ActiveRoute,
});

function ActiveRoute() {
  return <ActiveProjectsScreen dialogs={orderDialogs} />;
}
