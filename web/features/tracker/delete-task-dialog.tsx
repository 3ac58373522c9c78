/** Asks before a task is deleted with its comments. */
import { type Task, tasks } from '#contract/tracker/tracker.ts';
import { screens, words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';

export function DeleteTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const remove = useMutationCall(tasks.remove, {
    untilFresh: true,
    onSuccess: () => notify.good(words.toast.taskDeleted),
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: task.id } }, { onSuccess: onClose })}
      busy={remove.isPending}
      title={screens.tracker.deleteThisTask}
      text={screens.tracker.isDeletedWithItsCommentsFor(task.name)}
      confirm={words.task.deleteTask}
      cancel={screens.common.keepIt}
    >
      {remove.error && <ErrorNote text={messageOf(remove.error)} />}
    </ConfirmDialog>
  );
}
