/** Loading states: grey shapes in the size of the content, so that nothing jumps, and a spinner where the size is unknown. */
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';

/** Give the size by classes: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className ?? 'h-5 w-full')} />;
}

type GridProps = { className: string; shapes: readonly string[] };

/** A skeleton for each set of classes in `shapes`; "Loading" is read out once. */
export function SkeletonGrid({ className, shapes }: GridProps) {
  return (
    <div role="status" aria-label={words.common.labels.loading} className={cx('grid', className)}>
      {shapes.map((shape, place) => (
        <Skeleton key={place.toString()} className={shape} />
      ))}
    </div>
  );
}

/** Several cards or rows. */
export function SkeletonList({ rows = 4, className = 'h-24' }: { rows?: number; className?: string }) {
  return <SkeletonGrid className="gap-3" shapes={Array(rows).fill(cx('rounded', className))} />;
}

/** `label` is read out; leave it out where a text beside it says the same. */
export function Spinner({ label, large = false }: { label?: string; large?: boolean }) {
  const ring = cx(
    'inline-block shrink-0 animate-spin rounded-full border-current border-r-transparent opacity-80',
    large ? 'size-8 border-3' : 'size-4 border-2',
  );
  if (!label) return <span aria-hidden="true" className={ring} />;
  return (
    <span role="status">
      <span aria-hidden="true" className={ring} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A spinner in the middle of an empty place. */
export function SpinnerBlock({ label = words.common.labels.loading }: { label?: string }) {
  return (
    <div className="grid min-h-48 place-items-center text-primary">
      <Spinner label={label} large />
    </div>
  );
}
