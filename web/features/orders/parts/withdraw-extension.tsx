/** The talent takes the open request for more time back, after reading what that means. */
import { useState } from 'react';
import { deadlines } from '#contract/orders/deadlines.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

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
