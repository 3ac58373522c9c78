/** An open request for more time on the order's page: how many days, why, until when it can be answered, and taking it back. */

import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

export function ExtensionCard({ order }: { order: OrderDetail }) {
  const { extension } = order;
  if (!extension) return null;
  const days = words.common.counted.moreDays(extension.days);
  return (
    <Card>
      <div className="flex gap-3">
        <CalendarClock aria-hidden size={24} className="mt-0.5 shrink-0 text-link" />
        <div className="grid gap-1">
          <h2 className="text-lg leading-7">
            {order.can.includes('withdraw-extension')
              ? words.orders.moreTime.youAsked(days)
              : words.orders.moreTime.asksFor(order.creative.name, days)}
          </h2>
          <p className="whitespace-pre-wrap wrap-anywhere">{extension.reason}</p>
          <p className="text-sm text-soft">
            {words.orders.moreTime.requestedAt(
              sayMoment(extension.requested_at),
              words.orders.moreTime.lapses(sayMoment(extension.lapses_at)),
            )}
          </p>
          <WithdrawExtension order={order} />
        </div>
      </div>
    </Card>
  );
}

/** Renders nothing for anyone who may not withdraw it. */
function WithdrawExtension({ order }: { order: OrderDetail }) {
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
              words.common.people.notified(firstNameOf(order.user.name)),
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
