/** Chooses one of the packages of a gig: a row each, with what it costs, how long it takes and how many changes it holds. */
import type { ReactNode } from 'react';
import type { ScopePackage } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';

type Props = {
  legend: ReactNode;
  packages: readonly ScopePackage[];
  /** 1 to 3. */
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
            'grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded border px-3 py-2 text-left',
            one.position === chosen ? 'border-primary bg-wash text-on-wash' : 'border-control bg-card',
          )}
        >
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
