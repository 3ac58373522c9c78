/** A cloth pattern of our own in the manner of starch-resist dyeing: squares of drawn motifs. Never behind text. */
import { cx } from '../../lib/cx.ts';
import { later, useLater } from '../../lib/later.ts';

/** Loaded late: most screens show no cloth, and none waits for it. */
const SQUARES = later(async () => (await import('../cloth-squares.tsx')).ClothSquares);

/** Fills its box; a motif is 64 px wide. Give height and width by classes. */
export function AdirePattern({ className }: { className?: string }) {
  const { part: Squares } = useLater(SQUARES);
  return (
    <svg aria-hidden="true" className={cx('block bg-night text-on-night', className)}>
      {Squares && <Squares />}
    </svg>
  );
}
