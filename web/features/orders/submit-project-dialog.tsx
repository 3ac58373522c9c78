/** The talent submits the whole project: a comment, files and links, and a warning about milestones that are still open. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import * as z from 'zod/mini';
import { firstNameOf } from '#contract/core/names.ts';
import { linksText } from '#contract/orders/deliverables.ts';
import { orders } from '#contract/orders/orders.ts';
import { COMMENT_MAX } from '#contract/orders/submission.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';
import type { OrderDialogProps } from './order-side.ts';
import { isOpen } from './order-steps.ts';
import { DeliverablesFields, deliveredBody, useDeliverables } from './parts/deliverables-fields.tsx';

const submitForm = z.extend(orders.submit.body, { links: linksText });

export function SubmitProjectDialog({ order, onClose }: OrderDialogProps) {
  const draft = `submit.${order.job_id}`;
  const files = useDeliverables(order.job_id, draft);
  const { control, submit, busy } = useFormCall({
    schema: submitForm,
    start: { comment: '', links: '' },
    draft,
    endpoint: orders.submit,
    input: ({ comment, links }) => ({
      params: { id: order.job_id },
      body: { comment, ...deliveredBody(files, links) },
    }),
    onDone() {
      files.forget();
      notify.good(
        words.notifications.fixed.submitted,
        'long',
        words.orders.submit.doneText(firstNameOf(order.user.name)),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.orders.fixed.submitProject}
      text={order.title}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.orders.fixed.submitConfirm}
      cancel={words.orders.submit.notYet}
      disabled={files.sending || files.failed}
    >
      <OpenMilestones order={order} />
      <LastFiles jobId={order.job_id} />
      <FormTextarea
        control={control}
        name="comment"
        label={words.common.labels.comments}
        placeholder={words.orders.fixed.comment}
        maxLength={COMMENT_MAX}
      />
      <DeliverablesFields files={files} control={control} />
    </FormDialog>
  );
}

/** Milestones not yet submitted can still be missed if the work is sent back. */
function OpenMilestones({ order }: { order: OrderDialogProps['order'] }) {
  const open = order.milestones.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <div className="flex gap-3 rounded bg-ochre-wash p-3 text-ink">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-ochre" />
      <div>
        <p className="font-semibold">
          {words.orders.submit.openMilestones(words.common.counted.milestones(open.length))}
        </p>
        <ul className="list-disc pl-5">
          {open.map((milestone) => (
            <li key={milestone.id}>
              {milestone.title}
              {milestone.state === 'missed'
                ? words.orders.submit.missed(showNaira(penaltyOf(order.price_budget, milestone.penalty)))
                : words.orders.submit.open(showNaira(penaltyOf(order.price_budget, milestone.penalty)))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The files of the last round: each round is complete by itself, and files not submitted again are not part of it. */
function LastFiles({ jobId }: { jobId: string }) {
  const { data } = useQuery(callOptions(orders.getSubmitted, { params: { id: jobId } }));
  const [last] = data?.submission.job_submissions ?? [];
  if (!last || last.files.length === 0) return null;
  return (
    <p className="text-sm text-soft wrap-anywhere">
      {words.orders.submit.lastFiles(last.round, last.files.map(({ name }) => name).join(', '))}
    </p>
  );
}
