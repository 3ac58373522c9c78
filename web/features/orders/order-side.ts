/** An order as its parts and dialogs see it: the reader's side, the other party, and whose turn it is. */
import { firstNameOf } from '#contract/core/names.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { otherParty, sideOf } from '#contract/orders/sides.ts';
import { describeTurn, type TurnText } from '#contract/orders/turn-text.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { type Side, usePerson } from '#web/lib/session.ts';

/** A dialog of an order is open while it is mounted; it also calls `onClose` once the action is done. */
export type OrderDialogProps = { order: OrderRow; onClose(): void };

/** The signed-in person's side of this order. */
export function useOrderSide(order: OrderRow): Side {
  const { user } = usePerson();
  return sideOf(order, user.id);
}

/** Whose turn it is, worded for this side. */
export function turnOf(order: OrderRow, side: Side): TurnText {
  const { by } = order.turn;
  return describeTurn(order.turn, side, {
    other: firstNameOf(otherParty(order, side).name),
    fromGig: order.gig !== null,
    round: order.gig?.round ?? null,
    price: showNaira(order.price_budget),
    by: by && sayMoment(by),
  });
}
