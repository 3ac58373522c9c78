/** The hunter's four screens of projects, and their tables (rule 9.16). */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useOnline } from '#web/lib/online.ts';
import type { Pages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { MessageLink } from '#web/ui/lists/person-link.tsx';
import { BelowList, EndedOrders } from './parts/ended-orders.tsx';
import { canWithdrawOrder, PayLink } from './parts/order-buttons.tsx';
import { type OpenOrderAction, OrderDialogHost, type OrderDialogs } from './parts/order-dialog-host.tsx';
import {
  actionsColumn,
  agreedColumns,
  deliveredColumns,
  OrderTable,
  RowButton,
  submittedMilestone,
  turnsFirst,
  ViewLink,
} from './parts/order-tables.tsx';
import {
  useActiveOrders,
  useCompletedOrders,
  usePendingOrders,
  useSubmittedOrders,
} from './use-order-lists.ts';

type Props = { dialogs: OrderDialogs };

export function PendingProjectsScreen({ dialogs }: Props) {
  const pages = usePendingOrders('hunter');
  return (
    <>
      <PageHeader title={words.common.places.pendingProjects} text={words.orders.fixed.pending} />
      <OrderDialogHost dialogs={dialogs} orders={pages.data}>
        {(open) => <HunterPending pages={pages} open={open} />}
      </OrderDialogHost>
    </>
  );
}

export function ActiveProjectsScreen({ dialogs }: Props) {
  const pages = useActiveOrders('hunter');
  return (
    <>
      <PageHeader title={words.common.places.activeProjects} text={words.orders.fixed.active} />
      <OrderDialogHost dialogs={dialogs} orders={pages.data}>
        {(open) => <HunterActive pages={pages} open={open} />}
      </OrderDialogHost>
    </>
  );
}

export function SubmittedProjectsScreen() {
  const pages = useSubmittedOrders('hunter');
  return (
    <>
      <PageHeader title={words.common.places.submittedProjects} text={words.orders.fixed.submitted} />
      <HunterSubmitted pages={pages} />
    </>
  );
}

type CompletedProps = Props & {
  /** The button that withdraws the payback, and the withdrawals so far. */
  withdrawal: ReactNode;
  withdrawals: ReactNode;
};

export function CompletedProjectsScreen({ dialogs, withdrawal, withdrawals }: CompletedProps) {
  const pages = useCompletedOrders('hunter');
  // The payback decides whether there is a button above; the content stays hidden until then, so that nothing moves.
  const payback = useQuery(callOptions(payouts.pendingPayback));
  const online = useOnline();
  return (
    <>
      <PageHeader
        title={words.common.places.completedProjects}
        text={words.orders.hunterLists.completedLead}
        actions={withdrawal}
      />
      <div className={cx(payback.isLoading && online && 'invisible')}>
        <OrderDialogHost dialogs={dialogs} orders={pages.data}>
          {(open) => <HunterCompleted pages={pages} open={open} />}
        </OrderDialogHost>
        <BelowList pages={pages}>
          <EndedOrders side="hunter" />
          {withdrawals}
        </BelowList>
      </div>
    </>
  );
}

type HunterPendingProps = { pages: Pages<OrderRow>; open: OpenOrderAction };

/** The four tables of a hunter's projects (rule 9.16). */
function HunterPending({ pages, open }: HunterPendingProps) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn(words.common.labels.actions, (row) => (
      <>
        <PayLink order={row} />
        {canWithdrawOrder(row) && (
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
  const empty = {
    title: words.orders.hunterLists.pendingEmpty,
    text: words.orders.hunterLists.pendingEmptyText,
    action: <ButtonLink to={paths.jobsWithBids}>{words.orders.hunterLists.seeBids}</ButtonLink>,
  };
  return <OrderTable pages={pages} caption={words.orders.fixed.pending} columns={columns} empty={empty} />;
}

function HunterActive({ pages, open }: HunterPendingProps) {
  const columns = [
    ...agreedColumns('hunter', open),
    actionsColumn(words.common.labels.actions, (row) => (
      <>
        {row.can.includes('grant-extension') && (
          <RowButton onClick={() => open('answerExtension', row)}>{words.orders.moreTime.answer}</RowButton>
        )}
        <span className="flex gap-2 *:flex-1 max-sm:basis-full! xl:grid">
          <ViewLink order={row} side="hunter" variant={submittedMilestone(row) ? 'primary' : 'secondary'} />
          <MessageLink person={row.creative} size="sm" className="min-h-11" />
        </span>
      </>
    )),
  ];
  const empty = {
    title: words.orders.hunterLists.activeEmpty,
    text: words.orders.hunterLists.activeEmptyText,
    action: <ButtonLink to={paths.pendingOrders}>{words.common.actions.seePendingProjects}</ButtonLink>,
  };
  return (
    <OrderTable
      pages={turnsFirst(pages, 'hunter')}
      caption={words.orders.fixed.active}
      columns={columns}
      empty={empty}
    />
  );
}

function HunterSubmitted({ pages }: Pick<HunterPendingProps, 'pages'>) {
  const columns = [
    ...agreedColumns('hunter'),
    actionsColumn(words.common.labels.actions, (row) => <ViewLink order={row} side="hunter" />),
  ];
  const empty = {
    title: words.orders.hunterLists.submittedEmpty,
    text: words.orders.hunterLists.submittedEmptyText,
    action: toActive,
  };
  return <OrderTable pages={pages} caption={words.orders.fixed.submitted} columns={columns} empty={empty} />;
}

function HunterCompleted({ pages, open }: HunterPendingProps) {
  const columns = deliveredColumns('hunter', open);
  const empty = {
    title: words.orders.hunterLists.completedEmpty,
    text: words.orders.hunterLists.completedEmptyText,
    action: toActive,
  };
  return <OrderTable pages={pages} caption={words.orders.fixed.completed} columns={columns} empty={empty} />;
}

const toActive = (
  <ButtonLink to={paths.activeOrders} variant="secondary">
    {words.common.places.activeProjects}
  </ButtonLink>
);
