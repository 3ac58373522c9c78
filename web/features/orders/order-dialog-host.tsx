/** Holds the one open dialog of a screen of orders, so that it outlives the row whose button opened it. */
import { type ReactNode, useState } from 'react';
import type { OrderRow } from '#contract/orders.ts';
import { AcceptWorkDialog, DeclineWorkDialog } from './answer-work-dialogs.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { MilestonesDialog, SubmitMilestoneDialog, SubmittedMilestonesDialog } from './milestones-dialogs.tsx';
import type { Deed, OpenDeed, OrderDialog, OrderDialogs } from './order-dialogs.ts';
import { SubmitProjectDialog } from './submit-project-dialog.tsx';

const OWN: Partial<Record<Deed, OrderDialog>> = {
  milestones: MilestonesDialog,
  submitMilestone: SubmitMilestoneDialog,
  submittedMilestones: SubmittedMilestonesDialog,
  submitProject: SubmitProjectDialog,
  acceptWork: AcceptWorkDialog,
  declineWork: DeclineWorkDialog,
  cancelOrder: CancelOrderDialog,
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
      {Chosen && <Chosen order={chosen.order} open onClose={close} onDone={close} />}
    </>
  );
}
