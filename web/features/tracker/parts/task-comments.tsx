/** The comments of both parties on a task, and the field for a new one. */
import { TASK_COMMENT_MAX, type Task, tasks } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { useSubmitForm } from '#web/lib/forms/form-call.ts';
import { useOutbox } from '#web/lib/outbox/outbox.ts';
import { isWaitingCall, useWaitingCall } from '#web/lib/outbox/waiting.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';
import { WAITING_ON_BOARD } from '../use-board.ts';

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
        {words.common.labels.comments}
      </h3>
      <QueryView
        query={pages}
        errorTitle={words.tracker.task.commentsFailed}
        waiting={
          task.comments > 0 ? <SkeletonList rows={1} className="h-16" /> : <p className="text-soft">…</p>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-soft">{words.tracker.task.commentsEmpty}</p>
          ) : (
            <>
              <ol className="grid gap-3">
                {rows.map(({ id, author, comment, created_at }) => (
                  <li key={id} className="rounded bg-sunken px-3 py-2">
                    <p className="flex flex-wrap justify-between gap-x-3 text-sm">
                      <span className="font-semibold">
                        {author.id === user.id ? words.common.people.you : author.name}
                      </span>
                      <span className="text-soft">
                        <TimeAgo at={created_at} />
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
      <WaitingComments taskId={task.id} />
      {task.can.includes('comment') && <CommentForm key={task.id} taskId={task.id} />}
    </section>
  );
}

/** Comments written offline, until they are sent. */
function WaitingComments({ taskId }: { taskId: string }) {
  const mine = useOutbox()
    .writes.filter(isWaitingCall)
    .filter(({ content }) => content.path === tasks.comment.path && content.params?.id === taskId);
  if (mine.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {mine.map(({ id, content }) => (
        <li key={id} className="rounded border border-dashed border-control px-3 py-2">
          <p className="wrap-anywhere whitespace-pre-wrap">{String(content.body?.comment)}</p>
          <p className="text-sm text-soft">{words.shell.offline.waits}</p>
        </li>
      ))}
    </ul>
  );
}

function CommentForm({ taskId }: { taskId: string }) {
  const { mutateAsync } = useWaitingCall(tasks.comment, WAITING_ON_BOARD);
  const { control, submit, busy } = useSubmitForm({
    schema: tasks.comment.body,
    start: { comment: '' },
    draft: `comment.${taskId}`,
    onSubmit: (body) => mutateAsync({ params: { id: taskId }, body }),
    onDone(reply, _, form) {
      form.reset({ comment: '' });
      if (reply) notify.good(words.notifications.fixed.saved);
    },
  });
  return (
    <form noValidate aria-label={words.common.labels.comment} onSubmit={submit} className="grid gap-3">
      <FormTextarea
        control={control}
        name="comment"
        label={words.common.labels.comment}
        maxLength={TASK_COMMENT_MAX}
        rows={2}
      />
      <FormError control={control} />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-end max-sm:w-full">
        {words.common.fixed.save}
      </Button>
    </form>
  );
}
