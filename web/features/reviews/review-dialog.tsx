/** One side of a completed order reviews the other: stars, a recommendation, a comment. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { type Review, recommendUser, reviewForm, reviews } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { usePerson } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormRadio, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { FormStars } from '#web/ui/stars-field.tsx';

type Props = { order: OrderRow; onClose(): void };

export function ReviewDialog({ order, onClose }: Props) {
  const { user } = usePerson();
  const other = order.user.id === user.id ? order.creative : order.user;
  const { control, submit, busy } = useFormCall({
    schema: reviewForm,
    start: {
      reviewer_id: user.id,
      reviewee_id: other.id,
      job_id: order.job_id,
      rating: 0,
      comment: '',
    },
    draft: `review.${order.job_id}`,
    endpoint: reviews.send,
    input: (body) => ({ body }),
    onDone({ review }) {
      notify.good(words.notifications.fixed.successful, 'usual', whenShown(review, other.name));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.common.actions.addReview}
      text={words.profiles.reviewDialog.text(order.title, other.name)}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.profiles.reviewDialog.submit}
      className="gap-5"
    >
      <FormStars control={control} name="rating" label={words.profiles.reviewDialog.rating} />
      <FormRadio
        control={control}
        name="recommend_user"
        label={words.profiles.reviewDialog.recommend(other.name)}
        options={recommendUser.options.map((value) => ({ value, label: words.common.named.of(value) }))}
        inline
      />
      <FormTextarea control={control} name="comment" label={words.common.labels.comment} maxLength={1000} />
    </FormDialog>
  );
}

/** The first review of an order waits for the second, 14 days after the acceptance at the longest. */
function whenShown({ shown_at: shownAt }: Review, other: string): string {
  return new Date(shownAt) > new Date()
    ? words.profiles.reviewDialog.doneHidden(other, showDay(shownAt))
    : words.profiles.reviewDialog.doneShown(other);
}
