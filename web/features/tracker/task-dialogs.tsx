/** One task with its comments (a form for the talent while the order runs); and the choice of a new status (rules 2). */
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TaskStatus } from '#contract/acts/task.ts';
import {
  TASK_NAME_MAX,
  TASK_TEXT_MAX,
  type Task,
  type TrackedOrder,
  tasks,
} from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { changedOnly } from '#web/lib/forms/drafts.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { FormDate, FormError, FormText, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { TaskComments } from './parts/task-comments.tsx';
import { MilestoneSelect, startFrom, typedTask } from './parts/task-fields.tsx';
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

type EditTaskProps = { task: Task; order: TrackedOrder; status: ReactNode };

/** The form for editing a task; its status changes by moving it. */
function EditTask({ task, order, status }: EditTaskProps) {
  const { control, submit, busy, restored, discard } = useFormCall({
    schema: typedTask,
    start: startFrom(task),
    draft: `task.${task.id}`,
    endpoint: tasks.update,
    input: (body, form) => ({ params: { id: task.id }, body: changedOnly(form, body) }),
    onDone(reply, _, form) {
      form.reset(startFrom(reply.task));
      notify.good(words.notifications.fixed.saved);
    },
  });
  const start = useWatch({ control, name: 'start_date' });
  return (
    <form noValidate aria-label={words.tracker.fixed.editTask} onSubmit={submit} className="grid gap-4">
      {restored && <RestoredNote onDiscard={discard} />}
      <FormTextarea
        control={control}
        name="description"
        label={words.tracker.fixed.taskDescription}
        maxLength={TASK_TEXT_MAX}
        rows={3}
      />
      <FormText
        control={control}
        name="name"
        label={words.common.labels.name}
        autoComplete="off"
        maxLength={TASK_NAME_MAX}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate control={control} name="start_date" label={words.tracker.fixed.startDate} />
        <FormDate control={control} name="end_date" label={words.tracker.fixed.endDate} min={start} />
      </div>
      <MilestoneSelect control={control} name="milestone_id" order={order} />
      <p className="flex items-center justify-between gap-4">
        <span className="text-sm font-semibold">{words.common.labels.status}</span>
        {status}
      </p>
      <FormError control={control} />
      <Button type="submit" busy={busy} className="justify-self-end max-sm:w-full">
        {words.common.actions.saveChanges}
      </Button>
    </form>
  );
}

const TARGETS = ['doing', 'done'] as const;

type MoveTaskDialogProps = { task: Task; onMove: (to: TaskStatus) => void; onClose: () => void };

/** Gives a task a new status; without a choice it closes and does nothing (rules 2). */
export function MoveTaskDialog({ task, onMove, onClose }: MoveTaskDialogProps) {
  const [chosen, setChosen] = useState('');
  const change = () => {
    const to = TARGETS.find((one) => one === chosen);
    onClose();
    if (to) onMove(to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.tracker.fixed.moveHeading}
      text={task.name}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.common.fixed.cancel}
          </Button>
          <Button onClick={change}>{words.tracker.fixed.changeTask}</Button>
        </>
      }
    >
      <SelectField
        label={words.common.labels.status}
        placeholder={words.tracker.move.select}
        hint={words.tracker.move.hint(COLUMNS[task.status])}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={TARGETS.map((value) => ({ value, label: COLUMNS[value] }))}
      />
    </Dialog>
  );
}
