/** The status of an order as a chip, in a capitalised word. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { screens } from '#contract/words.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';

const TONES: Record<OrderRow['status'], Tone> = {
  bidding: 'quiet',
  offered: 'warn',
  agreed: 'warn',
  active: 'active',
  submitted: 'active',
  disputed: 'bad',
  accepted: 'good',
  cancelled: 'bad',
};

const WORDS: Record<OrderRow['status'], string> = {
  bidding: screens.orders.biddingStatus,
  offered: screens.orders.offeredStatus,
  agreed: screens.orders.agreedStatus,
  active: screens.common.active,
  submitted: screens.common.submitted,
  disputed: screens.common.disputed,
  accepted: screens.orders.acceptedStatus,
  cancelled: screens.common.cancelled,
};

export function OrderStatus({ order }: { order: Pick<OrderRow, 'status'> }) {
  return <Badge tone={TONES[order.status]}>{WORDS[order.status]}</Badge>;
}
