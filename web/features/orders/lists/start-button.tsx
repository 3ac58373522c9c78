/** Stamps the start of an order that is paid for. */
import type { ComponentProps } from 'react';
import { orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';

type Props = { jobId: string } & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

export function StartButton({ jobId, ...look }: Props) {
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
