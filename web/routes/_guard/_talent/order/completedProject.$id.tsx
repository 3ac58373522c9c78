/** One completed order of the talent (rule 9.11). */
import { createFileRoute } from '@tanstack/react-router';
import { orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { OrderScreen } from '#web/features/orders/order-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { disputePanel, orderDialogs } from '../../../-order-dialogs.ts';

export const Route = createFileRoute('/_guard/_talent/order/completedProject/$id')({
  head: () => pageTitle(words.shell.titles.completedOrder),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(callOptions(orders.getSubmitted, { params })),
  component: OrderRoute,
});

function OrderRoute() {
  return <OrderScreen jobId={Route.useParams().id} dialogs={orderDialogs} disputePanel={disputePanel} />;
}
