/** The one answer to a review about oneself; everybody who reads the review reads it. */
import { type Review, reviews } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { Stars } from '#web/ui/lists/stars.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

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
      maxLength={1000}
    >
      <blockquote className="grid gap-1.5 rounded bg-sunken p-3 wrap-anywhere">
        <Stars rating={review.rating} />
        <p className="max-h-40 overflow-y-auto whitespace-pre-line">{review.comment}</p>
      </blockquote>
    </ReasonDialog>
  );
}
