/** The hunter waives a missed milestone, after seeing what it is worth. */
import { useState } from 'react';
import { deadlines } from '#contract/orders/deadlines.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import type { Milestone } from './milestone-state.tsx';

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
