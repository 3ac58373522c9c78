/** The one answer to a review about oneself; everybody who reads the review reads it. */
import { type Review, reviews } from '#contract/reviews/reviews.ts';
import { screens, words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/form-fields.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { notify } from '#web/ui/toast.tsx';

export function ReplyDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { control, submit, busy } = useFormCall({
    schema: reviews.reply.body,
    start: { reply: '' },
    draft: `reply.${review.id}`,
    endpoint: reviews.reply,
    input: (body) => ({ params: { id: review.id }, body }),
    onDone() {
      notify.good(words.toast.sent);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.reviews.replyTo(review.reviewer.name)}
      text={screens.reviews.youCanReplyOnceYourWords}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.reviews.sendReply}
    >
      <blockquote className="grid gap-1.5 rounded bg-sunken p-3 wrap-anywhere">
        <Stars rating={review.rating} />
        <p className="max-h-40 overflow-y-auto whitespace-pre-line">{review.comment}</p>
      </blockquote>
      <FormTextarea control={control} name="reply" label={screens.reviews.yourReply} maxLength={1000} />
    </FormDialog>
  );
}
