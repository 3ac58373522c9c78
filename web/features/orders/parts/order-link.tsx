/** The way from a list to the order's own page, on either side. */
import type { OrderRow } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import type { Side } from '#web/lib/session.ts';
import { TextLink } from '#web/ui/basics/text-link.tsx';

type Props = { order: OrderRow; side: Side };

export function OrderLink({ order, side }: Props) {
  return (
    <TextLink to={addressOf(order, side)} params={{ id: order.job_id }} className="font-semibold">
      {order.title}
    </TextLink>
  );
}

/** Completed orders have their own address in both areas (rules 9.2, 9.16). */
function addressOf(order: OrderRow, side: Side) {
  const completed = order.status === 'accepted';
  if (side === 'talent') return completed ? paths.endedOrder.talent : paths.order.talent;
  return completed ? paths.endedOrder.hunter : paths.order.hunter;
}
