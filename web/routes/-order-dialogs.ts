/** The dialogs of bids, disputes, payouts and reviews that orders open: here the features meet. */
import type { OrderDialogs } from '#web/features/orders/parts/order-dialog-host.tsx';
import { later } from '#web/lib/later.ts';

const agreements = () => import('#web/features/bids/order-dialogs.tsx');

export const orderDialogs: OrderDialogs = {
  acceptOrder: later(async () => (await agreements()).AcceptOrderDialog),
  declineOrder: later(async () => (await agreements()).DeclineOrderDialog),
  withdrawOrder: later(async () => (await agreements()).WithdrawOrderDialog),
  payout: later(async () => (await import('#web/features/payouts/payout-dialog.tsx')).OrderPayoutDialog),
  review: later(async () => (await import('#web/features/reviews/review-dialogs.tsx')).ReviewDialog),
  openDispute: later(
    async () => (await import('#web/features/disputes/statement-dialogs.tsx')).OpenDisputeDialog,
  ),
};
