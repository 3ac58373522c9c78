/** The one answer to a review about oneself; everybody who reads the review reads it. */
import { type Review, reviews } from '#contract/reviews.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall, useRefresh } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/form-fields.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { notify } from '#web/ui/toast.tsx';

export function ReplyDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const form = useContractForm(reviews.reply.body, { reply: '' });
  const draft = useDraft(form, `reply.${review.id}`);
  const refresh = useRefresh(/^GET (review|job)\b/);
  const send = useMutationCall(reviews.reply);
  const submit = form.handleSubmit((body) =>
    send.mutate(
      { params: { id: review.id }, body },
      {
        onSuccess() {
          draft.clear();
          notify.good(words.toast.sent);
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
      title={`Reply to ${review.reviewer.name}`}
      text="You can reply once. Your words stand under the review for everybody."
      busy={send.isPending}
      control={form.control}
      onSubmit={submit}
      confirm="Send reply"
    >
      <blockquote className="grid gap-1.5 rounded bg-sunken p-3 wrap-anywhere">
        <Stars rating={review.rating} />
        <p className="max-h-40 overflow-y-auto whitespace-pre-line">{review.comment}</p>
      </blockquote>
      <FormTextarea control={form.control} name="reply" label="Your reply" maxLength={1000} />
    </FormDialog>
  );
}
