/** One side of a completed order reviews the other: stars, a recommendation, a comment. */

import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { OrderRow } from '#contract/orders.ts';
import { orders } from '#contract/orders.ts';
import { recommendUser, reviewForm, reviews } from '#contract/reviews.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { callKey, useMutationCall } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError, FormRadio, FormTextarea } from '#web/ui/form-fields.tsx';
import { FormStars } from '#web/ui/stars-field.tsx';
import { notify } from '#web/ui/toast.tsx';

type Props = { order: OrderRow; open: boolean; onClose(): void; onDone(): void };

export function ReviewDialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ order, onClose, onDone }: Props) {
  const id = useId();
  const { user } = usePerson();
  const other = order.user.id === user.id ? order.creative : order.user;
  const client = useQueryClient();
  const form = useContractForm(reviewForm, {
    reviewer_id: user.id,
    reviewee_id: other.id,
    job_id: order.job_id,
    rating: 0,
    comment: '',
  });
  const draft = useDraft(form, `review.${order.job_id}`);
  const send = useMutationCall(reviews.send);
  const submit = form.handleSubmit((body) =>
    send.mutate(
      { body },
      {
        onSuccess: () => {
          draft.clear();
          notify.good(words.toast.successful, 'usual', `${other.name} can read your review now.`);
          for (const shown of [orders.listAccepted, orders.getSubmitted, reviews.received]) {
            void client.invalidateQueries({ queryKey: callKey(shown) });
          }
          onClose();
          onDone();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Review"
      text={`${order.title}, with ${other.name}. Reviews are public and can not be changed.`}
      busy={send.isPending}
      actions={
        <>
          <Button variant="secondary" disabled={send.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={send.isPending}>
            Send review
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <FormStars control={form.control} name="rating" label="Your rating" />
        <FormRadio
          control={form.control}
          name="recommend_user"
          label={`Would you recommend ${other.name}?`}
          options={recommendUser.options.map((value) => ({ value, label: value }))}
          inline
        />
        <FormTextarea control={form.control} name="comment" label="Comment" maxLength={1000} />
        <FormError control={form.control} />
      </form>
    </Dialog>
  );
}
