/** What both parties say about a task, and the field for one more comment. */
import { type Task, tasks } from '#contract/tracker.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError, FormTextarea } from '#web/ui/form-fields.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Ago } from '#web/ui/moments.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonList } from '#web/ui/skeleton.tsx';
import { notify } from '#web/ui/toast.tsx';
import { useBoardRefresh } from './use-board.ts';

export function TaskComments({ task }: { task: Task }) {
  const { user } = usePerson();
  const pages = useCallPages(
    tasks.comments,
    { params: { id: task.id }, query: { limit: '50' } },
    ({ comments, next }) => ({ items: comments, next }),
  );
  return (
    <section aria-labelledby="comments" className="grid gap-3 border-t border-line pt-4">
      <h3 id="comments" className="text-lg leading-7">
        Comments
      </h3>
      <QueryView
        query={pages}
        errorTitle="The comments could not be loaded"
        waiting={
          task.comments > 0 ? <SkeletonList rows={1} className="h-16" /> : <p className="text-soft">…</p>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-soft">Nobody has said anything about this task yet.</p>
          ) : (
            <>
              <ol className="grid gap-3">
                {rows.map(({ id, author, comment, created_at }) => (
                  <li key={id} className="rounded bg-sunken px-3 py-2">
                    <p className="flex flex-wrap justify-between gap-x-3 text-sm">
                      <span className="font-semibold">{author.id === user.id ? 'You' : author.name}</span>
                      <span className="text-soft">
                        <Ago at={created_at} />
                      </span>
                    </p>
                    <p className="wrap-anywhere whitespace-pre-wrap">{comment}</p>
                  </li>
                ))}
              </ol>
              <LoadMore pages={pages} />
            </>
          )
        }
      </QueryView>
      {task.can.includes('comment') && <CommentForm key={task.id} taskId={task.id} />}
    </section>
  );
}

function CommentForm({ taskId }: { taskId: string }) {
  const form = useContractForm(tasks.comment.body, { comment: '' });
  const draft = useDraft(form, `comment.${taskId}`);
  const refresh = useBoardRefresh();
  const send = useMutationCall(tasks.comment);
  const submit = form.handleSubmit((body) =>
    send.mutate(
      { params: { id: taskId }, body },
      {
        onSuccess() {
          form.reset({ comment: '' });
          draft.clear();
          notify.good(words.toast.saved);
          void refresh();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  return (
    <form noValidate aria-label="Comment" onSubmit={submit} className="grid gap-3">
      <FormTextarea control={form.control} name="comment" label="Comment" maxLength={1000} rows={2} />
      <FormError control={form.control} />
      <Button
        type="submit"
        variant="secondary"
        busy={send.isPending}
        className="justify-self-end max-sm:w-full"
      >
        Save
      </Button>
    </form>
  );
}
