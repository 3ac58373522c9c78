/** The packages of a gig: a row each to choose from, what one holds, and that its price waits in escrow. */
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ScopePackage } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';

type Props = {
  legend: ReactNode;
  packages: readonly ScopePackage[];
  /** The number of the chosen package, 1 to 3. */
  chosen: number;
  onChoose: (position: number) => void;
};

export function PackageRows({ legend, packages, chosen, onChoose }: Props) {
  return (
    <fieldset className="grid gap-2">
      {legend}
      {packages.map((one) => (
        <button
          key={one.position}
          type="button"
          aria-pressed={one.position === chosen}
          onClick={() => onChoose(one.position)}
          className={cx(
            'grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded border px-3 py-2 text-left',
            one.position === chosen
              ? 'border-primary bg-wash text-on-wash inset-ring inset-ring-primary'
              : 'border-control bg-card',
          )}
        >
          <span
            aria-hidden
            className={cx(
              'row-span-2 size-5 rounded-full bg-card',
              one.position === chosen ? 'border-6 border-primary' : 'border border-control',
            )}
          />
          <span className="truncate font-semibold">{one.name}</span>
          <span className="font-bold tabular-nums">{showNaira(one.price)}</span>
          <span className="text-sm opacity-90">
            {words.common.counted.days(one.delivery_days)} · {words.common.counted.revisions(one.revisions)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** The contents of a package, one line each with a tick. */
export function Included({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={cx('grid gap-1.5', className)}>
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2 wrap-anywhere">
          <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Says where the money is held; `price` in naira. */
export function EscrowNote({ price, className }: { price: number; className?: string }) {
  return (
    <p className={cx('flex items-center gap-1.5 text-xs text-soft', className)}>
      <Lock aria-hidden size={14} className="shrink-0 text-leaf" />
      {words.gigs.page.escrow(showNaira(price))}
    </p>
  );
}
