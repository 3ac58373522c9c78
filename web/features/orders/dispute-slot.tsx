/** Where an order's page shows its dispute; the code comes only for orders that ever had one. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { useLater } from '#web/lib/later.ts';
import type { Side } from '#web/lib/session.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';
import type { DisputePanel } from './order-dialogs.ts';

/** True when a dispute is open or was. */
export function wasDisputed({ history }: OrderDetail): boolean {
  return history.some(({ name }) => name === 'job.dispute');
}

type Props = { panel: DisputePanel; given: { order: OrderDetail; side: Side } };

export function DisputeSlot({ panel, given }: Props) {
  const { part: Part, failure, retry } = useLater(panel);
  if (Part) return <Part {...given} />;
  if (failure) return <ErrorBox error={failure} title={words.orders.page.disputeFailed} onRetry={retry} />;
  return <Skeleton className="h-44 w-full" />;
}
