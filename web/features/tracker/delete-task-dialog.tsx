/** Asks before a task is deleted with its comments. */
import { type Task, tasks } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

export function DeleteTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={tasks.remove}
      input={{ params: { id: task.id } }}
      onDone={() => notify.good(words.notifications.fixed.taskDeleted)}
      untilFresh
      title={words.tracker.remove.title}
      text={words.tracker.remove.lead(task.name)}
      confirm={words.tracker.fixed.deleteTask}
      cancel={words.common.actions.keep}
    />
  );
}
