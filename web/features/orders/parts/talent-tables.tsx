/** The four tables of a talent's orders, with exactly the columns and actions of rule 9.10. */
import type { OrderRow } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Pages } from '#web/lib/pages.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PersonLink } from '#web/ui/lists/person-link.tsx';
import { PayoutBadge } from '#web/ui/lists/status-badges.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';
import { nextMilestoneOf } from '../order-steps.ts';
import { StartButton } from './order-buttons.tsx';
import type { OpenOrderAction } from './order-dialog-host.tsx';
import { TurnLine } from './order-state.tsx';
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
  OrderLink,
  OrderTable,
  RowButton,
  startColumn,
  turnsFirst,
  ViewLink,
} from './order-tables.tsx';

type Props = { pages: Pages<OrderRow>; open: OpenOrderAction };

export function TalentPending({ pages, open }: Props) {
  const columns = [
    ...[numberColumn, hunterColumn, briefColumn('talent'), milestonesColumn(open)],
    ...[netPayColumn, startColumn, dueColumn],
    actionsColumn(words.common.labels.actions, (row) => (
      <>
        {row.can.includes('accept-offer') && (
          <RowButton onClick={() => open('acceptOrder', row)}>{words.common.fixed.acceptOrder}</RowButton>
        )}
        {row.can.includes('decline-offer') && (
          <RowButton variant="secondary" onClick={() => open('declineOrder', row)}>
            {words.orders.fixed.decline}
          </RowButton>
        )}
        {row.can.includes('leave') && (
          <RowButton variant="secondary" onClick={() => open('withdrawOrder', row)}>
            {words.common.actions.cancelAgreement}
          </RowButton>
        )}
      </>
    )),
  ];
  const empty = {
    title: words.orders.talentTabs.pendingEmpty,
    text: words.orders.talentTabs.pendingEmptyText,
    action: <ButtonLink to={paths.openJobs}>{words.common.actions.findJob}</ButtonLink>,
  };
  return <OrderTable pages={pages} caption={words.orders.fixed.pending} columns={columns} empty={empty} />;
}

export function TalentActive({ pages, open }: Props) {
  const columns = [
    ...agreedColumns('talent'),
    actionsColumn(
      words.orders.fixed.milestoneSubmission,
      (row) =>
        row.can.includes('submit-milestone') && (
          <RowButton variant="secondary" onClick={() => open('submitMilestone', row)}>
            {words.orders.fixed.milestone}
            <span className="text-soft">{nextMilestoneOf(row)}</span>
            <span className="sr-only"> {words.common.actions.of(row.title)}</span>
          </RowButton>
        ),
    ),
    actionsColumn(words.common.labels.actions, (row) => (
      <>
        {row.can.includes('start') && <StartButton jobId={row.job_id} size="sm" className="min-h-11" />}
        {row.can.includes('submit') && (
          <RowButton onClick={() => open('submitProject', row)}>{words.orders.fixed.submitProject}</RowButton>
        )}
        {row.can.includes('cancel') && (
          <RowButton variant="quiet" onClick={() => open('cancelOrder', row)}>
            {words.orders.shared.cancelOrder}
          </RowButton>
        )}
      </>
    )),
  ];
  const empty = {
    title: words.orders.talentTabs.activeEmpty,
    text: words.orders.talentTabs.activeEmptyText,
    action: <ButtonLink to={paths.openJobs}>{words.common.actions.findJob}</ButtonLink>,
  };
  return (
    <OrderTable
      pages={turnsFirst(pages, 'talent')}
      caption={words.orders.fixed.active}
      columns={columns}
      empty={empty}
    />
  );
}

export function TalentSubmitted({ pages }: Pick<Props, 'pages'>) {
  const columns = [
    numberColumn,
    submittedPeople,
    ...[netPayColumn, startColumn, dueColumn],
    actionsColumn(words.common.labels.actions, (row) => (
      <ViewLink order={row} side="talent" variant="secondary" />
    )),
  ];
  const empty = {
    title: words.orders.hunterLists.submittedEmpty,
    text: words.orders.talentTabs.submittedEmptyText,
    action: toActive,
  };
  return <OrderTable pages={pages} caption={words.orders.fixed.submitted} columns={columns} empty={empty} />;
}

const toActive = (
  <ButtonLink to={paths.talentOrders} search={{ tab: 'active' }} variant="secondary">
    {words.orders.talentTabs.activeOrders}
  </ButtonLink>
);

/** The column "Hunter Name" also shows the order, the talent, and whose turn it is. */
const submittedPeople: Column<OrderRow> = {
  header: words.orders.fixed.hunterName,
  title: true,
  className: 'min-w-60',
  cell: (row) => (
    <div className="grid gap-1.5">
      <PersonLink person={row.user} />
      <span className="text-sm font-normal text-soft">
        <OrderLink order={row} side="talent" />
        {words.orders.columns.talent(row.creative.name)}
      </span>
      <TurnLine order={row} side="talent" />
    </div>
  ),
};

export function TalentCompleted({ pages, open }: Props) {
  const columns: Column<OrderRow>[] = [
    ...deliveredColumns('talent', open),
    {
      header: words.common.fixed.payment,
      cell: (row) => <PaymentCell order={row} onPay={() => open('payout', row)} />,
    },
  ];
  const empty = {
    title: words.orders.talentTabs.completedEmpty,
    text: words.orders.talentTabs.completedEmptyText,
    action: toActive,
  };
  return (
    <>
      {pages.data?.some(({ withdrawable }) => withdrawable > 0) && (
        <p className="mb-3">{words.orders.payment.lead(words.common.fixed.payment)}</p>
      )}
      <OrderTable pages={pages} caption={words.orders.fixed.completed} columns={columns} empty={empty} />
    </>
  );
}

/** The money of an ended order: the button to withdraw it, or why there is none. */
function PaymentCell({ order, onPay }: { order: OrderRow; onPay: () => void }) {
  const { withdrawable, payout } = order;
  if (withdrawable <= 0) {
    return payout ? (
      <PayoutBadge progress={payout} />
    ) : (
      <span className="text-soft">{words.orders.payment.nothing}</span>
    );
  }
  return (
    <span className="inline-grid justify-items-end gap-1 sm:justify-items-start">
      <Tooltip text={words.orders.fixed.receivePayment}>
        <Button size="sm" className="min-h-11" onClick={onPay}>
          {words.common.fixed.payment}
          <span className="sr-only"> {words.orders.payment.of(showNaira(withdrawable), order.title)}</span>
        </Button>
      </Tooltip>
      {payout === 'returned' && <PayoutBadge progress={payout} />}
    </span>
  );
}
