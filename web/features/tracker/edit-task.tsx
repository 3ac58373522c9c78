/** The form in which a task is changed; its status is changed by moving it. */
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type Task, type TrackedOrder, tasks } from '#contract/tracker.ts';
import { screens, words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDate, FormError, FormText, FormTextarea } from '#web/ui/form-fields.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { MilestoneSelect } from './milestone-select.tsx';
import { startFrom, typedTask } from './task-form.ts';
import { useBoardRefresh } from './use-board.ts';

type Props = { task: Task; order: TrackedOrder; status: ReactNode };

export function EditTask({ task, order, status }: Props) {
  const form = useContractForm(typedTask, startFrom(task));
  const draft = useDraft(form, `task.${task.id}`);
  const refresh = useBoardRefresh();
  const update = useMutationCall(tasks.update);
  const { control } = form;
  const start = useWatch({ control, name: 'start_date' });
  const submit = form.handleSubmit((body) =>
    update.mutate(
      { params: { id: task.id }, body },
      {
        onSuccess(reply) {
          form.reset(startFrom(reply.task));
          draft.clear();
          notify.good(words.toast.saved);
          void refresh();
        },
        onError: (error) => applyRefusal(form, error),
      },
    ),
  );
  const discard = () => {
    form.reset(startFrom(task));
    draft.clear();
  };
  return (
    <form noValidate aria-label={words.task.editTask} onSubmit={submit} className="grid gap-4">
      {draft.restored && <RestoredNote onDiscard={discard} />}
      <FormTextarea
        control={control}
        name="description"
        label={screens.tracker.taskDescription}
        maxLength={2000}
        rows={3}
      />
      <FormText
        control={control}
        name="name"
        label={screens.common.name}
        autoComplete="off"
        maxLength={120}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate control={control} name="start_date" label={screens.tracker.startDate2} />
        <FormDate control={control} name="end_date" label={screens.tracker.endDate2} min={start} />
      </div>
      <MilestoneSelect control={control} name="milestone_id" order={order} />
      <p className="flex items-center justify-between gap-4">
        <span className="text-sm font-semibold">{screens.common.status}</span>
        {status}
      </p>
      <FormError control={control} />
      <Button type="submit" busy={update.isPending} className="justify-self-end max-sm:w-full">
        {screens.common.saveChanges}
      </Button>
    </form>
  );
}
