/** One side of a completed order reviews the other: stars, a recommendation, a comment. */
import type { OrderRow } from '#contract/orders.ts';
import { type Review, recommendUser, reviewForm, reviews } from '#contract/reviews.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall, useRefresh } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormRadio, FormTextarea } from '#web/ui/form-fields.tsx';
import { FormStars } from '#web/ui/stars-field.tsx';
import { notify } from '#web/ui/toast.tsx';

type Props = { order: OrderRow; onClose(): void };

export function ReviewDialog({ order, onClose }: Props) {
  const { user } = usePerson();
  const other = order.user.id === user.id ? order.creative : order.user;
  const refresh = useRefresh(/^GET (job|review|getuser)\b/);
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
        onSuccess: ({ review }) => {
          draft.clear();
          notify.good(words.toast.successful, 'usual', whenShown(review, other.name));
          void refresh();
          onClose();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <FormDialog
      onClose={onClose}
      title="Add Review"
      text={`${order.title}, with ${other.name}. It is shown once both of you have written, and can not be changed.`}
      busy={send.isPending}
      control={form.control}
      onSubmit={submit}
      confirm="Send review"
      className="gap-5"
    >
      <FormStars control={form.control} name="rating" label="Your rating" />
      <FormRadio
        control={form.control}
        name="recommend_user"
        label={`Would you recommend ${other.name}?`}
        options={recommendUser.options.map((value) => ({ value, label: value }))}
        inline
      />
      <FormTextarea control={form.control} name="comment" label="Comment" maxLength={1000} />
    </FormDialog>
  );
}

/** The first review of an order waits for the second, 14 days after the acceptance at the longest. */
function whenShown({ shown_at: shownAt }: Review, other: string): string {
  return new Date(shownAt) > new Date()
    ? `Hidden until ${other} has reviewed you too, or ${showDay(shownAt)}.`
    : `${other} can read your review now.`;
}
