/** Tables of orders: the list itself, the columns and cells that they share. */
import { Star } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { otherParty } from '#contract/orders/sides.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { sayDay, sayDeadline, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Pages } from '#web/lib/pages.ts';
import type { Side } from '#web/lib/session.ts';
import { Button, ButtonLink, type ButtonVariant } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { type Column, DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { plainText } from '#web/ui/lists/plain-text.ts';
import { Stars } from '#web/ui/lists/stars.tsx';
import { WorkPictures } from '#web/ui/lists/work-pictures.tsx';
import { acceptedCount } from '../order-steps.ts';
import type { OpenOrderAction } from './order-dialog-host.tsx';
import { OrderStatus, TurnIcon, TurnLine } from './order-state.tsx';

type Props = {
  pages: Pages<OrderRow>;
  caption: string;
  columns: readonly Column<OrderRow>[];
  empty: ComponentProps<typeof EmptyState>;
};

/** A list of orders: waiting, failed, empty, or its table with "Load more". */
export function OrderTable({ pages, caption, columns, empty }: Props) {
  return (
    <QueryView query={pages} waiting={<SpinnerBlock />} errorTitle={words.orders.columns.loadFailed}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <>
            <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} wide />
            <LoadMore pages={pages} />
          </>
        )
      }
    </QueryView>
  );
}

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
  // Keeps a name of usual length on one line, however long the brief beside it is.
  cell: (row) => <PersonLink person={row.creative} className="xl:block xl:w-max xl:max-w-40 xl:truncate" />,
};

/** The title as a link to the order, the brief on two lines, and whose turn it is; with `open` also the state of its milestones. */
export function briefColumn(side: Side, open?: OpenOrderAction): OrderColumn {
  return {
    header: words.common.labels.jobBrief,
    title: true,
    className: 'min-w-56',
    cell: (row) => (
      <div className="grid gap-1.5">
        <OrderCell order={row} side={side} />
        <p className="line-clamp-2 text-sm font-normal text-soft">{plainText(row.job_description)}</p>
        <LookOrTurn order={row} side={side} />
        {open && <MilestonesDone order={row} onOpen={() => open('submittedMilestones', row)} />}
      </div>
    ),
  };
}

/** The milestone that the hunter may request changes to now. */
export function submittedMilestone({ milestones, can }: Pick<OrderRow, 'milestones' | 'can'>) {
  return can.includes('decline-milestone')
    ? milestones.find(({ changes_until }) => changes_until)
    : undefined;
}

/** Sorts the orders that wait for the reader to the top. */
export function turnsFirst(pages: Pages<OrderRow>, side: Side): Pages<OrderRow> {
  const waits = (row: OrderRow) =>
    Number(row.turn.who === side || (side === 'hunter' && submittedMilestone(row) !== undefined));
  return { ...pages, data: pages.data?.toSorted((one, other) => waits(other) - waits(one)) };
}

/** A submitted milestone is the hunter's turn, even while the talent works on. */
function LookOrTurn({ order, side }: { order: OrderRow; side: Side }) {
  const look = submittedMilestone(order);
  if (!look?.changes_until) return <TurnLine order={order} side={side} />;
  return (
    <p className="flex items-start gap-1.5 text-sm font-semibold text-link">
      <TurnIcon mine size={16} />
      {words.orders.columns.lookBy(look.title, sayDeadline(look.changes_until))}
    </p>
  );
}

/** The number of accepted milestones, in words and as a bar; opens what was submitted for them. */
function MilestonesDone({ order, onOpen }: { order: OrderRow; onOpen: () => void }) {
  const all = order.milestones.length;
  if (all === 0) return null;
  const done = acceptedCount(order);
  return (
    <RowButton variant="quiet" onClick={onOpen} className="-mx-3 min-h-11 min-w-0 justify-self-stretch">
      <span className="grid w-full gap-1.5 text-left whitespace-normal">
        <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-wash">
          <span className="block h-full bg-primary" style={{ width: `${(100 * done) / all}%` }} />
        </span>
        {words.orders.columns.milestonesAccepted(done, all)}
      </span>
    </RowButton>
  );
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
    className: 'tabular-nums whitespace-nowrap',
    cell: (row) => {
      const day = dayOf(row);
      return day ? sayDay(day) : '–';
    },
  };
}

