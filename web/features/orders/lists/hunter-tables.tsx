/** The four tables of a hunter's projects (rule 9.16). */
import type { OrderRow } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import type { Pages } from '#web/lib/pages.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import type { OpenOrderAction } from '../order-dialogs.ts';
import { submittedOf } from '../parts/milestone-state.tsx';
import { actionsColumn, agreedColumns, deliveredColumns, RowButton } from '../parts/order-columns.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { OrderTable } from '../parts/order-table.tsx';
import { PayLink } from '../parts/pay-link.tsx';
import { RatingCell } from '../parts/rating-cell.tsx';

type Props = { pages: Pages<OrderRow>; open: OpenOrderAction };

export function HunterPending({ pages, open }: Props) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn(words.common.labels.actions, (row) => (
      <>
        <PayLink order={row} />
        {mayWithdraw(row) && (
          <RowButton variant="secondary" onClick={() => open('withdrawOrder', row)}>
            {words.common.actions.cancelAgreement}
          </RowButton>
        )}
        <RowButton variant="quiet" onClick={() => open('milestones', row)}>
          {words.common.milestones.title}
        </RowButton>
      </>
    )),
  ];
  const empty = (
    <EmptyState
      title={words.orders.hunterLists.pendingEmpty}
      text={words.orders.hunterLists.pendingEmptyText}
      action={<ButtonLink to={paths.jobsWithBids}>{words.orders.hunterLists.seeBids}</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.fixed.pending} columns={columns} empty={empty} />;
}

/** Before payment the hunter can always leave (rules 2). */
export function mayWithdraw({ can }: OrderRow): boolean {
  return can.includes('withdraw') || can.includes('leave') || can.includes('call-off');
}

export function HunterActive({ pages, open }: Props) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn(words.common.labels.actions, (row) => (
      <>
        {row.can.includes('grant-extension') && (
          <RowButton onClick={() => open('answerExtension', row)}>{words.orders.moreTime.answer}</RowButton>
        )}
        <RowButton variant="secondary" onClick={() => open('submittedMilestones', row)}>
          {words.common.milestones.title}
          <span className="text-soft">{submittedOf(row)}</span>
        </RowButton>
        {row.can.includes('cancel') && (
          <RowButton variant="quiet" onClick={() => open('cancelOrder', row)}>
            {words.orders.shared.cancelOrder}
          </RowButton>
        )}
      </>
    )),
  ];
  const empty = (
    <EmptyState
      title={words.orders.hunterLists.activeEmpty}
      text={words.orders.hunterLists.activeEmptyText}
      action={<ButtonLink to={paths.pendingOrders}>{words.common.actions.seePendingProjects}</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.fixed.active} columns={columns} empty={empty} />;
}

export function HunterSubmitted({ pages }: Pick<Props, 'pages'>) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn(words.common.labels.actions, (row) => (
      <ButtonLink to={paths.order.hunter} params={{ id: row.job_id }} size="sm" className="min-h-11">
        {words.common.fixed.view}
        <span className="sr-only"> {row.title}</span>
      </ButtonLink>
    )),
  ];
  const empty = (
    <EmptyState
      title={words.orders.hunterLists.submittedEmpty}
      text={words.orders.hunterLists.submittedEmptyText}
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.fixed.submitted} columns={columns} empty={empty} />;
}

export function HunterCompleted({ pages, open }: Props) {
  const columns: Column<OrderRow>[] = [
    ...deliveredColumns('hunter'),
    {
      header: words.common.labels.rating,
      cell: (row) => <RatingCell order={row} side="hunter" onReview={() => open('review', row)} />,
    },
    { header: words.common.labels.status, cell: (row) => <OrderStatus order={row} /> },
  ];
  const empty = (
    <EmptyState
      title={words.orders.hunterLists.completedEmpty}
      text={words.orders.hunterLists.completedEmptyText}
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.fixed.completed} columns={columns} empty={empty} />;
}

const toActive = (
  <ButtonLink to={paths.activeOrders} variant="secondary">
    {words.common.places.activeProjects}
  </ButtonLink>
);
