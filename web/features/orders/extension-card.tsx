/** An open request for more time on the order's page: how many days, why, and until when it can be answered. */
import { CalendarClock } from 'lucide-react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { WithdrawExtension } from './withdraw-extension.tsx';

export function ExtensionCard({ order }: { order: OrderDetail }) {
  const { extension } = order;
  if (extension?.state !== 'open' || order.status !== 'active') return null;
  return (
    <Card>
      <div className="flex gap-3">
        <CalendarClock aria-hidden size={24} className="mt-0.5 shrink-0 text-link" />
        <div className="grid gap-1">
          <h2 className="text-lg leading-7">
            {words.orders.moreTime.asksFor(
              order.creative.name,
              words.common.counted.moreDays(extension.days),
            )}
          </h2>
          <p className="whitespace-pre-wrap wrap-anywhere">{extension.reason}</p>
          <p className="text-sm text-soft">
            {words.orders.moreTime.requestedAt(
              showMoment(extension.requested_at),
              words.orders.moreTime.lapses(showMoment(extension.lapses_at)),
            )}
          </p>
          <WithdrawExtension order={order} />
        </div>
      </div>
    </Card>
  );
}
