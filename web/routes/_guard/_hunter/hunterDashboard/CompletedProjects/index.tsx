/** Accepted projects, and the withdrawal of paybacks. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { CompletedProjectsScreen } from '#web/features/orders/hunter-projects-screens.tsx';
import { PayoutList } from '#web/features/payouts/lists/payout-list.tsx';
import { WithdrawalButton } from '#web/features/payouts/parts/withdrawal-button.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { orderDialogs } from '../../../../-order-dialogs.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/CompletedProjects/')({
  head: () => pageTitle(words.common.places.completedProjects),
  component: CompletedRoute,
});

function CompletedRoute() {
  return (
    <CompletedProjectsScreen
      dialogs={orderDialogs}
      withdrawal={<WithdrawalButton />}
      withdrawals={<PayoutList side="hunter" />}
    />
  );
}
