/** Stamps the start of an order that is paid for. */
import type { ComponentProps } from 'react';
import { orders } from '#contract/orders/orders.ts';
import { screens } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';

type Props = { jobId: string } & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

export function StartButton({ jobId, ...look }: Props) {
  const start = useMutationCall(orders.start, {
    onSuccess: () => {
      notify.good(screens.orders.workStarted, 'usual', screens.orders.theHunterWasToldSubmitEach);
    },
    onError: (error) => {
      notify.bad(screens.orders.theWorkCouldNotBeStarted, 'usual', messageOf(error));
    },
  });
  return (
    <Button {...look} busy={start.isPending} onClick={() => start.mutate({ params: { id: jobId } })}>
      {screens.orders.startWork}
    </Button>
  );
}
