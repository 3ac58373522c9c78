/** The four figures of the Earning page, each explained on tap. */
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { payouts } from '#contract/payouts.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';

type Figures = Reply<typeof payouts.earnings>['data'];

export function EarningCards({ figures }: { figures: Figures }) {
  const w = words.earning;
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Figure name={w.netIncome} amount={figures.netincome}>
        Everything you ever earned here, after penalties and the service fee.
      </Figure>
      <Figure name={w.withdrawn} amount={figures.withdrawn}>
        What your bank has confirmed.
        {figures.in_flight > 0 && ` ${showNaira(figures.in_flight)} more is on its way.`}
      </Figure>
      <Figure name={w.pendingClearance} amount={figures.pending}>
        Held in escrow for orders that are not accepted yet. It becomes yours when the hunter accepts the
        work, or by itself 14 days after you submitted it.
      </Figure>
      <Figure name={w.available} amount={figures.available} good>
        Yours now: net income less what was withdrawn and what is on its way.
      </Figure>
    </div>
  );
}

type FigureProps = { name: string; amount: number; good?: boolean; children: ReactNode };

function Figure({ name, amount, good = false, children }: FigureProps) {
  return (
    <details className="group rounded-card border border-line bg-card open:border-control">
      <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-2 rounded-card p-4 [&::-webkit-details-marker]:hidden">
        <span className="grid gap-1">
          <span className="text-sm text-soft">{name}</span>
          <span className={cx('text-2xl leading-8 font-bold tabular-nums', good && 'text-leaf')}>
            {showNaira(amount)}
          </span>
        </span>
        <Info aria-hidden size={18} className="shrink-0 text-soft group-open:text-link" />
        <span className="sr-only">What is this?</span>
      </summary>
      <p className="px-4 pb-4 text-sm text-soft">{children}</p>
    </details>
  );
}
