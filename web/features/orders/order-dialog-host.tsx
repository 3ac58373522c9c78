/** Holds the one open dialog of a screen of orders, so that it outlives the row whose button opened it. */
import { type ReactNode, Suspense, useState } from 'react';
import type { OrderRow } from '#contract/orders.ts';
import { lazyDialog } from './lazy-dialog.ts';
import type { Deed, OpenDeed, OrderDialog, OrderDialogs } from './order-dialogs.ts';

const milestones = () => import('./milestones-dialogs.tsx');
const answers = () => import('./answer-work-dialogs.tsx');

const OWN: Partial<Record<Deed, OrderDialog>> = {
  milestones: lazyDialog(async () => (await milestones()).MilestonesDialog),
  submitMilestone: lazyDialog(async () => (await milestones()).SubmitMilestoneDialog),
  submittedMilestones: lazyDialog(async () => (await milestones()).SubmittedMilestonesDialog),
  submitProject: lazyDialog(async () => (await import('./submit-project-dialog.tsx')).SubmitProjectDialog),
  acceptWork: lazyDialog(async () => (await answers()).AcceptWorkDialog),
  declineWork: lazyDialog(async () => (await answers()).DeclineWorkDialog),
  cancelOrder: lazyDialog(async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog),
};

type Props = {
  dialogs: OrderDialogs;
  /** The screen; its buttons call `open`. */
  children: (open: OpenDeed) => ReactNode;
};

export function OrderDialogHost({ dialogs, children }: Props) {
  const [chosen, setChosen] = useState<{ deed: Deed; order: OrderRow } | null>(null);
  const known: Partial<Record<Deed, OrderDialog>> = { ...OWN, ...dialogs };
  const Chosen = chosen && known[chosen.deed];
  const close = () => setChosen(null);
  return (
    <>
      {children((deed, order) => setChosen({ deed, order }))}
      <Suspense>{Chosen && <Chosen order={chosen.order} open onClose={close} onDone={close} />}</Suspense>
    </>
  );
}
