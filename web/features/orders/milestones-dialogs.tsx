/** The milestones of an order in a dialog: to read, to hand in (talent), or to see what was handed in (hunter). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OrderRow, orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { MilestoneCard } from './lists/milestone-card.tsx';
import { MilestoneForm } from './milestone-form.tsx';
import { isOpen, type Milestone } from './milestone-state.tsx';
import type { OrderDialogProps } from './order-dialogs.ts';

/** What was agreed, before anything is paid. */
export function MilestonesDialog({ order, onClose }: OrderDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.common.milestones.title} text={order.title}>
      <MilestoneLines milestones={order.milestones} price={order.price_budget} heading={null} />
    </Dialog>
  );
}

/** Where the talent hands in milestone by milestone. */
export function SubmitMilestoneDialog({ order, onClose }: OrderDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.orders.submitMilestone.title} text={order.title} size="lg">
      <FreshMilestones order={order} work />
    </Dialog>
  );
}

/** What the talent handed in so far. */
export function SubmittedMilestonesDialog({ order, onClose }: OrderDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.orders.submitMilestone.submittedTitle}
      text={order.title}
      size="lg"
    >
      <FreshMilestones order={order} />
    </Dialog>
  );
}

/** Asked for when opened: links to files live for minutes only. */
function FreshMilestones({ order, work = false }: { order: OrderRow; work?: boolean }) {
  const query = useQuery({
    ...callOptions(orders.getSubmitted, { params: { id: order.job_id } }),
    staleTime: 0,
  });
  return (
    <QueryView query={query} errorTitle={words.common.failed.milestones}>
      {({ submission }) => (
        <ol className="grid gap-3">
          {submission.milestones.map((milestone) => (
            <MilestoneCard key={milestone.id} milestone={milestone} order={submission}>
              {work && <Work milestone={milestone} />}
            </MilestoneCard>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

function Work({ milestone }: { milestone: Milestone }) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button
        variant={isOpen(milestone) ? 'secondary' : 'quiet'}
        onClick={() => setOpen(true)}
        className="justify-self-start max-sm:w-full"
      >
        {isOpen(milestone)
          ? words.orders.submitMilestone.submitThis
          : words.orders.submitMilestone.submitAgain}
        <span className="sr-only">: {milestone.title}</span>
      </Button>
    );
  }
  return (
    <div className="border-t border-line pt-4">
      <MilestoneForm milestone={milestone} onDone={() => setOpen(false)} />
    </div>
  );
}
