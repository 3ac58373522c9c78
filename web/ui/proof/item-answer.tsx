/** The hunter's answer to an acceptance item. */
import { Check, Circle, X } from 'lucide-react';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';

const w = words.room.acceptance;

export function ItemAnswer({ met }: { met: boolean | null }) {
  const [Icon, label, colour] =
    met === null
      ? ([Circle, w.open, 'text-soft'] as const)
      : met
        ? ([Check, w.met, 'text-leaf'] as const)
        : ([X, w.notMet, 'text-brick'] as const);
  return (
    <>
      <Icon aria-hidden size={20} className={cx('shrink-0', colour)} />
      <span className="sr-only">{label}</span>
    </>
  );
}
