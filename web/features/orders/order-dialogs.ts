/** The dialogs that an order's buttons open; those of other features are handed in by the route. */
import type { ComponentType } from 'react';
import type { OrderRow } from '#contract/orders.ts';

/** `onDone` is called when the deed was done; the dialog closes itself by `onClose`. */
export type OrderDialogProps = { order: OrderRow; open: boolean; onClose(): void; onDone(): void };
export type OrderDialog = ComponentType<OrderDialogProps>;

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
