/** One completed order of the talent (rule 9.11). */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { pageTitle } from '#web/lib/title.ts';
import { loadOrder, OrderPage } from '../../../-order-page.tsx';

export const Route = createFileRoute('/_guard/_talent/order/completedProject/$id')({
  head: () => pageTitle(words.shell.titles.completedOrder),
  loader: ({ context, params }) => loadOrder(context.queryClient, params.id),
  component: OrderRoute,
});

function OrderRoute() {
  return <OrderPage id={Route.useParams().id} />;
}
