/** Holds the one open dialog of a screen of orders, so that it outlives the row whose button opened it. */
import { type ReactNode, useState } from 'react';
import type { OrderRow } from '#contract/orders/orders.ts';
import { later } from '#web/lib/later.ts';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import type { OpenOrderAction, OrderAction, OrderDialog, OrderDialogs } from '../order-dialogs.ts';

const milestones = () => import('../milestones-dialogs.tsx');
const extensions = () => import('../extension-dialogs.tsx');
const answers = () => import('../answer-work-dialogs.tsx');

const OWN: Partial<Record<OrderAction, OrderDialog>> = {
  milestones: later(async () => (await milestones()).MilestonesDialog),
  submitMilestone: later(async () => (await milestones()).SubmitMilestoneDialog),
  submittedMilestones: later(async () => (await milestones()).SubmittedMilestonesDialog),
  submitProject: later(async () => (await import('../submit-project-dialog.tsx')).SubmitProjectDialog),
  acceptWork: later(async () => (await answers()).AcceptWorkDialog),
  declineWork: later(async () => (await answers()).DeclineWorkDialog),
  requestExtension: later(async () => (await extensions()).RequestExtensionDialog),
  answerExtension: later(async () => (await extensions()).AnswerExtensionDialog),
  cancelOrder: later(async () => (await import('../cancel-order-dialog.tsx')).CancelOrderDialog),
};

type Props = {
  dialogs: OrderDialogs;
  /** The screen; its buttons call `open`. */
  children: (open: OpenOrderAction) => ReactNode;
};

export function OrderDialogHost({ dialogs, children }: Props) {
  const [chosen, setChosen] = useState<{ action: OrderAction; order: OrderRow } | null>(null);
  const known: Partial<Record<OrderAction, OrderDialog>> = { ...OWN, ...dialogs };
  const dialog = chosen && known[chosen.action];
  return (
    <>
      {children((action, order) => setChosen({ action, order }))}
      {dialog && (
        <LazyDialog
          key={chosen.action}
          dialog={dialog}
          given={{ order: chosen.order, onClose: () => setChosen(null) }}
        />
      )}
    </>
  );
}
