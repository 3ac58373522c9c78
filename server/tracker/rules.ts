/** When a board may be changed, and when a task is late. Pure. */
import type { TaskStatus } from '#contract/acts/task.ts';
import { words } from '#contract/words.ts';
import { conflict, type Refusal } from '#server/core/http/refusal.ts';

/** The board of a tracked order, with facts of its job. */
export type Board = {
  board_id: string;
  job_id: string;
  job_title: string;
  job_status: string;
  hunter_id: string;
  talent_id: string;
};

/** The statuses of a job in which its board can change; before and after it is read-only. */
const OPEN = ['active', 'submitted'];

export function isOpen(jobStatus: string): boolean {
  return OPEN.includes(jobStatus);
}

/** A 409 with the job's status once the order is over, else null. */
export function refusesClosed(board: Board): Refusal | null {
  return isOpen(board.job_status) ? null : conflict(words.tracker.errors.boardClosed, board.job_status);
}

/** The job status in which tasks can be late: once the work is submitted or stopped, no one waits for them. */
export const WORKED_ON = 'active';

/** True when the task is not done, its last day is over, and the job is active. Both days are dates in Africa/Lagos. */
export function isOverdue(
  task: { status: TaskStatus; end_date: string; job_status: string },
  today: string,
): boolean {
  return task.job_status === WORKED_ON && task.status !== 'done' && task.end_date < today;
}
