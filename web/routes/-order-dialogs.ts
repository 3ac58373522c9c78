/** The dialogs of bids, payouts and reviews that orders open: here the features meet. */
import { AcceptOrderDialog } from '#web/features/bids/accept-order-dialog.tsx';
import { DeclineOrderDialog } from '#web/features/bids/decline-order-dialog.tsx';
import { WithdrawOrderDialog } from '#web/features/bids/withdraw-order-dialog.tsx';
import type { OrderDialogs } from '#web/features/orders/order-dialogs.ts';
import { OrderPayoutDialog } from '#web/features/payouts/order-payout-dialog.tsx';
import { ReviewDialog } from '#web/features/reviews/review-dialog.tsx';

export const orderDialogs: OrderDialogs = {
  acceptOrder: AcceptOrderDialog,
  declineOrder: DeclineOrderDialog,
  withdrawOrder: WithdrawOrderDialog,
  payout: OrderPayoutDialog,
  review: ReviewDialog,
};
