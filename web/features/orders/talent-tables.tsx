/** The four tables of a talent's orders, with exactly the columns and actions of specification 2.10. */
import type { OrderRow } from '#contract/orders.ts';
import { words } from '#contract/words.ts';
import type { Pages } from '#web/lib/pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { submittedOf } from './milestone-state.tsx';
import {
  actionsColumn,
  agreedColumns,
  briefColumn,
  deliveredColumns,
  dueColumn,
  hunterColumn,
  milestonesColumn,
  netPayColumn,
  numberColumn,
  RowButton,
  startColumn,
} from './order-columns.tsx';
import type { OpenDeed } from './order-dialogs.ts';
import { OrderLink } from './order-link.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTable } from './order-table.tsx';
import { PaymentCell } from './payment-cell.tsx';
import { RatingCell } from './rating-cell.tsx';
import { StartButton } from './start-button.tsx';
import { TurnLine } from './turn-line.tsx';

type Props = { pages: Pages<OrderRow>; open: OpenDeed };

export function TalentPending({ pages, open }: Props) {
  const columns = [
    ...[numberColumn, hunterColumn, briefColumn('talent'), milestonesColumn(open)],
    ...[netPayColumn, startColumn, dueColumn],
    actionsColumn('Actions', (row) => (
      <>
        {row.can.includes('accept-offer') && (
          <RowButton onClick={() => open('acceptOrder', row)}>Accept order</RowButton>
        )}
        {row.can.includes('decline-offer') && (
          <RowButton variant="secondary" onClick={() => open('declineOrder', row)}>
            Decline
          </RowButton>
        )}
        {row.can.includes('leave') && (
          <RowButton variant="secondary" onClick={() => open('withdrawOrder', row)}>
            Withdraw
          </RowButton>
        )}
      </>
    )),
  ];
  const empty = (
    <EmptyState
      title="No pending orders"
      text="When a hunter accepts your bid, the agreement waits for you here."
      action={<ButtonLink to="/jobrequest">Find a job</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.pending} columns={columns} empty={empty} />;
}

export function TalentActive({ pages, open }: Props) {
  const columns = [
    ...agreedColumns('talent'),
    actionsColumn(
      'Milestone Submission',
      (row) =>
        row.can.includes('submit-milestone') && (
          <RowButton variant="secondary" onClick={() => open('submitMilestone', row)}>
            milestone
            <span className="text-soft">{submittedOf(row)}</span>
            <span className="sr-only"> of {row.title}</span>
          </RowButton>
        ),
    ),
    actionsColumn('Actions', (row) => (
      <>
        {row.can.includes('start') && <StartButton jobId={row.job_id} size="sm" className="min-h-11" />}
        {row.can.includes('submit') && (
          <RowButton onClick={() => open('submitProject', row)}>Submit Project</RowButton>
        )}
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
      title="No active orders"
      text="An order is active once the hunter has paid into escrow. Then you can start."
      action={<ButtonLink to="/jobrequest">Find a job</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.active} columns={columns} empty={empty} />;
}

export function TalentSubmitted({ pages }: Pick<Props, 'pages'>) {
  const columns = [
    numberColumn,
    submittedPeople,
    ...[netPayColumn, startColumn, dueColumn],
    actionsColumn('Actions', (row) => (
      <ButtonLink
        to="/order/submittedProject/$id"
        params={{ id: row.job_id }}
        size="sm"
        variant="secondary"
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
      text="A project that you submit waits here for the hunter, for 14 days at most."
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.submitted} columns={columns} empty={empty} />;
}

const toActive = (
  <ButtonLink to="/order" search={{ tab: 'active' }} variant="secondary">
    Active orders
  </ButtonLink>
);

/** The column "Hunter Name" also says whose work it is and whose turn it is. */
const submittedPeople: Column<OrderRow> = {
  header: 'Hunter Name',
  title: true,
  className: 'min-w-60',
  cell: (row) => (
    <div className="grid gap-1.5">
      <PersonLink person={row.user} />
      <span className="text-sm font-normal text-soft">
        <OrderLink order={row} side="talent" />, by {row.creative.name}
      </span>
      <TurnLine order={row} side="talent" />
    </div>
  ),
};

export function TalentCompleted({ pages, open }: Props) {
  const columns: Column<OrderRow>[] = [
    ...deliveredColumns('talent'),
    {
      header: 'Rating',
      cell: (row) => <RatingCell order={row} side="talent" onReview={() => open('review', row)} />,
    },
    { header: 'Status', cell: (row) => <OrderStatus order={row} /> },
    { header: 'Payment', cell: (row) => <PaymentCell order={row} onPay={() => open('payout', row)} /> },
  ];
  const empty = (
    <EmptyState
      title="No completed orders"
      text="Work that the hunter accepted is listed here, with its payment."
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.completed} columns={columns} empty={empty} />;
}
