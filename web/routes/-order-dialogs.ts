/** The dialogs of bids, payouts and reviews that orders open: here the features meet. */
import { lazyDialog } from '#web/features/orders/lazy-dialog.ts';
import type { OrderDialogs } from '#web/features/orders/order-dialogs.ts';

const acceptOrder = () => import('#web/features/bids/accept-order-dialog.tsx');
const declineOrder = () => import('#web/features/bids/decline-order-dialog.tsx');
const withdrawOrder = () => import('#web/features/bids/withdraw-order-dialog.tsx');
const payout = () => import('#web/features/payouts/order-payout-dialog.tsx');
const review = () => import('#web/features/reviews/review-dialog.tsx');

export const orderDialogs: OrderDialogs = {
  acceptOrder: lazyDialog(async () => (await acceptOrder()).AcceptOrderDialog),
  declineOrder: lazyDialog(async () => (await declineOrder()).DeclineOrderDialog),
  withdrawOrder: lazyDialog(async () => (await withdrawOrder()).WithdrawOrderDialog),
  payout: lazyDialog(async () => (await payout()).OrderPayoutDialog),
  review: lazyDialog(async () => (await review()).ReviewDialog),
};
