/** Everything that happened to an order, newest first, as both parties read it. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import { screens } from '#contract/words.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

type Props = { order: OrderDetail; className?: string };

export function OrderHistory({ order, className }: Props) {
  const entries = order.history.toReversed();
  return (
    <Card title={screens.orders.history} className={className}>
      {entries.length > 0 ? (
        <Timeline label={screens.orders.historyOfThisOrder} entries={entries} />
      ) : (
        <p className="text-soft">{screens.orders.nothingHappenedYet}</p>
      )}
    </Card>
  );
}
