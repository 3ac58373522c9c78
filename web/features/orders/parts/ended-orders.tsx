/** The table of orders that ended before their work was accepted. */
import type { ReactNode } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { otherParty } from '#contract/orders/sides.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Pages } from '#web/lib/pages.ts';
import type { Side } from '#web/lib/session.ts';
import { type Column, DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { useEndedOrders } from '../use-order-lists.ts';
import { TurnLine } from './order-state.tsx';
import { numberColumn, OrderCell } from './order-tables.tsx';

const TITLE = words.common.status.cancelled;

/** What stands below a list: hidden until the list is there, because it would be pushed down. */
export function BelowList({ pages, children }: { pages: Pages<OrderRow>; children: ReactNode }) {
  return <div className={cx(!pages.data && pages.isFetching && 'invisible')}>{children}</div>;
}

/** Below the completed ones; nothing while there are none. */
export function EndedOrders({ side }: { side: Side }) {
  const pages = useEndedOrders(side);
  const rows = pages.data ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="mt-8 grid gap-3">
      <h2 className="text-xl leading-7">{TITLE}</h2>
      <DataTable caption={TITLE} columns={columnsOf(side)} rows={rows} rowKey={(row) => row.id} wide />
      <LoadMore pages={pages} />
    </section>
  );
}

function columnsOf(side: Side): Column<OrderRow>[] {
  return [
    numberColumn,
    {
      header: side === 'hunter' ? words.orders.columns.talentName : words.orders.fixed.hunterName,
      cell: (row) => <PersonLink person={otherParty(row, side)} />,
    },
    {
      header: words.orders.fixed.jobTitle,
      title: true,
      cell: (row) => (
        <div className="grid gap-1.5">
          <OrderCell order={row} side={side} />
          <TurnLine order={row} side={side} />
        </div>
      ),
    },
    { header: words.common.labels.price, align: 'end', cell: (row) => showNaira(row.price_budget) },
    side === 'talent'
      ? { header: words.orders.fixed.netPay, align: 'end', cell: (row) => showNaira(row.net_pay) }
      : {
          header: words.orders.shared.readyToWithdraw,
          align: 'end',
          cell: (row) => showNaira(row.withdrawable),
        },
  ];
}
