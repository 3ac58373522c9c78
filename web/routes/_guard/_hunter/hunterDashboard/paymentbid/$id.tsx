/** The payment summary of a bid, by its `id`; the provider's page returns with `payment=cancelled` when nothing was paid. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PaymentSummaryScreen } from '#web/features/payments/payment-summary-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/paymentbid/$id')({
  validateSearch: ({ payment }: Record<string, unknown>): { payment?: 'cancelled' } =>
    payment === 'cancelled' ? { payment } : {},
  head: () => pageTitle(words.common.places.paymentSummary),
  component: PaymentRoute,
});

function PaymentRoute() {
  return <PaymentSummaryScreen bidId={Route.useParams().id} cancelled={!!Route.useSearch().payment} />;
}
