/** The chosen package with its price and actions; on phones the last lines stick to the bottom of the screen. */
import { Clock, Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Gig, ScopePackage } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { useSession } from '#web/lib/session.ts';
import { EscrowNote, Included, PackageRows } from '#web/ui/package-rows.tsx';

export type ChoiceProps = { gig: Gig; chosen: ScopePackage; onChoose: (position: number) => void };

type Props = ChoiceProps & {
  /** The actions. */
  children: ReactNode;
};

export function PackagePanel({ gig, chosen, onChoose, children }: Props) {
  const { person } = useSession();
  const buys = !gig.own && (!person || person.sides.includes('hunter'));
  return (
    <aside
      aria-label={words.gigs.page.chosenPackage}
      className="z-20 max-lg:contents lg:sticky lg:top-(--bars) lg:mt-11 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:card lg:p-5"
    >
      <div className="grid gap-4 max-lg:hidden">
        {gig.scopepackage.length > 1 ? (
          <PackageSwitch {...{ gig, chosen, onChoose }} />
        ) : (
          <Price chosen={chosen} />
        )}
        <Included lines={chosen.includes} />
      </div>
      <div
        data-foot
        className={cx(
          person ? 'max-lg:-mb-24' : 'max-lg:-mb-16',
          'max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:grid max-lg:grid-cols-1 max-lg:gap-1.5 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:pt-2 max-lg:pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:mt-5',
        )}
      >
        {buys ? <EscrowSummaryLine chosen={chosen} /> : <PackageSummaryLine chosen={chosen} />}
        <div className="flex flex-wrap gap-2 *:first:flex-1 lg:flex-col lg:*:first:order-first">
          {children}
          {!gig.own && <EscrowNote price={chosen.price} className="w-full max-lg:hidden lg:-order-1" />}
        </div>
      </div>
    </aside>
  );
}

type ChosenProps = Pick<Props, 'chosen'>;

/** Shown above the button, which has the price. A name that does not fit beside the rest is left out entirely. */
function EscrowSummaryLine({ chosen }: ChosenProps) {
  return (
    <p className="flex h-5 flex-wrap content-end gap-x-1 overflow-hidden text-xs text-soft lg:hidden">
      <span className="max-w-full truncate">{chosen.name} ·</span>
      <span className="inline-flex items-center gap-1">
        {words.common.counted.days(chosen.delivery_days)} ·
        <Lock aria-hidden size={14} className="-mt-0.5 shrink-0 text-leaf" />
        {words.gigs.page.held}
      </span>
    </p>
  );
}

/** Name, time and price, for readers who cannot order. */
function PackageSummaryLine({ chosen }: ChosenProps) {
  return (
    <p className="flex items-baseline justify-between gap-3 lg:hidden">
      <span className="min-w-0 truncate text-sm text-soft">
        {chosen.name} · {words.common.counted.days(chosen.delivery_days)}
      </span>
      <span className="text-lg font-bold whitespace-nowrap tabular-nums">{showNaira(chosen.price)}</span>
    </p>
  );
}

/** For a gig with a single package, where nothing is chosen. */
function Price({ chosen }: ChosenProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold">{chosen.name}</span>
        <span className="text-2xl leading-8 font-bold tabular-nums max-lg:text-xl">
          {showNaira(chosen.price)}
        </span>
      </p>
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
    </>
  );
}

/** Chooses one of several packages. */
export function PackageSwitch({ gig, chosen, onChoose }: ChoiceProps) {
  return (
    <PackageRows
      legend={<legend className="sr-only">{words.common.labels.packages}</legend>}
      packages={gig.scopepackage}
      chosen={chosen.position}
      onChoose={onChoose}
    />
  );
}
