/** What the hunter can do once an order is over: hire again, or look for somebody else if it came to nothing. */
import { firstNameOf } from '#contract/core/names.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';

type Props = { order: Pick<OrderDetail, 'status' | 'gig' | 'creative'> };

export function OrderNext({ order }: Props) {
  return order.status === 'accepted' ? <HireAgain order={order} /> : <NextOrder order={order} />;
}

/** Orders the same package again, or starts a job for the same talent. */
function HireAgain({ order: { gig, creative } }: Props) {
  return (
    <ButtonLink
      to={paths.createJob}
      search={gig?.package ? { gig: gig.id, package: gig.package } : { talent: creative.id }}
      variant="secondary"
    >
      {gig?.package ? words.orders.next.orderAgain : words.orders.next.hireAgain(firstNameOf(creative.name))}
    </ButtonLink>
  );
}

/** For an order from a gig that was never paid. */
function NextOrder({ order: { gig } }: Props) {
  if (!gig) return null;
  return (
    <>
      {gig.package && (
        <ButtonLink to={paths.createJob} search={{ gig: gig.id, package: gig.package }}>
          {words.orders.next.orderAgain}
        </ButtonLink>
      )}
      <ButtonLink to={paths.gigSearch} search={{ category: gig.category }} variant="secondary">
        {words.orders.next.similarGigs}
      </ButtonLink>
      <ButtonLink to={paths.createJob} variant="quiet">
        {words.orders.next.postJob}
      </ButtonLink>
    </>
  );
}
