/** Everything that happened to an order, newest first, as both parties read it. */
import { describeHistory } from '#contract/history.ts';
import type { OrderDetail } from '#contract/orders.ts';
import { screens } from '#contract/words.ts';
import { Card } from '#web/ui/card.tsx';
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx';

type Props = { order: OrderDetail; className?: string };

export function OrderHistory({ order, className }: Props) {
  const entries = order.history.toReversed().flatMap((line): TimelineEntry[] => {
    const said = describeHistory(line);
    return said ? [{ id: line.id, at: line.at, title: said.title, text: said.text }] : [];
  });
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
