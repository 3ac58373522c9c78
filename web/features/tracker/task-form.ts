/** The form of a task as people fill it in: an empty milestone is none, and the end does not come before the start. */
import * as z from 'zod/mini';
import { id } from '#contract/core/common.ts';
import { type Task, taskForm } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#web/lib/dates.ts';

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

export type TypedTask = z.input<typeof typedTask>;

/** A new one begins today. */
export function startFrom(task?: Task): TypedTask {
  return {
    name: task?.name ?? '',
    description: task?.description ?? '',
    milestone_id: task?.milestone_id ?? '',
    start_date: task?.start_date ?? lagosDay(),
    end_date: task?.end_date ?? '',
  };
}
