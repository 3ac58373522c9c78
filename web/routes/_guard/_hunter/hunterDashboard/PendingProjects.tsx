/** Agreements that wait for the talent or for payment. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PendingProjectsScreen } from '#web/features/orders/hunter-projects-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { orderDialogs } from '../../../-order-dialogs.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/PendingProjects')({
  head: () => pageTitle(words.common.places.pendingProjects),
  component: PendingRoute,
});

function PendingRoute() {
  return <PendingProjectsScreen dialogs={orderDialogs} />;
}
