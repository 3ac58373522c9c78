/** The dialogs of orders by the action that opens them; those of other features are passed in by the route. */
import { type ComponentType, type ReactNode, useState } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { type Later, later } from '#web/lib/later.ts';
import type { Side } from '#web/lib/session.ts';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import type { OrderDialogProps } from '../order-side.ts';

type OrderDialog = Later<ComponentType<OrderDialogProps>>;

/** Dialogs that the route passes in from the features of bids, disputes, payouts and reviews. */
export type OrderDialogs = Record<
  'acceptOrder' | 'declineOrder' | 'withdrawOrder' | 'payout' | 'review' | 'openDispute',
  OrderDialog
>;

/** The dispute section of the order's page, from its feature. */
export type DisputePanel = Later<ComponentType<{ order: OrderRow; side: Side }>>;

const milestones = () => import('../milestones-dialogs.tsx');
const extensions = () => import('../extension-dialogs.tsx');
const answers = () => import('../answer-work-dialogs.tsx');

/** The dialogs of this feature, by the action that opens them. */
const OWN = {
  milestones: later(async () => (await milestones()).MilestonesDialog),
  submitMilestone: later(async () => (await milestones()).SubmitMilestoneDialog),
  submittedMilestones: later(async () => (await milestones()).SubmittedMilestonesDialog),
  submitProject: later(async () => (await import('../submit-project-dialog.tsx')).SubmitProjectDialog),
  acceptWork: later(async () => (await answers()).AcceptWorkDialog),
  askForChanges: later(async () => (await answers()).DeclineWorkDialog),
  requestExtension: later(async () => (await extensions()).RequestExtensionDialog),
  answerExtension: later(async () => (await extensions()).AnswerExtensionDialog),
  cancelOrder: later(async () => (await import('../cancel-order-dialog.tsx')).CancelOrderDialog),
} satisfies Record<string, OrderDialog>;

export type OrderAction = keyof typeof OWN | keyof OrderDialogs;

/** Opens the dialog of an action for an order. */
export type OpenOrderAction = (action: OrderAction, order: OrderRow) => void;

const WATCH = later(async () => (await import('./watch-order.tsx')).WatchOrder);

type Props = {
  dialogs: OrderDialogs;
  /** The orders of the screen as they are now; undefined until they are loaded. */
  orders: readonly OrderRow[] | undefined;
  /** The screen; its buttons call `open`. */
  children: (open: OpenOrderAction) => ReactNode;
};

/**
 * Holds the one open dialog of a screen of orders, so that it outlives the row whose button opened it. It closes when
 * the order has moved on elsewhere; what was typed stays a draft.
 */
export function OrderDialogHost({ dialogs, orders, children }: Props) {
  const [chosen, setChosen] = useState<{ action: OrderAction; order: OrderRow } | null>(null);
  const onClose = () => setChosen(null);
  const now = orders?.find(({ job_id }) => job_id === chosen?.order.job_id);
  return (
    <>
      {children((action, order) => setChosen({ action, order }))}
      {chosen && (
        <>
          <LazyDialog
            key={chosen.action}
            dialog={{ ...OWN, ...dialogs }[chosen.action]}
            given={{ order: now ?? chosen.order, onClose }}
          />
          {orders && (
            <LazyPart
              part={WATCH}
              given={{ action: chosen.action, before: chosen.order, now, onClose }}
              waiting={null}
            />
          )}
        </>
      )}
    </>
  );
}
