/** Asks before a task is deleted with its comments. */
import { type Task, tasks } from '#contract/tracker.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { useBoardRefresh } from './use-board.ts';

export function DeleteTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const refresh = useBoardRefresh();
  const remove = useMutationCall(tasks.remove, {
    async onSuccess() {
      notify.good(words.toast.taskDeleted);
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: task.id } })}
      busy={remove.isPending}
      title="Delete this task?"
      text={`“${task.name}” is deleted with its comments, for both of you.`}
      confirm={words.task.deleteTask}
      cancel="Keep it"
    >
      {remove.error && <ErrorNote text={messageOf(remove.error)} />}
    </ConfirmDialog>
  );
}
