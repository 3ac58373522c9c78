/** The four figures of the Earning page, each explained on tap. */
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import type { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';

type Figures = Reply<typeof payouts.earnings>['data'];

export function EarningCards({ figures }: { figures: Figures }) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure name={words.payouts.fixed.netIncome} amount={figures.netincome}>
        {words.payouts.earnings.netIncome}
      </Figure>
      <Figure name={words.payouts.fixed.withdrawn} amount={figures.withdrawn}>
        {words.payouts.earnings.withdrawn}
        {figures.in_flight > 0 && words.payouts.earnings.moreOnItsWay(showNaira(figures.in_flight))}
      </Figure>
      <Figure name={words.payouts.fixed.pendingClearance} amount={figures.pending}>
        {words.payouts.earnings.pendingClearance}
      </Figure>
      <Figure name={words.payouts.fixed.available} amount={figures.available} good>
        {words.payouts.earnings.available}
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
        <span className="sr-only">{words.payouts.earnings.explain}</span>
      </summary>
      <p className="px-4 pb-4 text-sm text-soft">{children}</p>
    </details>
  );
}
