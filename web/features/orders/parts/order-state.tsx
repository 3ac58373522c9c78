/** What state an order is in: its status as a chip, and whose turn it is, in one line or a whole paragraph. */
import { CircleCheck, CircleUserRound, Clock, Hourglass, Timer } from 'lucide-react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { sayDeadline } from '#web/lib/dates.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { Countdown } from '#web/ui/pieces/moments.tsx';
import { turnOf } from '../order-side.ts';

const TONES: Record<OrderRow['status'], Tone> = {
  bidding: 'quiet',
  offered: 'warn',
  agreed: 'warn',
  active: 'active',
  submitted: 'active',
  disputed: 'bad',
  accepted: 'good',
  cancelled: 'bad',
};

const WORDS: Record<OrderRow['status'], string> = {
  bidding: words.orders.status.bidding,
  offered: words.orders.status.offered,
  agreed: words.orders.status.agreed,
  active: words.common.fixed.active,
  submitted: words.common.fixed.submitted,
  disputed: words.common.status.disputed,
  accepted: words.common.fixed.completed,
  cancelled: words.common.status.cancelled,
};

/** The status of an order as a chip. */
export function OrderStatus({ order }: { order: Pick<OrderRow, 'status'> }) {
  return <Badge tone={TONES[order.status]}>{WORDS[order.status]}</Badge>;
}

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
          {by && <span className="text-soft"> {untilWhen(order.turn.outcome, sayDeadline(by))}</span>}
        </span>
      </span>
      {order.late && <Badge tone="bad">{words.orders.fixed.lateDelivery}</Badge>}
    </span>
  );
}

/** The deadline of the turn itself, or of the next milestone, which is not what has to be done now. */
function untilWhen(outcome: OrderRow['turn']['outcome'], day: string): string {
  return outcome === 'missed' ? words.orders.turn.milestoneBy(day) : words.orders.turn.by(day);
}

type TurnBlockProps = {
  order: OrderRow;
  side: Side;
  /** Leaves out what happens next, because the actions follow directly below. */
  brief: boolean;
};

/** For the order's own page. */
export function TurnBlock({ order, side, brief }: TurnBlockProps) {
  const { mine, title, next, clock, noDeadline } = turnOf(order, side);
  const { by } = order.turn;
  return (
    // Brief and on phones: two lines without a box, so that the work fits on the first screen.
    <section
      aria-label={words.orders.turn.label}
      className={cx(
        'grid gap-1 rounded',
        brief ? 'px-3 py-2.5 text-sm' : 'p-4',
        mine ? 'bg-wash text-on-wash' : 'bg-sunken',
        brief &&
          mine &&
          'max-sm:gap-0 max-sm:bg-transparent max-sm:p-0 max-sm:text-link max-sm:[&_svg]:hidden',
      )}
    >
      <p className={cx('flex gap-2 leading-6 font-semibold', brief ? 'text-base max-sm:text-sm' : 'text-lg')}>
        <TurnIcon mine={mine} over={order.turn.who === 'nobody'} size={20} />
        {title}
      </p>
      {noDeadline && !brief && !clock && (
        <p className="flex items-center gap-2 text-sm font-semibold">
          <Timer size={16} aria-hidden className="shrink-0" />
          {words.orders.turn.noDeadline}
        </p>
      )}
      {/* On phones the deadline and the button come first. */}
      {!brief && <p className={cx(mine && clock && 'max-sm:hidden')}>{next}</p>}
      {clock && (
        <p className="flex gap-2">
          <Clock size={brief ? 16 : 18} aria-hidden className={cx('shrink-0', brief ? 'mt-0.5' : 'mt-1')} />
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

export function TurnIcon({ mine, over = false, size }: { mine: boolean; over?: boolean; size: number }) {
  const waiting = over ? CircleCheck : Hourglass;
  const Icon = mine ? CircleUserRound : waiting;
  return <Icon aria-hidden size={size} className="mt-0.5 shrink-0" />;
}
