/** A dialog whose code comes when it is first opened: lists of orders stay light. */
import { lazy } from 'react';
import type { OrderDialog } from './order-dialogs.ts';

/** For `OrderDialogHost`, which waits for it. */
export function lazyDialog(load: () => Promise<OrderDialog>): OrderDialog {
  return lazy(async () => ({ default: await load() }));
}
