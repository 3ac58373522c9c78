/** Closes a dialog whose order has moved on elsewhere. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';

type Props = {
  /** The action of the dialog. */
  action: string;
  /** The order as the dialog opened. */
  before: OrderRow;
  /** The order as it is now; undefined when it has left the screen. */
  now: OrderRow | undefined;
  onClose: () => void;
};

export function WatchOrder({ action, before, now, onClose }: Props) {
  const client = useQueryClient();
  const isAnswered = action === 'answerExtension' && !now?.can.includes('grant-extension');
  const isOver = now?.status !== before.status || isAnswered;
  useEffect(() => {
    // The dialog's own call moves the order too, and closes the dialog itself.
    if (!isOver || client.isMutating() > 0) return;
    onClose();
    notify.info(words.orders.page.movedOn);
  });
  return null;
}
