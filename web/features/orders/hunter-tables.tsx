/** The four tables of a hunter's projects (specification 2.16). */
import { Star } from 'lucide-react';
import type { OrderRow } from '#contract/orders.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import type { Pages } from '#web/lib/pages.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { submittedOf } from './milestone-state.tsx';
import {
  actionsColumn,
  briefColumn,
  dayColumn,
  dueColumn,
  numberColumn,
  priceColumn,
  startColumn,
  talentColumn,
} from './order-columns.tsx';
import type { OpenDeed } from './order-dialogs.ts';
import { OrderLink } from './order-link.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTable } from './order-table.tsx';
import { PayLink } from './pay-link.tsx';

type Props = { pages: Pages<OrderRow>; open: OpenDeed };

export function HunterPending({ pages, open }: Props) {
  const columns = [
    ...[numberColumn, talentColumn, briefColumn('hunter'), priceColumn, startColumn, dueColumn],
    actionsColumn('Actions', (row) => (
      <>
        <PayLink order={row} />
        {mayWithdraw(row) && (
          <Button
            size="sm"
            className="min-h-11"
            variant="secondary"
            onClick={() => open('withdrawOrder', row)}
          >
            Withdraw
          </Button>
        )}
        <Button size="sm" className="min-h-11" variant="quiet" onClick={() => open('milestones', row)}>
          Milestones
        </Button>
      </>
    )),
  ];
  const empty = (
    <EmptyState
      title="No pending projects"
      text="When you accept a bid, the agreement waits here until the talent accepts and you pay."
      action={<ButtonLink to="/hunterDashboard/TalentBid">See the bids</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.pending} columns={columns} empty={empty} />;
}

/** Before payment the hunter can always leave (decisions.md, The life of a job). */
export function mayWithdraw({ can }: OrderRow): boolean {
  return can.includes('withdraw') || can.includes('leave') || can.includes('call-off');
}

export function HunterActive({ pages, open }: Props) {
  const columns = [
    ...[numberColumn, talentColumn, briefColumn('hunter'), priceColumn, startColumn, dueColumn],
    actionsColumn('Actions', (row) => (
      <>
        <Button
          size="sm"
          className="min-h-11"
          variant="secondary"
          onClick={() => open('submittedMilestones', row)}
        >
          Milestones
          <span className="text-soft">{submittedOf(row)}</span>
        </Button>
        {row.can.includes('cancel') && (
          <Button size="sm" className="min-h-11" variant="quiet" onClick={() => open('cancelOrder', row)}>
            Cancel order
          </Button>
        )}
      </>
    )),
  ];
  const empty = (
    <EmptyState
      title="No active projects"
      text="A project is active once you have paid into escrow."
      action={<ButtonLink to="/hunterDashboard/PendingProjects">See pending projects</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.active} columns={columns} empty={empty} />;
}

export function HunterSubmitted({ pages }: Pick<Props, 'pages'>) {
  const columns = [
    ...[numberColumn, talentColumn, briefColumn('hunter'), priceColumn, startColumn, dueColumn],
    actionsColumn('Actions', (row) => (
      <ButtonLink
        to="/hunterDashboard/SubmittedProjects/detail/$id"
        params={{ id: row.job_id }}
        size="sm"
        className="min-h-11"
      >
        View
        <span className="sr-only"> {row.title}</span>
      </ButtonLink>
    )),
  ];
  const empty = (
    <EmptyState
      title="No submitted projects"
      text="Work that waits for your answer is listed here."
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.submitted} columns={columns} empty={empty} />;
}

export function HunterCompleted({ pages, open }: Props) {
  const columns: Column<OrderRow>[] = [
    ...[numberColumn, talentColumn],
    { header: 'Job Title', title: true, cell: (row) => <OrderLink order={row} side="hunter" /> },
    dayColumn('Due On', (row) => row.end_date),
    { header: 'Delivered At', cell: (row) => (row.delivered_at ? showMoment(row.delivered_at) : '–') },
    priceColumn,
    { header: 'Rating', cell: (row) => <Rating order={row} onReview={() => open('review', row)} /> },
    { header: 'Status', cell: (row) => <OrderStatus order={row} /> },
  ];
  const empty = (
    <EmptyState
      title="No completed projects"
      text="Projects whose work you accepted are listed here."
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.completed} columns={columns} empty={empty} />;
}

const toActive = (
  <ButtonLink to="/hunterDashboard/ActiveProjects" variant="secondary">
    Active projects
  </ButtonLink>
);

/** "Add Review" is there only while the order has no review. */
function Rating({ order, onReview }: { order: OrderRow; onReview: () => void }) {
  if (order.review) return <Stars rating={order.review.rating} />;
  if (!order.can.includes('review')) return <span className="text-soft">No review</span>;
  return (
    <IconButton label={`Add Review of ${order.creative.name}`} onClick={onReview} className="text-link">
      <Star size={22} />
    </IconButton>
  );
}
