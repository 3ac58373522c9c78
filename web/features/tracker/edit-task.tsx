/** The form in which a task is changed; its status is changed by moving it. */
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type Task, type TrackedOrder, tasks } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDate, FormError, FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { RestoredNote } from '#web/ui/forms/restored-note.tsx';
import { MilestoneSelect } from './milestone-select.tsx';
import { startFrom, typedTask } from './task-form.ts';

type Props = { task: Task; order: TrackedOrder; status: ReactNode };

export function EditTask({ task, order, status }: Props) {
  const { control, submit, busy, restored, discard } = useFormCall({
    schema: typedTask,
    start: startFrom(task),
    draft: `task.${task.id}`,
    endpoint: tasks.update,
    input: (body) => ({ params: { id: task.id }, body }),
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
        maxLength={2000}
        rows={3}
      />
      <FormText
        control={control}
        name="name"
        label={words.common.labels.name}
        autoComplete="off"
        maxLength={120}
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
