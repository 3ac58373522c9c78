/** The milestones of an order in a dialog: to read, to submit (talent), or to see what was submitted (hunter). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { MILESTONE_TITLE_MAX } from '#contract/jobs/milestones.ts';
import { linksText } from '#contract/orders/deliverables.ts';
import { type OrderRow, orders } from '#contract/orders/orders.ts';
import { COMMENT_MAX } from '#contract/orders/submission.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import type { OrderDialogProps } from './order-side.ts';
import { isOpen, type Milestone, wasSentBack } from './order-steps.ts';
import { DeliverablesFields, deliveredBody, useDeliverables } from './parts/deliverables-fields.tsx';
import { MilestoneCard } from './parts/milestone-card.tsx';

/** The agreed milestones, before anything is paid. */
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

/** What the talent has submitted so far. */
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

/** Fetched when opened: links to files expire within minutes. */
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
    const fresh = isOpen(milestone) && !wasSentBack(milestone);
    return (
      <Button
        variant={isOpen(milestone) ? 'secondary' : 'quiet'}
        onClick={() => setOpen(true)}
        className="justify-self-start max-sm:w-full"
      >
        {fresh ? words.orders.submitMilestone.submitThis : words.orders.submitMilestone.submitAgain}
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

const milestoneForm = z.extend(orders.submitMilestone.body, { links: linksText });

type Props = { milestone: Milestone; onDone: () => void };

/** The form for submitting one milestone: title, comment, files and links. */
function MilestoneForm({ milestone, onDone }: Props) {
  const draft = `milestone.${milestone.id}`;
  const files = useDeliverables(milestone.job_id, draft);
  const { control, submit, busy } = useFormCall({
    schema: milestoneForm,
    start: { title: milestone.title, milestone_id: milestone.id, comment: '', links: '' },
    draft,
    endpoint: orders.submitMilestone,
    input: ({ links, ...body }) => ({ body: { ...body, ...deliveredBody(files, links) } }),
    onDone() {
      files.forget();
      notify.good(words.notifications.fixed.milestoneSubmitted, 'long');
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormText
        control={control}
        name="title"
        label={words.common.labels.title}
        maxLength={MILESTONE_TITLE_MAX}
      />
      <FormTextarea
        control={control}
        name="comment"
        label={words.common.labels.comment}
        optional
        rows={3}
        maxLength={COMMENT_MAX}
      />
      <DeliverablesFields files={files} control={control} />
      <FormError control={control} />
      <Button
        type="submit"
        busy={busy}
        disabled={files.sending || files.failed}
        className="justify-self-start max-sm:w-full"
      >
        {words.orders.submitMilestone.confirm}
      </Button>
    </form>
  );
}
