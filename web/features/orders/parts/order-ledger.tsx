/** Where the order page shows every naira of the order; the code and the steps come when it is opened. */
import { useState } from 'react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later, useLater } from '#web/lib/later.ts';
import type { Side } from '#web/lib/session.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { SkeletonList } from '#web/ui/basics/skeleton.tsx';
import { wasFunded } from '../order-steps.ts';

type Props = { order: OrderDetail; side: Side; className?: string };

const TRAIL = later(async () => (await import('./order-trail.tsx')).OrderTrail);

export function OrderLedger({ order, side, className }: Props) {
  const [open, setOpen] = useState(false);
  if (!wasFunded(order)) return null;
  return (
    <details
      className={cx('rounded-card border border-line bg-card', className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer rounded-card p-4 sm:p-5">
        <h2 className="inline text-lg leading-7">{words.documents.trail.title}</h2>
      </summary>
      {open && (
        <div className="px-4 pb-4 sm:px-5 sm:pb-5">
          <Trail order={order} side={side} />
        </div>
      )}
    </details>
  );
}

function Trail(given: Pick<Props, 'order' | 'side'>) {
  const { part: Part, failure, retry } = useLater(TRAIL);
  if (Part) return <Part {...given} />;
  if (failure)
    return <ErrorBox error={failure} title={words.orders.shared.moneyTrailFailed} onRetry={retry} />;
  return <SkeletonList rows={3} className="h-14" />;
}
