/** Closes a dialog whose order has moved on elsewhere. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import type { ChosenAction } from './order-dialog-host.tsx';

type Props = {
  chosen: ChosenAction;
  /** The order as it is now; undefined when it has left the screen. */
  order: OrderRow | undefined;
  onClose: () => void;
};

export function WatchOrder({ chosen, order, onClose }: Props) {
  const client = useQueryClient();
  const isOver = hasMovedOn(chosen, order);
  useEffect(() => {
    // The dialog's own call moves the order too, and closes the dialog itself.
    if (!isOver || client.isMutating() > 0) return;
    onClose();
    notify.info(words.orders.page.movedOn);
  });
  return null;
}

function hasMovedOn({ action, order }: ChosenAction, current: OrderRow | undefined): boolean {
  if (current?.status !== order.status) return true;
  return action === 'answerExtension' && !current.can.includes('grant-extension');
}
