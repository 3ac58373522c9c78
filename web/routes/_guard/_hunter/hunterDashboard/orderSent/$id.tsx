/** /hunterDashboard/orderSent/{id}: what comes next for an order that was just sent. */
import { createFileRoute } from '@tanstack/react-router';
import { orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { OrderSent } from '#web/features/jobs/order-sent-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/orderSent/$id')({
  head: () => pageTitle(words.shell.titles.orderSent),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(callOptions(orders.getSubmitted, { params })),
  component: Screen,
});

function Screen() {
  return <OrderSent jobId={Route.useParams().id} />;
}
