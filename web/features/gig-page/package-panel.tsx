/** The chosen package with its price and what can be done now; on phones the last lines stick to the foot of the screen. */
import { Clock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Gig, ScopePackage } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { Included } from './included.tsx';

type Props = {
  gig: Gig;
  chosen: ScopePackage;
  onChoose: (position: number) => void;
  actions: ReactNode;
};

export function PackagePanel({ gig, chosen, onChoose, actions }: Props) {
  return (
    <aside
      aria-label={words.gigs.page.chosenPackage}
      className="z-20 max-lg:contents lg:sticky lg:top-32 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-5"
    >
      <div className="grid gap-4 max-lg:hidden">
        {gig.scopepackage.length > 1 && <Switch {...{ gig, chosen, onChoose }} />}
        <Price chosen={chosen} />
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-soft">
          <span className="inline-flex items-center gap-2">
            <Clock aria-hidden size={18} />
            {words.common.counted.days(chosen.delivery_days)}
          </span>
          <span className="inline-flex items-center gap-2">
            <RefreshCw aria-hidden size={18} />
            {words.common.counted.revisions(chosen.revisions)}
          </span>
        </p>
        <Included lines={chosen.includes} />
      </div>
      <div className="max-lg:sticky max-lg:bottom-14 max-lg:-mx-4 max-lg:grid max-lg:grid-cols-1 max-lg:gap-1.5 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-2 lg:mt-5">
        <p className="flex items-baseline justify-between gap-3 lg:hidden">
          <span className="min-w-0 truncate text-sm text-soft">{chosen.name}</span>
          <span className="text-lg font-bold whitespace-nowrap tabular-nums">{showNaira(chosen.price)}</span>
        </p>
        <div className="flex gap-2 *:first:flex-1 lg:flex-col">{actions}</div>
      </div>
    </aside>
  );
}

function Price({ chosen }: { chosen: ScopePackage }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0 font-semibold">{chosen.name}</span>
      <span className="text-2xl leading-8 font-bold tabular-nums max-lg:text-xl">
        {showNaira(chosen.price)}
      </span>
    </p>
  );
}

/** Chooses one of the packages. */
export function Switch({ gig, chosen, onChoose }: Omit<Props, 'actions'>) {
  return (
    <fieldset className="flex min-w-0 rounded border border-control p-1">
      <legend className="sr-only">{words.common.labels.packages}</legend>
      {gig.scopepackage.map(({ position, name }) => (
        <button
          key={position}
          type="button"
          aria-pressed={position === chosen.position}
          onClick={() => onChoose(position)}
          className={cx(
            'line-clamp-2 min-h-11 min-w-0 flex-auto rounded-sm px-1 text-sm leading-5 font-semibold text-soft',
            position === chosen.position && 'bg-wash text-on-wash',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
