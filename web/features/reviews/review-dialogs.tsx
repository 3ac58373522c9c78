/** One side of a completed order reviews the other: stars, a recommendation, a comment; and the single reply to a review. */
import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { firstNameOf } from '#contract/core/names.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { otherParty, sideOf } from '#contract/orders/sides.ts';
import { type Review, recommendUser } from '#contract/reviews/review.ts';
import { REPLY_MAX, REVIEW_MAX, reviewForm, reviews, SHOW_AFTER_DAYS } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words.ts';
import { sayDay } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { usePerson } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { type FieldTexts, GroupField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { type BoundProps, useBound } from '#web/ui/forms/bind.tsx';
import { FormRadio, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

type Props = { order: OrderRow; onClose(): void };

export function ReviewDialog({ order, onClose }: Props) {
  const { user } = usePerson();
  const other = otherParty(order, sideOf(order, user.id));
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
      notify.good(words.notifications.fixed.successful, 'usual', whenShown(review, firstNameOf(other.name)));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.common.actions.addReview}
      text={words.profiles.reviewDialog.text(
        order.title,
        firstNameOf(other.name),
        words.common.counted.days(SHOW_AFTER_DAYS),
      )}
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
        label={words.profiles.reviewDialog.recommend(firstNameOf(other.name))}
        options={recommendUser.options.map((value) => ({ value, label: words.common.named.of(value) }))}
        inline
      />
      <FormTextarea
        control={control}
        name="comment"
        label={words.common.labels.comment}
        maxLength={REVIEW_MAX}
      />
    </FormDialog>
  );
}

/** The first review of an order waits for the second, at most 14 days after acceptance. */
function whenShown({ shown_at: shownAt }: Review, other: string): string {
  return new Date(shownAt) > new Date()
    ? words.profiles.reviewDialog.doneHidden(other, sayDay(shownAt))
    : words.profiles.reviewDialog.doneShown(other);
}

/** The single reply to a review about oneself, visible to everybody who can read the review. */
export function ReplyDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  return (
    <ReasonDialog
      schema={reviews.reply.body}
      name="reply"
      draft={`reply.${review.id}`}
      endpoint={reviews.reply}
      input={(typed) => ({ params: { id: review.id }, body: { reply: typed } })}
      onDone={() => notify.good(words.notifications.fixed.sent)}
      onClose={onClose}
      title={words.profiles.replyDialog.title(review.reviewer.name)}
      text={words.profiles.replyDialog.text}
      confirm={words.profiles.replyDialog.submit}
      label={words.profiles.replyDialog.label}
      maxLength={REPLY_MAX}
    >
      <blockquote className="grid gap-1.5 rounded bg-sunken p-3 wrap-anywhere">
        <Stars rating={review.rating} />
        <p className="max-h-40 overflow-y-auto whitespace-pre-line">{review.comment}</p>
      </blockquote>
    </ReasonDialog>
  );
}

const FIVE = [1, 2, 3, 4, 5] as const;

type InputProps = FieldTexts & {
  name: string;
  value: number;
  onChange: (rating: number) => void;
  onBlur?: () => void;
  ref?: ComponentProps<'input'>['ref'];
};

/** `value` 0 means nothing is chosen. Radio buttons underneath, so the arrow keys choose. */
function StarsField({ name, value, onChange, onBlur, ref, ...texts }: InputProps) {
  return (
    <GroupField {...texts}>
      <div className="inline-flex w-max">
        {FIVE.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded text-control has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              ref={star === 1 ? ref : undefined}
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              onBlur={onBlur}
              className="sr-only"
            />
            <Star size={30} aria-hidden className={star <= value ? 'fill-star text-star' : undefined} />
            <span className="sr-only">{words.common.counted.stars(star)}</span>
          </label>
        ))}
      </div>
    </GroupField>
  );
}

/** The value is 1 to 5, 0 for none. */
function FormStars<V extends FieldValues, O extends FieldValues>({
  control,
  name,
  ...rest
}: BoundProps<typeof StarsField, V, O>) {
  const { field, error } = useBound({ control, name });
  return (
    <StarsField
      {...(rest as ComponentProps<typeof StarsField>)}
      {...field}
      value={field.value ?? 0}
      error={error}
    />
  );
}
