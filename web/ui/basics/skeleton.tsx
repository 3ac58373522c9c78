/** Grey shapes in the size of what is coming, so that nothing jumps when it comes. */
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';

/** Give the size by classes: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className ?? 'h-5 w-full')} />;
}

/** Several cards or rows; "Loading" is read out once. */
export function SkeletonList({ rows = 4, className = 'h-24' }: { rows?: number; className?: string }) {
  return (
    <div role="status" aria-label={words.common.labels.loading} className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row.toString()} className={cx('rounded-card', className)} />
      ))}
    </div>
  );
}
