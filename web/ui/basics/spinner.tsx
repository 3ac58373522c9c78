/** A turning ring for waits whose size is not known. */
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';

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
