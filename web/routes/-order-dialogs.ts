/** The dialogs of bids, disputes, payouts and reviews that orders open: here the features meet. */
import type { DisputePanel, OrderDialogs } from '#web/features/orders/order-dialogs.ts';
import { later } from '#web/lib/later.ts';

const acceptOrder = () => import('#web/features/bids/accept-order-dialog.tsx');
const declineOrder = () => import('#web/features/bids/decline-order-dialog.tsx');
const withdrawOrder = () => import('#web/features/bids/withdraw-order-dialog.tsx');
const payout = () => import('#web/features/payouts/order-payout-dialog.tsx');
const openDispute = () => import('#web/features/disputes/statement-dialogs.tsx');
const review = () => import('#web/features/reviews/review-dialog.tsx');

export const orderDialogs: OrderDialogs = {
  acceptOrder: later(async () => (await acceptOrder()).AcceptOrderDialog),
  declineOrder: later(async () => (await declineOrder()).DeclineOrderDialog),
  withdrawOrder: later(async () => (await withdrawOrder()).WithdrawOrderDialog),
  payout: later(async () => (await payout()).OrderPayoutDialog),
  review: later(async () => (await review()).ReviewDialog),
  openDispute: later(async () => (await openDispute()).OpenDisputeDialog),
};

export const disputePanel: DisputePanel = later(
  async () => (await import('#web/features/disputes/parts/dispute-panel.tsx')).DisputePanel,
);
