/** One task with everything that is said of it: a form for the talent while the order runs, to read for everybody else. */
import type { Task, TrackedOrder } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { EditTask } from './edit-task.tsx';
import { TaskComments } from './task-comments.tsx';
import { COLUMNS, milestoneOf } from './tracker-words.ts';

type Props = {
  /** Undefined once it is deleted. */
  task: Task | undefined;
  order: TrackedOrder;
  onClose: () => void;
};

export function TaskDialog({ task, order, onClose }: Props) {
  if (!task) {
    return (
      <Dialog open onClose={onClose} title={words.tracker.task.title} size="sm">
        <p className="pb-6 text-center text-xl">{words.common.fixed.noTask}</p>
      </Dialog>
    );
  }
  const mayEdit = task.can.includes('edit');
  return (
    <Dialog open onClose={onClose} title={mayEdit ? words.tracker.fixed.editTask : task.name}>
      <div className="grid gap-6 pb-4">
        {mayEdit ? (
          <EditTask key={task.id} task={task} order={order} status={<TaskStatusBadge task={task} />} />
        ) : (
          <ReadTask task={task} order={order} />
        )}
        <TaskComments task={task} />
      </div>
    </Dialog>
  );
}

function ReadTask({ task, order }: { task: Task; order: TrackedOrder }) {
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere whitespace-pre-wrap">{task.description}</p>
      <Facts
        items={[
          [words.common.milestones.one, milestoneOf(task, order) ?? words.common.labels.none],
          [words.tracker.fixed.startDate, showDay(task.start_date)],
          [words.tracker.fixed.endDate, showDay(task.end_date)],
          [words.common.labels.status, <TaskStatusBadge key="status" task={task} />],
        ]}
      />
    </div>
  );
}

function TaskStatusBadge({ task: { status, overdue } }: { task: Task }) {
  const tone = status === 'done' ? 'good' : status === 'doing' ? 'active' : 'quiet';
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={tone}>{COLUMNS[status]}</Badge>
      {overdue && <Badge tone="bad">{words.tracker.task.overdue}</Badge>}
    </span>
  );
}
