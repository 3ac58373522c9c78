/** The way on from a payment: to its order, or to the job's bids if there is no order any more. */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';

type Props = {
  order: { job_id: string; is_order: boolean };
  wide?: boolean;
  variant?: 'primary' | 'secondary';
};

export function SeeOrder({ order: { job_id: id, is_order }, wide, variant = 'secondary' }: Props) {
  return is_order ? (
    <ButtonLink to={paths.order.hunter} params={{ id }} variant={variant} wide={wide}>
      {words.payments.pay.order}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.bidsOfJob} params={{ id }} variant={variant} wide={wide}>
      {words.common.places.talentBids}
    </ButtonLink>
  );
}
