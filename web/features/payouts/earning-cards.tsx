/** The four figures of the Earning page, each explained on tap. */
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import type { payouts } from '#contract/payouts/payouts.ts';
import { screens, words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';

type Figures = Reply<typeof payouts.earnings>['data'];

export function EarningCards({ figures }: { figures: Figures }) {
  const w = words.earning;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure name={w.netIncome} amount={figures.netincome}>
        {screens.payouts.everythingYouEverEarnedHereAfter}
      </Figure>
      <Figure name={w.withdrawn} amount={figures.withdrawn}>
        {screens.payouts.whatYourBankHasConfirmed}
        {figures.in_flight > 0 && screens.payouts.moreIsOnItsWay(showNaira(figures.in_flight))}
      </Figure>
      <Figure name={w.pendingClearance} amount={figures.pending}>
        {screens.payouts.heldInEscrowForOrdersThat}
      </Figure>
      <Figure name={w.available} amount={figures.available} good>
        {screens.payouts.yoursNowNetIncomeLessWhat}
      </Figure>
    </div>
  );
}

type FigureProps = { name: string; amount: number; good?: boolean; children: ReactNode };

function Figure({ name, amount, good = false, children }: FigureProps) {
  return (
    <details className="group rounded-card border border-line bg-card open:border-control">
      <summary className="relative block min-h-11 cursor-pointer list-none rounded-card p-3 sm:p-4 [&::-webkit-details-marker]:hidden">
        <span className="grid gap-1">
          <span className="pr-6 text-sm text-soft">{name}</span>
          <span className={cx('text-lg leading-8 font-bold tabular-nums sm:text-2xl', good && 'text-leaf')}>
            {showNaira(amount)}
          </span>
        </span>
        <Info
          aria-hidden
          size={18}
          className="absolute top-3 right-3 text-soft group-open:text-link sm:top-4 sm:right-4"
        />
        <span className="sr-only">{screens.payouts.whatIsThis}</span>
      </summary>
      <p className="px-4 pb-4 text-sm text-soft">{children}</p>
    </details>
  );
}
