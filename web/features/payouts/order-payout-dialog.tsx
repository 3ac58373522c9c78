/** The withdrawal of one's own money from one order. */
import { useState } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { usePerson } from '#web/lib/session.ts';
import { PayoutDialog } from './payout-dialog.tsx';

type Props = { order: OrderRow; onClose(): void };

export function OrderPayoutDialog({ order, onClose }: Props) {
  const { user } = usePerson();
  const [amount] = useState(order.withdrawable);
  return (
    <PayoutDialog
      side={order.user.id === user.id ? 'hunter' : 'talent'}
      jobId={order.job_id}
      title={order.title}
      amount={amount}
      onClose={onClose}
    />
  );
}
