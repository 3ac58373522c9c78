/** Actions on an order that need no dialog: paying and starting; and whether the hunter may withdraw. */
import type { ComponentProps } from 'react';
import { type OrderRow, orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';

/** Leads to the payment summary once the talent has accepted; until then it says why it cannot be used. */
export function PayLink({ order }: { order: OrderRow }) {
  const look = { size: 'sm', className: 'min-h-11' } as const;
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

/** The hunter can always withdraw before payment (rules 2). */
export function canWithdrawOrder({ can }: OrderRow): boolean {
  return can.includes('withdraw') || can.includes('leave') || can.includes('call-off');
}

type StartButtonProps = { jobId: string } & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

/** Starts a paid order. */
export function StartButton({ jobId, ...look }: StartButtonProps) {
  const start = useMutationCall(orders.start, {
    onSuccess: () => {
      notify.good(words.orders.start.done, 'usual', words.orders.start.doneText);
    },
    onError: (error) => {
      notify.bad(words.orders.start.failed, 'usual', messageOf(error));
    },
  });
  return (
    <Button {...look} busy={start.isPending} onClick={() => start.mutate({ params: { id: jobId } })}>
      {words.orders.start.confirm}
    </Button>
  );
}
