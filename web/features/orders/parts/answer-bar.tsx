/** What stands out of the row of buttons on an order's page: the answer to submitted work, and withdrawing what was earned. */

import { useId } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { isToAnswer, roundFirst } from '../order-steps.ts';
import type { OpenOrderAction } from './order-dialog-host.tsx';

type Props = { order: OrderDetail; open: OpenOrderAction };

/** Accept or ask for changes, always in reach: on phones above the bottom bar, else under the work. */
export function AnswerBar({ order, open }: Props) {
  const receives = useId();
  if (!isToAnswer(order)) return null;
  const round = roundFirst(order);
  return (
    <div
      data-foot
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex flex-row-reverse gap-3 border-line bg-card max-lg:order-last max-lg:-mx-4 max-lg:-mb-10 max-lg:border-t max-lg:px-4 max-lg:py-2 lg:bottom-4 lg:rounded-card lg:border lg:p-3 lg:shadow-soft"
    >
      {order.can.includes('accept') && (
        <div className="grid flex-1 content-start gap-1">
          <Button onClick={() => open('acceptWork', order)} aria-describedby={receives}>
            {words.common.fixed.accept}
          </Button>
          <p id={receives} className="text-center text-xs text-soft">
            {words.orders.acceptWork.receives(
              firstNameOf(order.creative.name),
              showNaira(order.money.division.talent),
            )}
          </p>
        </div>
      )}
      {order.can.includes('decline') && (
        <Button
          variant="secondary"
          onClick={() => open('askForChanges', order)}
          className="flex-1 self-start"
        >
          {round ? (
            words.room.further.order(round.number, showNaira(round.price))
          ) : (
            <span className="grid py-1 leading-5">
              {words.orders.declineMilestone.open}
              <span className="text-xs font-normal">{words.orders.fixed.decline}</span>
            </span>
          )}
        </Button>
      )}
    </div>
  );
}

/** Beside what was earned; nothing when all of it is on its way. */
export function WithdrawButton({ order, open }: Props) {
  if (order.withdrawable <= 0) return null;
  return (
    <Button onClick={() => open('payout', order)} className="max-sm:w-full">
      {words.common.actions.withdrawAmount(showNaira(order.withdrawable))}
    </Button>
  );
}
