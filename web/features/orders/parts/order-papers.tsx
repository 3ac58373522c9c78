/** The documents of an order: the receipt, and the deed of rights once there is one. */
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { isHandedOver } from '../order-steps.ts';

const SAVE = later(async () => (await import('./save-paper.ts')).savePaper);

/** Shown with the work once it is handed over, until then with the money. */
export function OrderPapers({ order }: { order: Pick<OrderDetail, 'job_id' | 'status' | 'money'> }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Paper kind="receipt" jobId={order.job_id} />
      {isHandedOver(order) && <Paper kind="deed" jobId={order.job_id} />}
    </div>
  );
}

function Paper({ kind, jobId }: { kind: 'receipt' | 'deed'; jobId: string }) {
  const save = useMutation({
    mutationFn: async () => (await SAVE.fetch())(kind, jobId),
    onError: notify.failure,
    networkMode: 'always',
  });
  return (
    <Button
      variant="secondary"
      busy={save.isPending}
      icon={<FileText size={18} />}
      className="max-sm:w-full"
      onClick={() => save.mutate()}
    >
      {words.orders.trail[kind]}
    </Button>
  );
}
