/** The inline form of a new task, at the top of Todo (rule 9.12). */
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { TASK_NAME_MAX, TASK_TEXT_MAX, type TrackedOrder, tasks } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDate, FormError, FormText, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { MilestoneSelect, startFrom, typedTask } from './task-fields.tsx';

export function AddTaskForm({ order, onClose }: { order: TrackedOrder; onClose: () => void }) {
  const { control, submit, busy, restored, discard, forget } = useFormCall({
    schema: typedTask,
    start: startFrom(),
    draft: `task.${order.id}`,
    endpoint: tasks.create,
    input: (task) => ({ body: { ...task, trackedOrderId: order.id } }),
    onDone() {
      notify.good(words.notifications.fixed.added);
      onClose();
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const start = useWatch({ control, name: 'start_date' });
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={words.tracker.fixed.addTask}
      onSubmit={submit}
      className="grid gap-4 rounded border border-line bg-card p-3"
    >
      {restored && <RestoredNote onDiscard={discard} />}
      <FormText
        control={control}
        name="name"
        label={words.tracker.fixed.nameOfTask}
        autoComplete="off"
        maxLength={TASK_NAME_MAX}
      />
      <FormTextarea
        control={control}
        name="description"
        label={words.tracker.fixed.taskDescription}
        maxLength={TASK_TEXT_MAX}
        rows={3}
      />
      <MilestoneSelect control={control} name="milestone_id" order={order} />
      <FormDate control={control} name="start_date" label={words.tracker.fixed.dateToStart} />
      <FormDate control={control} name="end_date" label={words.tracker.fixed.dateOfCompletion} min={start} />
      <FormError control={control} />
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <Button variant="secondary" disabled={busy} onClick={cancel}>
          {words.common.fixed.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {words.tracker.fixed.createTask}
        </Button>
      </div>
    </form>
  );
}
