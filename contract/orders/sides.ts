/** The two sides of an order, as one of its parties sees them. */
import type { Side } from '../core/common.ts';
import type { OrderRow } from './orders.ts';

type Parties = Pick<OrderRow, 'user' | 'creative'>;

/** Returns the side of this person, who must be a party of the order. */
export function sideOf({ user }: Pick<Parties, 'user'>, personId: string): Side {
  return user.id === personId ? 'hunter' : 'talent';
}

/** Returns the party on the other side. */
export function otherParty({ user, creative }: Parties, side: Side): OrderRow['user'] {
  return side === 'hunter' ? creative : user;
}
