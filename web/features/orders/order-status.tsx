/** The status of an order as a chip, in a capitalised word. */
import type { OrderRow } from '#contract/orders.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

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

export function OrderStatus({ order }: { order: Pick<OrderRow, 'status'> }) {
  const { status } = order;
  return <Badge tone={TONES[status]}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>;
}
