/** An open request for more time on the order's page: how many days, why, and until when it can be answered. */
import { CalendarClock } from 'lucide-react';
import type { OrderDetail } from '#contract/orders.ts';
import { words } from '#contract/words.ts';
import { count, showMoment } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';

export function ExtensionCard({ order }: { order: OrderDetail }) {
  const { extension } = order;
  if (extension?.state !== 'open' || order.status !== 'active') return null;
  return (
    <Card>
      <div className="flex gap-3">
        <CalendarClock aria-hidden size={24} className="mt-0.5 shrink-0 text-link" />
        <div className="grid gap-1">
          <h2 className="text-lg leading-7">
            {order.creative.name} asks for {count(extension.days, 'more day')}
          </h2>
          <p className="whitespace-pre-wrap wrap-anywhere">{extension.reason}</p>
          <p className="text-sm text-soft">
            Asked {showMoment(extension.requested_at)}.{' '}
            {words.deadline.lapses(showMoment(extension.lapses_at))}
          </p>
        </div>
      </div>
    </Card>
  );
}
