/** Asks before a task is deleted with its comments. */
import { type Task, tasks } from '#contract/tracker/tracker.ts';
import { screens, words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

export function DeleteTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={tasks.remove}
      input={{ params: { id: task.id } }}
      onDone={() => notify.good(words.toast.taskDeleted)}
      untilFresh
      title={screens.tracker.deleteThisTask}
      text={screens.tracker.isDeletedWithItsCommentsFor(task.name)}
      confirm={words.task.deleteTask}
      cancel={screens.common.keepIt}
    />
  );
}
