/** Where the reader's money is: in escrow, and ready to withdraw; leads there. */
import { Link } from '@tanstack/react-router';
import { ChevronRight, Lock } from 'lucide-react';
import type { Reply } from '#contract/core/endpoint.ts';
import type { turns } from '#contract/orders/turn-lists.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';

const PAGES = {
  orders: { to: paths.activeOrders, label: words.shell.fixed.orders },
  refunds: { to: paths.payback, label: words.common.places.refunds },
  earnings: { to: paths.earnings, label: words.common.fixed.earning },
} as const;

type Props = { money: Reply<typeof turns.list>['money']; side: Side };

/** Renders nothing when both amounts are 0. */
export function MoneyLine({ money: { held, ready }, side }: Props) {
  if (held === 0 && ready === 0) return null;
  const page = PAGES[side === 'talent' ? 'earnings' : ready > 0 ? 'refunds' : 'orders'];
  return (
    <section aria-label={words.home.money.label}>
      <Link
        to={page.to}
        className="card flex min-h-11 items-center gap-3 px-4 py-3 text-ink max-sm:py-2 no-underline hover:bg-wash"
      >
        {held > 0 && <Lock aria-hidden size={20} className="shrink-0 text-leaf" />}
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-2 max-sm:*:grow max-sm:*:basis-24">
          <Sum
            amount={held}
            what={side === 'hunter' ? words.home.money.held : words.home.money.heldForTalent}
          />
          {(side === 'talent' || ready > 0) && (
            <Sum amount={ready} what={words.home.money.ready} good={ready > 0} />
          )}
        </span>
        <span aria-hidden className="font-semibold text-link max-sm:hidden">
          {page.label}
        </span>
        <ChevronRight aria-hidden size={18} className="shrink-0 text-link" />
      </Link>
    </section>
  );
}

function Sum({ amount, what, good = false }: { amount: number; what: string; good?: boolean }) {
  return (
    <span className="grid">
      <span
        className={cx(
          'text-xl leading-7 font-bold tabular-nums max-sm:text-lg max-sm:leading-6',
          good && 'text-leaf',
        )}
      >
        {showNaira(amount)}
      </span>
      <span className="text-sm text-soft">{what}</span>
    </span>
  );
}
