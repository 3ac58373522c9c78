/** Everything that happened to an order, newest first, as both parties read it. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

type Props = { order: OrderDetail; className?: string };

export function OrderHistory({ order, className }: Props) {
  const entries = order.history.toReversed();
  return (
    <Card title={words.orders.page.history} className={className}>
      {entries.length > 0 ? (
        <Timeline label={words.orders.page.historyLabel} entries={entries} />
      ) : (
        <p className="text-soft">{words.orders.page.historyEmpty}</p>
      )}
    </Card>
  );
}
