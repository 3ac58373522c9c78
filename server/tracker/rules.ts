/** When a board may be written on, and what a reader may do with a task (decisions.md, Tracking). Pure. */
import type { Side } from '#contract/common.ts';
import { verbsFor } from '#contract/lifecycles/lifecycle.ts';
import { type TaskStatus, taskLifecycle } from '#contract/lifecycles/task.ts';
import type { Task } from '#contract/tracker.ts';

/** The statuses of a job in which its board lives; before and after it can only be read. */
const OPEN = ['active', 'submitted'];

export function isOpen(jobStatus: string): boolean {
  return OPEN.includes(jobStatus);
}

/** The verbs on a task for a party of its order. */
export function verbsOn(task: { status: TaskStatus; job_status: string }, side: Side): Task['can'] {
  if (!isOpen(task.job_status)) return [];
  if (side === 'hunter') return ['comment'];
  return [...verbsFor(taskLifecycle, task.status, side), 'edit', 'delete', 'comment'];
}

/** Not done, and its last day is over; both days are calendar days in Africa/Lagos. */
export function isOverdue(task: { status: TaskStatus; end_date: string }, today: string): boolean {
  return task.status !== 'done' && task.end_date < today;
}
