/** The two sides of an order, as one of its parties sees them. */
import type { Side } from '../core/common.ts';
import type { OrderRow } from './orders.ts';

type Parties = Pick<OrderRow, 'user' | 'creative'>;

/** On which side this party of the order is. */
export function sideOf({ user }: Pick<Parties, 'user'>, personId: string): Side {
  return user.id === personId ? 'hunter' : 'talent';
}

/** Who is on the other side than this. */
export function otherParty({ user, creative }: Parties, side: Side): OrderRow['user'] {
  return side === 'hunter' ? creative : user;
}
