/** The columns that the tables of orders share. */
import type { ComponentProps, ReactNode } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { plainText } from '#web/ui/lists/safe-html.tsx';
import type { OpenOrderAction } from '../order-dialogs.ts';
import { OrderLink } from './order-link.tsx';
import { TurnLine } from './turn-line.tsx';

type OrderColumn = Column<OrderRow>;

export const numberColumn: OrderColumn = {
  header: '#',
  cell: (_row, index) => index + 1,
  deskOnly: true,
  className: 'text-soft tabular-nums',
};

export const hunterColumn: OrderColumn = {
  header: words.orders.fixed.hunterName,
  cell: (row) => <PersonLink person={row.user} />,
};
const talentColumn: OrderColumn = {
  header: words.orders.columns.talentName,
  cell: (row) => <PersonLink person={row.creative} />,
};

/** Title as link to the order's page, the brief on two lines, and whose turn it is. */
export function briefColumn(side: Side): OrderColumn {
  return {
    header: words.common.labels.jobBrief,
    title: true,
    className: 'min-w-56',
    cell: (row) => (
      <div className="grid gap-1.5">
        <OrderLink order={row} side={side} />
        <p className="line-clamp-2 text-sm font-normal text-soft">{plainText(row.job_description)}</p>
        <TurnLine order={row} side={side} />
      </div>
    ),
  };
}

export const netPayColumn: OrderColumn = {
  header: words.orders.fixed.netPay,
  align: 'end',
  cell: (row) => showNaira(row.net_pay),
};

const priceColumn: OrderColumn = {
  header: words.common.labels.price,
  align: 'end',
  cell: (row) => showNaira(row.price_budget),
};

export const startColumn: OrderColumn = dayColumn(words.orders.fixed.startDate, (row) => row.start_date);
export const dueColumn: OrderColumn = dayColumn(words.orders.fixed.dueDate, (row) => row.end_date);

function dayColumn(header: string, dayOf: (row: OrderRow) => string | null): OrderColumn {
  return {
    header,
    className: 'tabular-nums',
    cell: (row) => {
      const day = dayOf(row);
      return day ? showDay(day) : '–';
    },
  };
}

/** What was agreed, as most tables begin: with whom, what, for how much, from when to when. */
export function agreedColumns(side: Side): OrderColumn[] {
  return side === 'hunter'
    ? [numberColumn, talentColumn, briefColumn(side), priceColumn, startColumn, dueColumn]
    : [numberColumn, hunterColumn, briefColumn(side), netPayColumn, startColumn, dueColumn];
}

/** What was delivered, as the tables of completed orders begin. */
export function deliveredColumns(side: Side): OrderColumn[] {
  return [
    numberColumn,
    side === 'hunter' ? talentColumn : hunterColumn,
    {
      header: words.orders.fixed.jobTitle,
      title: true,
      className: 'lg:min-w-40',
      cell: (row) => <OrderLink order={row} side={side} />,
    },
    dayColumn(words.orders.fixed.dueOn, (row) => row.end_date),
    {
      header: words.orders.fixed.deliveredAt,
      cell: (row) => (row.delivered_at ? showMoment(row.delivered_at) : '–'),
    },
    side === 'hunter' ? priceColumn : netPayColumn,
  ];
}

/** "View" opens the milestones as agreed. */
export function milestonesColumn(open: OpenOrderAction): OrderColumn {
  return {
    header: words.common.milestones.title,
    cell: (row) => (
      <Button variant="quiet" size="sm" className="-mx-3 min-h-11" onClick={() => open('milestones', row)}>
        {words.common.fixed.view}
        <span className="sr-only"> {words.orders.columns.milestonesOf(row.title)}</span>
      </Button>
    ),
  };
}

export function actionsColumn(header: string, cell: (row: OrderRow) => ReactNode): OrderColumn {
  return {
    header,
    actions: true,
    cell: (row) => <div className="grid gap-2 max-sm:flex max-sm:flex-wrap max-sm:*:flex-1">{cell(row)}</div>,
  };
}

/** An action in a row: small to look at, large enough to be touched. */
export function RowButton(props: ComponentProps<typeof Button>) {
  return <Button size="sm" className="min-h-11" {...props} />;
}
