/** The hunter's four screens of projects (rule 9.16). */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useOnline } from '#web/lib/online.ts';
import { callOptions } from '#web/lib/query.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import type { OrderDialogs } from '../order-dialogs.ts';
import {
  useActiveOrders,
  useCompletedOrders,
  usePendingOrders,
  useSubmittedOrders,
} from '../use-order-lists.ts';
import { EndedOrders } from './ended-orders.tsx';
import { HunterActive, HunterCompleted, HunterPending, HunterSubmitted } from './hunter-tables.tsx';
import { OrderDialogHost } from './order-dialog-host.tsx';

type Props = { dialogs: OrderDialogs };

export function PendingProjectsScreen({ dialogs }: Props) {
  const pages = usePendingOrders('hunter');
  return (
    <>
      <PageHeader title={words.common.places.pendingProjects} text={words.orders.fixed.pending} />
      <OrderDialogHost dialogs={dialogs}>
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
      <OrderDialogHost dialogs={dialogs}>
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
  // Whether there is a button above is known with it; until then nothing is shown that the button would push down.
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
        <OrderDialogHost dialogs={dialogs}>
          {(open) => <HunterCompleted pages={pages} open={open} />}
        </OrderDialogHost>
        <EndedOrders side="hunter" />
        {withdrawals}
      </div>
    </>
  );
}
