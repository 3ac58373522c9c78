/** Shared by the task forms: the choice of a milestone, and the validation of their values. */
import type { Control, FieldValues, Path } from 'react-hook-form';
import * as z from 'zod/mini';
import { id } from '#contract/core/common.ts';
import { type Task, type TrackedOrder, taskForm } from '#contract/tracker/tracker.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#web/lib/dates.ts';
import { milestoneName } from '#web/lib/ordinals.ts';
import { FormSelect } from '#web/ui/forms/form-fields.tsx';

type Props<V extends FieldValues, O extends FieldValues> = {
  control: Control<V, unknown, O>;
  name: Path<V>;
  order: TrackedOrder;
};

export function MilestoneSelect<V extends FieldValues, O extends FieldValues>({
  order,
  ...bound
}: Props<V, O>) {
  return (
    <FormSelect
      {...bound}
      label={words.common.milestones.one}
      optional
      placeholder={words.tracker.task.noMilestone}
      options={order.job.milestones.map(({ id, position, title }) => ({
        value: id,
        label: `${milestoneName(position)}${colon} ${title}`,
      }))}
    />
  );
}

/** Form values: an empty milestone means none, and the end may not come before the start. */
export const typedTask = z
  .extend(taskForm, {
    milestone_id: z.pipe(
      z.union([z.literal(''), id]),
      z.transform((value) => value || null),
    ),
  })
  .check(
    z.refine((task) => task.end_date >= task.start_date, {
      path: ['end_date'],
      error: words.tracker.errors.endBeforeStart,
    }),
  );

type TypedTask = z.input<typeof typedTask>;

/** The initial values of a task form; a new task starts today. */
export function startFrom(task?: Task): TypedTask {
  return {
    name: task?.name ?? '',
    description: task?.description ?? '',
    milestone_id: task?.milestone_id ?? '',
    start_date: task?.start_date ?? lagosDay(),
    end_date: task?.end_date ?? '',
  };
}
