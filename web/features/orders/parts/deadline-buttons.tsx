/** Asking for changes to a milestone, waiving a missed one, taking a request for more time back. */
import { useState } from 'react';
import { deadlines } from '#contract/orders/deadlines.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { later } from '#web/lib/later.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import type { Milestone } from '../lists/milestone-card.tsx';

type Props = { milestone: Milestone; order: OrderDetail };

/** Nothing where there is no miss to waive. */
export function WaiveButton({ milestone, order }: Props) {
  const [open, setOpen] = useState(false);
  const missed = milestone.state === 'missed' || milestone.state === 'submitted-late';
  if (!missed || !order.can.includes('waive')) return null;
  const penalty = showNaira(penaltyOf(order.price_budget, milestone.penalty));
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} className="justify-self-start max-sm:w-full">
        {words.orders.waive.confirm}
        <span className="sr-only"> {words.common.actions.of(milestone.title)}</span>
      </Button>
      {open && (
        <ConfirmCall
          onClose={() => setOpen(false)}
          endpoint={deadlines.waive}
          input={{ params: { id: milestone.id } }}
          onDone={() =>
            notify.good(
              words.orders.milestones.waived,
              'usual',
              words.common.people.notified(order.creative.name),
            )
          }
          title={words.orders.waive.title}
          text={words.orders.waive.lead(milestone.title, penalty, order.creative.name)}
          confirm={words.orders.waive.confirm}
          binding
        />
      )}
    </>
  );
}

/** Nothing for anybody who may not. */
export function WithdrawExtension({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState(false);
  if (!order.can.includes('withdraw-extension')) return null;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        className="mt-2 justify-self-start max-sm:w-full"
      >
        {words.orders.moreTime.withdraw}
      </Button>
      {open && (
        <ConfirmCall
          onClose={() => setOpen(false)}
          endpoint={deadlines.withdrawExtension}
          input={{ params: { id: order.job_id } }}
          onDone={() =>
            notify.good(
              words.orders.moreTime.withdrawn,
              'usual',
              words.common.people.notified(order.user.name),
            )
          }
          title={words.orders.moreTime.withdrawTitle}
          text={words.orders.moreTime.withdrawLead}
          confirm={words.orders.moreTime.withdraw}
        />
      )}
    </>
  );
}

const DECLINE = later(async () => (await import('../answer-work-dialogs.tsx')).DeclineMilestoneDialog);

/** Until when changes can be asked for, and the hunter's button; nothing once that time is over. */
export function MilestoneChanges({ milestone, order, side }: Props & { side: Side }) {
  const [open, setOpen] = useState(false);
  if (!milestone.changes_until || order.status !== 'active') return null;
  const until = sayMoment(milestone.changes_until);
  const w = words.orders.declineMilestone;
  if (side === 'talent') return <p className="text-sm text-soft">{w.untilTalent(order.user.name, until)}</p>;
  if (!order.can.includes('decline-milestone')) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={() => setOpen(true)} className="max-sm:w-full">
        {w.open}
        <span className="sr-only"> {words.common.actions.of(milestone.title)}</span>
      </Button>
      <p className="text-sm text-soft">{w.until(until)}</p>
      {open && <LazyDialog dialog={DECLINE} given={{ milestone, order, onClose: () => setOpen(false) }} />}
    </div>
  );
}
