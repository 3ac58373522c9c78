/** Where the payment provider sends the hunter back to. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PaymentVerifyScreen } from '#web/features/payments/payment-verify-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { readReference } from '../../../../-searches.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/payment/verify')({
  head: () => pageTitle(words.common.fixed.payment),
  validateSearch: readReference,
  component: VerifyRoute,
});

function VerifyRoute() {
  return <PaymentVerifyScreen reference={Route.useSearch().reference} />;
}
