/** The payment summary of a bid; `id` is the bid. */
import { createFileRoute } from '@tanstack/react-router';
import { screens } from '#contract/words.ts';
import { PaymentSummaryScreen } from '#web/features/payments/payment-summary-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/paymentbid/$id')({
  head: () => pageTitle(screens.common.paymentSummary),
  component: PaymentRoute,
});

function PaymentRoute() {
  return <PaymentSummaryScreen bidId={Route.useParams().id} />;
}