/** The first columns of most tables: with whom, what, for how much, from when to when. */
export function agreedColumns(side: Side, open?: OpenOrderAction): OrderColumn[] {
  return side === 'hunter'
    ? [numberColumn, talentColumn, briefColumn(side, open), priceColumn, startColumn, dueColumn]
    : [numberColumn, hunterColumn, briefColumn(side), netPayColumn, startColumn, dueColumn];
}

/** What was delivered and the reviews, for the tables of completed orders. */
export function deliveredColumns(side: Side, open: OpenOrderAction): OrderColumn[] {
  return [
    numberColumn,
    side === 'hunter' ? talentColumn : hunterColumn,
    {
      header: words.orders.fixed.jobTitle,
      title: true,
      className: 'min-w-32',
      cell: (row) => <OrderCell order={row} side={side} />,
    },
    dayColumn(words.orders.fixed.dueOn, (row) => row.end_date),
    {
      header: words.orders.fixed.deliveredAt,
      cell: (row) => (row.delivered_at ? showMoment(row.delivered_at) : '–'),
    },
    side === 'hunter' ? priceColumn : netPayColumn,
    {
      header: words.common.labels.rating,
      cell: (row) => <RatingCell order={row} side={side} onReview={() => open('review', row)} />,
    },
    { header: words.common.labels.status, cell: (row) => <OrderStatus order={row} /> },
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

/** An action in a row: small, but with a large touch area. */
export function RowButton(props: ComponentProps<typeof Button>) {
  return <Button size="sm" className="min-h-11" {...props} />;
}

type OrderLinkProps = { order: OrderRow; side: Side };

/** The link to an active order, as an action of its row. */
export function ViewLink({ order, side, variant }: OrderLinkProps & { variant?: ButtonVariant }) {
  return (
    <ButtonLink
      to={paths.order[side]}
      params={{ id: order.job_id }}
      variant={variant}
      size="sm"
      className="min-h-11"
    >
      {words.common.fixed.view}
      <span className="sr-only"> {order.title}</span>
    </ButtonLink>
  );
}

/** The title with a small picture of the work. */
export function OrderCell({ order, side }: OrderLinkProps) {
  return (
    <span className="flex items-center gap-3">
      {order.picture && <WorkPictures pictures={[order.picture]} className="h-12 w-16 shrink-0" />}
      <OrderLink order={order} side={side} />
    </span>
  );
}

/** The link from a list to the order's own page, for either side. */
export function OrderLink({ order, side }: OrderLinkProps) {
  return (
    <TextLink to={addressOf(order, side)} params={{ id: order.job_id }} className="font-semibold">
      {order.title}
    </TextLink>
  );
}

/** Completed orders have their own address in both areas (rules 9.2, 9.16). */
function addressOf(order: OrderRow, side: Side) {
  return order.status === 'accepted' ? paths.endedOrder[side] : paths.order[side];
}

type RatingCellProps = { order: OrderRow; side: Side; onReview: () => void };

/** "Add Review" is shown only until the reader has written one. */
function RatingCell({ order, side, onReview }: RatingCellProps) {
  const { review, review_hidden_until: hiddenUntil } = order;
  const may = order.can.includes('review');
  return (
    <span className="flex flex-wrap items-center gap-x-2 max-sm:justify-end">
      {review && <Stars rating={review.rating} />}
      {hiddenUntil && (
        <span className="max-w-44 text-sm text-soft">
          {words.profiles.reviews.hiddenUntil(sayDay(hiddenUntil))}
        </span>
      )}
      {!review && !hiddenUntil && !(may && side === 'hunter') && (
        <span className="text-soft">
          {side === 'talent' ? words.orders.fixed.awaitingReview : words.orders.reviews.none}
        </span>
      )}
      {may && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Star size={18} />}
          aria-label={words.orders.reviews.add(otherParty(order, side).name)}
          onClick={onReview}
          className="-mx-3"
        >
          {words.common.actions.addReview}
        </Button>
      )}
    </span>
  );
}
