/** Asking for changes to a milestone, and waiving a missed one. */

import { useState } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
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
import type { Milestone } from '../order-steps.ts';

type Props = { milestone: Milestone; order: OrderDetail };

/** The actions on a milestone's deadline while the order is active. */
export function DeadlineButtons({ milestone, order, side }: Props & { side: Side }) {
  return (
    <>
      <MilestoneChanges milestone={milestone} order={order} side={side} />
      <WaiveButton milestone={milestone} order={order} />
    </>
  );
}

/** Renders nothing when there is no missed deadline to waive. */
function WaiveButton({ milestone, order }: Props) {
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
              words.common.people.notified(firstNameOf(order.creative.name)),
            )
          }
          title={words.orders.waive.title}
          text={words.orders.waive.lead(milestone.title, penalty, firstNameOf(order.creative.name))}
          confirm={words.orders.waive.confirm}
          binding
        />
      )}
    </>
  );
}

const DECLINE = later(async () => (await import('../answer-work-dialogs.tsx')).DeclineMilestoneDialog);

/** Until when changes can be requested, with the hunter's button; nothing after that. */
function MilestoneChanges({ milestone, order, side }: Props & { side: Side }) {
  const [open, setOpen] = useState(false);
  if (!milestone.changes_until || order.status !== 'active') return null;
  const until = sayMoment(milestone.changes_until);
  const w = words.orders.declineMilestone;
  if (side === 'talent')
    return <p className="text-sm text-soft">{w.untilTalent(firstNameOf(order.user.name), until)}</p>;
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
