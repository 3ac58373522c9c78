/** /operator/payouts/$id: one payout. */
import { createFileRoute } from '@tanstack/react-router';
import { PayoutScreen } from '#web/features/operator/payout-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/payouts/$id')({
  head: () => pageTitle('Payout'),
  component: Room,
});

function Room() {
  const { id } = Route.useParams();
  return <PayoutScreen key={id} id={id} />;
}
