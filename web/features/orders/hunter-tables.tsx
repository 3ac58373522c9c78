/** The four tables of a hunter's projects (specification 2.16). */
import type { OrderRow } from '#contract/orders.ts';
import { words } from '#contract/words.ts';
import type { Pages } from '#web/lib/pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { submittedOf } from './milestone-state.tsx';
import { actionsColumn, agreedColumns, deliveredColumns, RowButton } from './order-columns.tsx';
import type { OpenDeed } from './order-dialogs.ts';
import { OrderStatus } from './order-status.tsx';
import { OrderTable } from './order-table.tsx';
import { PayLink } from './pay-link.tsx';
import { RatingCell } from './rating-cell.tsx';

type Props = { pages: Pages<OrderRow>; open: OpenDeed };

export function HunterPending({ pages, open }: Props) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn('Actions', (row) => (
      <>
        <PayLink order={row} />
        {mayWithdraw(row) && (
          <RowButton variant="secondary" onClick={() => open('withdrawOrder', row)}>
            Withdraw
          </RowButton>
        )}
        <RowButton variant="quiet" onClick={() => open('milestones', row)}>
          Milestones
        </RowButton>
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
    ...agreedColumns('hunter'),
    actionsColumn('Actions', (row) => (
      <>
        {row.can.includes('grant-extension') && (
          <RowButton onClick={() => open('answerExtension', row)}>Answer the request</RowButton>
        )}
        <RowButton variant="secondary" onClick={() => open('submittedMilestones', row)}>
          Milestones
          <span className="text-soft">{submittedOf(row)}</span>
        </RowButton>
        {row.can.includes('cancel') && (
          <RowButton variant="quiet" onClick={() => open('cancelOrder', row)}>
            Cancel order
          </RowButton>
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
    ...agreedColumns('hunter'),
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
    ...deliveredColumns('hunter'),
    {
      header: 'Rating',
      cell: (row) => <RatingCell order={row} side="hunter" onReview={() => open('review', row)} />,
    },
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
