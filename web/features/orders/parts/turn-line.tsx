/** Whose turn it is: one line in lists, a whole paragraph on the order's own page. */
import { CircleCheck, CircleUserRound, Clock, Hourglass, Timer } from 'lucide-react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showDay } from '#web/lib/dates.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Countdown } from '#web/ui/pieces/moments.tsx';
import { turnOf } from '../order-side.ts';

/** For a row: who has to act, until when, and whether the order is late. */
export function TurnLine({ order, side }: { order: OrderRow; side: Side }) {
  const { mine, title } = turnOf(order, side);
  const { by } = order.turn;
  return (
    <span className="grid justify-items-start gap-1 text-left text-sm font-normal">
      <span className={cx('flex items-start gap-1.5', mine ? 'font-semibold text-link' : 'text-soft')}>
        <TurnIcon mine={mine} over={order.turn.who === 'nobody'} size={16} />
        <span>
          {title}
          {by && <span className="text-soft"> {words.orders.turn.by(showDay(by))}</span>}
        </span>
      </span>
      {order.late && <Badge tone="bad">{words.orders.fixed.lateDelivery}</Badge>}
    </span>
  );
}

/** For the order's own page. */
export function TurnBlock({ order, side }: { order: OrderRow; side: Side }) {
  const { mine, title, next, clock, noDeadline } = turnOf(order, side);
  const { by } = order.turn;
  return (
    <section
      aria-label={words.orders.turn.label}
      className={cx('grid gap-1 rounded-card p-4', mine ? 'bg-wash text-on-wash' : 'bg-sunken')}
    >
      <p className="flex gap-2 text-lg leading-6 font-semibold">
        <TurnIcon mine={mine} over={order.turn.who === 'nobody'} size={20} />
        {title}
      </p>
      {noDeadline && (
        <p className="flex items-center gap-2 text-sm font-semibold">
          <Timer size={16} aria-hidden className="shrink-0" />
          {words.orders.turn.noDeadline}
        </p>
      )}
      <p>{next}</p>
      {clock && (
        <p className="flex gap-2">
          <Clock size={18} aria-hidden className="mt-1 shrink-0" />
          <span>
            {clock}{' '}
            {by && (
              <strong className="font-semibold">
                <Countdown until={by} />
              </strong>
            )}
          </span>
        </p>
      )}
    </section>
  );
}

function TurnIcon({ mine, over, size }: { mine: boolean; over: boolean; size: number }) {
  const waiting = over ? CircleCheck : Hourglass;
  const Icon = mine ? CircleUserRound : waiting;
  return <Icon aria-hidden size={size} className="mt-0.5 shrink-0" />;
}
