/** "Pay": leads to the payment summary once the talent has accepted; until then it says why it cannot be used. */
import type { OrderRow } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';

type Props = { order: OrderRow; wide?: boolean };

export function PayLink({ order, wide = false }: Props) {
  const look = { size: 'sm', className: 'min-h-11', wide } as const;
  if (order.can.includes('pay') && order.bid_id) {
    return (
      <ButtonLink {...look} to={paths.pay} params={{ id: order.bid_id }}>
        {words.common.actions.pay}
      </ButtonLink>
    );
  }
  return (
    <Tooltip text={words.payments.fixed.notAccepted}>
      <Button {...look} blocked>
        {words.common.actions.pay}
      </Button>
    </Tooltip>
  );
}
