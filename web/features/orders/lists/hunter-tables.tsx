/** The four tables of a hunter's projects (rule 9.16). */
import type { OrderRow } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { screens, words } from '#contract/words.ts';
import type { Pages } from '#web/lib/pages.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import type { OpenDeed } from '../order-dialogs.ts';
import { submittedOf } from '../parts/milestone-state.tsx';
import { actionsColumn, agreedColumns, deliveredColumns, RowButton } from '../parts/order-columns.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import { OrderTable } from '../parts/order-table.tsx';
import { PayLink } from '../parts/pay-link.tsx';
import { RatingCell } from '../parts/rating-cell.tsx';

type Props = { pages: Pages<OrderRow>; open: OpenDeed };

export function HunterPending({ pages, open }: Props) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn(screens.common.actions, (row) => (
      <>
        <PayLink order={row} />
        {mayWithdraw(row) && (
          <RowButton variant="secondary" onClick={() => open('withdrawOrder', row)}>
            {screens.common.leaveTheAgreement}
          </RowButton>
        )}
        <RowButton variant="quiet" onClick={() => open('milestones', row)}>
          {screens.common.milestones}
        </RowButton>
      </>
    )),
  ];
  const empty = (
    <EmptyState
      title={screens.orders.noPendingProjects}
      text={screens.orders.whenYouAcceptABidThe}
      action={<ButtonLink to={paths.jobsWithBids}>{screens.orders.seeTheBids}</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.pending} columns={columns} empty={empty} />;
}

/** Before payment the hunter can always leave (rules 2). */
export function mayWithdraw({ can }: OrderRow): boolean {
  return can.includes('withdraw') || can.includes('leave') || can.includes('call-off');
}

export function HunterActive({ pages, open }: Props) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn(screens.common.actions, (row) => (
      <>
        {row.can.includes('grant-extension') && (
          <RowButton onClick={() => open('answerExtension', row)}>
            {screens.orders.answerTheRequest}
          </RowButton>
        )}
        <RowButton variant="secondary" onClick={() => open('submittedMilestones', row)}>
          {screens.common.milestones}
          <span className="text-soft">{submittedOf(row)}</span>
        </RowButton>
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
      title={screens.orders.noActiveProjects}
      text={screens.orders.aProjectIsActiveOnceYou}
      action={<ButtonLink to={paths.pendingOrders}>{screens.common.seePendingProjects}</ButtonLink>}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.active} columns={columns} empty={empty} />;
}

export function HunterSubmitted({ pages }: Pick<Props, 'pages'>) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn(screens.common.actions, (row) => (
      <ButtonLink to={paths.order.hunter} params={{ id: row.job_id }} size="sm" className="min-h-11">
        {screens.common.view}
        <span className="sr-only"> {row.title}</span>
      </ButtonLink>
    )),
  ];
  const empty = (
    <EmptyState
      title={screens.orders.noSubmittedProjects}
      text={screens.orders.workThatWaitsForYourAnswer}
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.submitted} columns={columns} empty={empty} />;
}

export function HunterCompleted({ pages, open }: Props) {
  const columns: Column<OrderRow>[] = [
    ...deliveredColumns('hunter'),
    {
      header: screens.common.rating,
      cell: (row) => <RatingCell order={row} side="hunter" onReview={() => open('review', row)} />,
    },
    { header: screens.common.status, cell: (row) => <OrderStatus order={row} /> },
  ];
  const empty = (
    <EmptyState
      title={screens.orders.noCompletedProjects}
      text={screens.orders.projectsWhoseWorkYouAcceptedAre}
      action={toActive}
    />
  );
  return <OrderTable pages={pages} caption={words.orders.completed} columns={columns} empty={empty} />;
}

const toActive = (
  <ButtonLink to={paths.activeOrders} variant="secondary">
    {screens.common.activeProjects}
  </ButtonLink>
);
