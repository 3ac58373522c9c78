/** The other orders for the same work: the first one and its further rounds (rule 2.20). */
import type { OrderDetail } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import type { Side } from '#web/lib/session.ts';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { OrderStatus } from './order-state.tsx';

type Props = { order: Pick<OrderDetail, 'job_id' | 'rounds'>; side: Side };

export function RoundLinks({ order: { job_id: own, rounds }, side }: Props) {
  // Order ids increase with time.
  const asked = rounds.findLast((one) => one.job_id < own && one.status !== 'cancelled');
  return (
    <nav aria-label={words.room.further.all}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {rounds.map(({ job_id: id, number, status }) => (
          <li key={id} className="flex items-center gap-2">
            <TextLink to={paths.order[side]} params={{ id }} className="inline-block py-2.5">
              {number === 1 ? words.room.further.first : words.orders.submissions.round(number)}
            </TextLink>
            <OrderStatus order={{ status }} />
          </li>
        ))}
        {asked && (
          <li>
            <TextLink to={paths.proofRoom} params={{ id: asked.job_id }} className="inline-block py-2.5">
              {words.room.further.places}
            </TextLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
