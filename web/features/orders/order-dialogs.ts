/** The dialogs that an order's buttons open; those of other features are handed in by the route. */
import type { ComponentType } from 'react';
import type { OrderRow } from '#contract/orders.ts';
import type { Later } from '#web/lib/later.ts';

/** The dialog is open as long as it is mounted; it calls `onClose` when the deed was done, too. */
export type OrderDialogProps = { order: OrderRow; onClose(): void };
export type OrderDialog = Later<ComponentType<OrderDialogProps>>;

/** What the route brings along from the features of bids, payouts and reviews. */
export type OrderDialogs = {
  acceptOrder?: OrderDialog;
  declineOrder?: OrderDialog;
  withdrawOrder?: OrderDialog;
  payout?: OrderDialog;
  review?: OrderDialog;
};

/** Every deed that needs a dialog: those of `OrderDialogs` and the ones of this feature. */
export type Deed =
  | keyof OrderDialogs
  | 'milestones'
  | 'submitMilestone'
  | 'submittedMilestones'
  | 'submitProject'
  | 'acceptWork'
  | 'declineWork'
  | 'cancelOrder';

/** Opens the dialog of a deed for an order. */
export type OpenDeed = (deed: Deed, order: OrderRow) => void;
