/** Stamps the start of an order that is paid for. */
import type { ComponentProps } from 'react';
import { orders } from '#contract/orders.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast.tsx';
import { useOrdersRefresh } from './use-order-lists.ts';

type Props = { jobId: string } & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

export function StartButton({ jobId, ...look }: Props) {
  const refresh = useOrdersRefresh();
  const start = useMutationCall(orders.start, {
    onSuccess: () => {
      notify.good('Work started', 'usual', 'The hunter was told. Submit each milestone by its deadline.');
      refresh();
    },
    onError: (error) => {
      notify.bad('The work could not be started', 'usual', messageOf(error));
      refresh();
    },
  });
  return (
    <Button {...look} busy={start.isPending} onClick={() => start.mutate({ params: { id: jobId } })}>
      Start work
    </Button>
  );
}
