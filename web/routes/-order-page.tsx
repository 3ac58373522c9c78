/** What the routes of an order share: what is prefetched, and the features that meet on its page. */
import type { QueryClient } from '@tanstack/react-query';
import { orders } from '#contract/orders/orders.ts';
import { OrderScreen } from '#web/features/orders/order-screen.tsx';
import { later } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { orderDialogs } from './-order-dialogs.ts';

const DISPUTE = later(
  async () => (await import('#web/features/disputes/parts/dispute-panel.tsx')).DisputePanel,
);

export function loadOrder(client: QueryClient, id: string): void {
  void client.prefetchQuery(callOptions(orders.getSubmitted, { params: { id } }));
}

export function OrderPage({ id }: { id: string }) {
  return <OrderScreen jobId={id} dialogs={orderDialogs} disputePanel={DISPUTE} />;
}
