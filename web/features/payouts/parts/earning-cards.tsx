/** The four figures of the Earning page, each explained on tap. */
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import type { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';

type Figures = Reply<typeof payouts.earnings>['data'];

type CardsProps = { figures: Figures; way: ReactNode };

/** The balance comes first, with the button that withdraws it. */
export function EarningCards({ figures, way }: CardsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <Figure
        name={words.payouts.fixed.available}
        also={goesTo(figures)}
        amount={figures.available}
        note={withdrawalHint(figures)}
        good={figures.available > 0}
        way={way}
        className="max-lg:col-span-full"
      >
        {words.payouts.earnings.available}
      </Figure>
      <Figure name={words.payouts.fixed.netIncome} amount={figures.netincome}>
        {words.payouts.earnings.netIncome}
      </Figure>
      <Figure name={words.payouts.fixed.withdrawn} amount={figures.withdrawn}>
        {words.payouts.earnings.withdrawn}
        {figures.in_flight > 0 && words.payouts.earnings.moreOnItsWay(showNaira(figures.in_flight))}
      </Figure>
      <Figure
        name={words.payouts.fixed.pendingClearance}
        also={words.payouts.fixed.expected}
        amount={figures.pending}
        className="max-lg:col-span-full"
      >
        {words.payouts.earnings.expected} {words.payouts.earnings.pendingClearance}
      </Figure>
    </div>
  );
}

function goesTo({ accounts: [account, ...others] }: Figures): string | undefined {
  if (!account) return undefined;
  if (others.length > 0) return words.payouts.earnings.toOneOf(others.length + 1);
  return words.payouts.earnings.to(account.bank_name, account.account_number);
}

function withdrawalHint({ available, available_orders: orders, accounts }: Figures): string | undefined {
  if (available === 0) return undefined;
  if (accounts.length === 0) return words.payouts.earnings.needsAccount;
  return words.payouts.earnings.fromOrders(orders);
}

type FigureProps = {
  name: string;
  /** Another name of the same amount, or where it goes. */
  also?: string | undefined;
  amount: number;
  /** How it is withdrawn. */
  note?: string | undefined;
  good?: boolean;
  /** The button that withdraws it. */
  way?: ReactNode;
  className?: string;
  children: ReactNode;
};

function Figure({ way, good = false, className, ...said }: FigureProps) {
  return (
    <div
      className={cx(
        'flex items-center rounded border has-[[open]]:border-control max-sm:flex-col max-sm:items-stretch',
        good ? 'border-leaf bg-leaf-wash' : 'border-line bg-card',
        className,
      )}
    >
      <Explained good={good} {...said} />
      {way && <div className="px-3 pb-3 *:w-full empty:hidden sm:p-4">{way}</div>}
    </div>
  );
}

type ExplainedProps = Omit<FigureProps, 'way' | 'className'>;

function Explained({ name, also, amount, note, good, children }: ExplainedProps) {
  return (
    <details className="group flex flex-1 flex-col self-stretch not-open:[&::details-content]:hidden">
      <summary className="relative block min-h-11 grow cursor-pointer list-none rounded p-3 sm:p-4 [&::-webkit-details-marker]:hidden">
        <span className="flex items-start gap-2 text-sm text-soft">
          {name}
          <Info aria-hidden size={18} className="mt-px shrink-0 group-open:text-link" />
        </span>
        <span
          className={cx(
            'block text-lg leading-10 font-bold tabular-nums sm:text-2xl',
            good && 'text-leaf max-sm:text-2xl sm:text-3xl',
          )}
        >
          {showNaira(amount)}
        </span>
        {[also, note].map(
          (line) =>
            line && (
              <span key={line} className="block text-sm text-pretty wrap-anywhere text-soft">
                {line}
              </span>
            ),
        )}
        <span className="sr-only">{words.payouts.earnings.explain}</span>
      </summary>
      <p className="px-4 pb-4 text-sm text-soft">{children}</p>
    </details>
  );
}
