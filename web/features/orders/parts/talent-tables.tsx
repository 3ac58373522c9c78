/** The four tables of a talent's orders, with exactly the columns and actions of rule 9.10. */
import type { OrderRow } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { screens, words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Pages } from '#web/lib/pages.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PayoutBadge } from '#web/ui/lists/payout-badge.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';
import { StartButton } from '../lists/start-button.tsx';
import type { OpenDeed } from '../order-dialogs.ts';
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
import { OrderLink } from './order-link.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTable } from './order-table.tsx';
import { RatingCell } from './rating-cell.tsx';
import { TurnLine } from './turn-line.tsx';

type Props = { pages: Pages<OrderRow>; open: OpenDeed };

export function TalentPending({ pages, open }: Props) {
  const columns = [
    ...[numberColumn, hunterColumn, briefColumn('talent'), milestonesColumn(open)],
    ...[netPayColumn, startColumn, dueColumn],
    actionsColumn(screens.common.actions, (row) => (
      <>
        {row.can.includes('accept-offer') && (
          <RowButton onClick={() => open('acceptOrder', row)}>{screens.common.acceptOrder}</RowButton>
        )}
        {row.can.includes('decline-offer') && (
          <RowButton variant="secondary" onClick={() => open('declineOrder', row)}>
            {screens.orders.decline}
          </RowButton>
        )}
        {row.can.includes('leave') && (
          <RowButton variant="secondary" onClick={() => open('withdrawOrder', row)}>
            {screens.common.leaveTheAgreement}
          </RowButton>
        )}
      </>
    )),
  ];
  const empty = (
    <EmptyState
      title={screens.orders.noPendingOrders}
      text={screens.orders.whenAHunterAcceptsYourBid}
      action={<ButtonLink to={paths.openJobs}>{screens.common.findAJob}</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.pending} columns={columns} empty={empty} />;
}

export function TalentActive({ pages, open }: Props) {
  const columns = [
    ...agreedColumns('talent'),
    actionsColumn(
      screens.orders.milestoneSubmission2,
      (row) =>
        row.can.includes('submit-milestone') && (
          <RowButton variant="secondary" onClick={() => open('submitMilestone', row)}>
            {screens.orders.milestone2}
            <span className="text-soft">{submittedOf(row)}</span>
            <span className="sr-only"> {screens.common.ofItOf(row.title)}</span>
          </RowButton>
        ),
    ),
    actionsColumn(screens.common.actions, (row) => (
      <>
        {row.can.includes('start') && <StartButton jobId={row.job_id} size="sm" className="min-h-11" />}
        {row.can.includes('submit') && (
          <RowButton onClick={() => open('submitProject', row)}>{screens.orders.submitProject}</RowButton>
        )}
        {row.can.includes('cancel') && (
          <RowButton variant="quiet" onClick={() => open('cancelOrder', row)}>
            {screens.orders.cancelOrder}
          </RowButton>
        )}
      </>
    )),
  ];
  const empty = (
    <EmptyState
      title={screens.orders.noActiveOrders}
      text={screens.orders.anOrderIsActiveOnceThe}
      action={<ButtonLink to={paths.openJobs}>{screens.common.findAJob}</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.active} columns={columns} empty={empty} />;
}

export function TalentSubmitted({ pages }: Pick<Props, 'pages'>) {
  const columns = [
    numberColumn,
    submittedPeople,
    ...[netPayColumn, startColumn, dueColumn],
    actionsColumn(screens.common.actions, (row) => (
      <ButtonLink
        to={paths.order.talent}
        params={{ id: row.job_id }}
        size="sm"
        variant="secondary"
        className="min-h-11"
      >
        {screens.common.view}
        <span className="sr-only"> {row.title}</span>
      </ButtonLink>
    )),
  ];
  const empty = (
    <EmptyState
      title={screens.orders.noSubmittedProjects}
      text={screens.orders.aProjectThatYouSubmitWaits}
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.submitted} columns={columns} empty={empty} />;
}

const toActive = (
  <ButtonLink to={paths.talentOrders} search={{ tab: 'active' }} variant="secondary">
    {screens.orders.activeOrders}
  </ButtonLink>
);

/** The column "Hunter Name" also says whose work it is and whose turn it is. */
const submittedPeople: Column<OrderRow> = {
  header: screens.orders.hunterName,
  title: true,
  className: 'min-w-60',
  cell: (row) => (
    <div className="grid gap-1.5">
      <PersonLink person={row.user} />
      <span className="text-sm font-normal text-soft">
        <OrderLink order={row} side="talent" />
        {screens.orders.by(row.creative.name)}
      </span>
      <TurnLine order={row} side="talent" />
    </div>
  ),
};

export function TalentCompleted({ pages, open }: Props) {
  const columns: Column<OrderRow>[] = [
    ...deliveredColumns('talent'),
    {
      header: screens.common.rating,
      cell: (row) => <RatingCell order={row} side="talent" onReview={() => open('review', row)} />,
    },
    { header: screens.common.status, cell: (row) => <OrderStatus order={row} /> },
    {
      header: screens.common.payment,
      cell: (row) => <PaymentCell order={row} onPay={() => open('payout', row)} />,
    },
  ];
  const empty = (
    <EmptyState
      title={screens.orders.noCompletedOrders}
      text={screens.orders.workThatTheHunterAcceptedIs}
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.completed} columns={columns} empty={empty} />;
}

// The money of an ended order for its reader: the way to withdraw it, or why there is none.
type PaymentCellProps = {
  order: OrderRow;
  onPay: () => void;
  /** What the button says; `Payment` unless said otherwise. */
  label?: string;
  wide?: boolean;
};

/** The button is there only while something can be withdrawn. */
function PaymentCell({ order, onPay, label = screens.common.payment, wide = false }: PaymentCellProps) {
  const { withdrawable, payout } = order;
  if (withdrawable <= 0) {
    return payout ? (
      <PayoutBadge progress={payout} />
    ) : (
      <span className="text-soft">{screens.orders.nothingToWithdraw}</span>
    );
  }
  return (
    <span className="inline-grid justify-items-end gap-1 sm:justify-items-start">
      <Tooltip text={words.orders.receivePayment}>
        <Button size="sm" className="min-h-11" wide={wide} onClick={onPay}>
          {label}
          <span className="sr-only"> {screens.orders.ofFor(showNaira(withdrawable), order.title)}</span>
        </Button>
      </Tooltip>
      {payout === 'returned' && <PayoutBadge progress={payout} />}
    </span>
  );
}
