/** The status of an order as a chip, in a capitalised word. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
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
  bidding: words.orders.status.bidding,
  offered: words.orders.status.offered,
  agreed: words.orders.status.agreed,
  active: words.common.fixed.active,
  submitted: words.common.fixed.submitted,
  disputed: words.common.status.disputed,
  accepted: words.orders.status.accepted,
  cancelled: words.common.status.cancelled,
};

export function OrderStatus({ order }: { order: Pick<OrderRow, 'status'> }) {
  return <Badge tone={TONES[order.status]}>{WORDS[order.status]}</Badge>;
}
