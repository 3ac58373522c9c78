/** The money box: where the price is now, how it is divided, what was paid out; and the full ledger, collapsed. */
import { Banknote, Lock, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { otherParty } from '#contract/orders/sides.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { DivisionLines } from '#web/ui/division-lines.tsx';
import { PayoutSteps } from '#web/ui/lists/status-badges.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { wasFunded } from '../order-steps.ts';

type Props = { order: OrderDetail; side: Side; className?: string };

export function OrderMoney({ order, side, className }: Props) {
  const { division } = order.money;
  return (
    <Card title={words.common.money.title} className={className}>
      <div className="grid gap-5">
        <WhereItIs order={order} side={side} />
        {(order.status !== 'cancelled' || wasFunded(order)) && (
          <section className="grid gap-3 border-t border-line pt-4">
            <h3 className="text-base leading-6">{divisionTitle(order)}</h3>
            <DivisionLines
              division={division}
              side={side}
              other={otherParty(order, side).name}
              past={order.status === 'accepted'}
            />
          </section>
        )}
        <PaidOut order={order} side={side} />
      </div>
    </Card>
  );
}

function divisionTitle({ status }: OrderDetail): string {
  if (status === 'accepted' || status === 'cancelled') return words.orders.money.division;
  return words.orders.money.divisionIfAccepted;
}

/** The one large figure: held, to be paid, or divided. */
function WhereItIs({ order, side }: Props) {
  const { held, price } = order.money;
  if (order.turn.doing === 'wait-for-bank') {
    return (
      <Figure icon={<Lock size={20} />} amount={price}>
        {words.orders.money.heldForBank}
      </Figure>
    );
  }
  if (held > 0) {
    return (
      <Figure icon={<Lock size={20} />} amount={held} good>
        {order.status === 'disputed' ? words.orders.money.heldFrozen : words.orders.money.heldSafe}
      </Figure>
    );
  }
  if (!wasFunded(order)) {
    const text = order.status === 'cancelled' ? words.orders.money.neverPaid : words.orders.money.notPaidYet;
    return (
      <Figure icon={<Wallet size={20} />} amount={price}>
        {text}
      </Figure>
    );
  }
  const { talent, hunter } = order.money.division;
  return (
    <Figure
      icon={<Banknote size={20} />}
      amount={side === 'talent' ? talent : price}
      good={side === 'talent'}
    >
      {side === 'talent'
        ? words.orders.money.talentPart
        : words.orders.money.hunterPaid(hunter > 0 ? words.orders.money.hunterBack(showNaira(hunter)) : '')}
    </Figure>
  );
}

type FigureProps = { icon: ReactNode; amount: number; good?: boolean; children: ReactNode };

function Figure({ icon, amount, good = false, children }: FigureProps) {
  return (
    <div className="grid gap-1">
      <p className={good ? 'flex items-center gap-2 text-leaf' : 'flex items-center gap-2'}>
        {icon}
        <strong className="text-3xl leading-9 tabular-nums">{showNaira(amount)}</strong>
      </p>
      <p className="text-soft">{children}</p>
    </div>
  );
}

/** The reader's own withdrawals from this order. */
function PaidOut({ order, side }: Props) {
  const paid = side === 'talent' ? order.money.talent_paid_out : order.money.hunter_paid_out;
  if (!order.payout && paid === 0 && order.withdrawable === 0) return null;
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <MoneyLines
        lines={[
          { label: words.orders.money.paidToBank, naira: paid },
          { label: words.orders.shared.readyToWithdraw, naira: order.withdrawable },
        ]}
      />
      {order.payout && <PayoutSteps progress={order.payout} />}
    </section>
  );
}

const TRAIL = later(async () => (await import('./order-trail.tsx')).OrderTrail);

/** The full ledger of the order; its code and data load when it is opened. */
export function OrderLedger({ order, side, className }: Props) {
  const [open, setOpen] = useState(false);
  if (!wasFunded(order)) return null;
  return (
    <details className={cx('card', className)} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer rounded p-4 sm:p-5">
        <h2 className="inline text-lg leading-7">{words.documents.trail.title}</h2>
      </summary>
      {open && (
        <div className="px-4 pb-4 sm:px-5 sm:pb-5">
          <LazyPart
            part={TRAIL}
            given={{ order, side }}
            title={words.orders.shared.moneyTrailFailed}
            waiting={<SkeletonList rows={3} className="h-14" />}
          />
        </div>
      )}
    </details>
  );
}
