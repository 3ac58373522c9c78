/** The dialogs that an order's buttons open; those of other features are handed in by the route. */
import type { ComponentType } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import type { Later } from '#web/lib/later.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import type { Side } from '#web/lib/session.ts';

/** The dialog is open as long as it is mounted; it calls `onClose` when the action was done, too. */
export type OrderDialogProps = { order: OrderRow; onClose(): void };
export type OrderDialog = Later<ComponentType<OrderDialogProps>>;

/** What the route brings along from the features of bids, payouts and reviews. */
export type OrderDialogs = {
  acceptOrder?: OrderDialog;
  declineOrder?: OrderDialog;
  withdrawOrder?: OrderDialog;
  payout?: OrderDialog;
  review?: OrderDialog;
  openDispute?: OrderDialog;
};

/** What the order's page shows of a dispute, from its feature. */
export type DisputePanel = Later<ComponentType<{ order: OrderRow; side: Side }>>;

/** Every action that needs a dialog: those of `OrderDialogs` and the ones of this feature. */
export type OrderAction =
  | keyof OrderDialogs
  | 'milestones'
  | 'submitMilestone'
  | 'submittedMilestones'
  | 'submitProject'
  | 'acceptWork'
  | 'declineWork'
  | 'cancelOrder'
  | 'requestExtension'
  | 'answerExtension';

/** True when the figures that a dialog showed are not what would be booked any more. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'division_changed';
}

/** Opens the dialog of an action for an order. */
export type OpenOrderAction = (action: OrderAction, order: OrderRow) => void;
