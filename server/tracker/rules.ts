/** When a board may be written on. Pure. */
import type { TaskStatus } from '#contract/acts/task.ts';
import { words } from '#contract/words.ts';
import { conflict, type Refusal } from '#server/core/http/refusal.ts';

/** The board of a tracked order, with what its job says. */
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

/** 409 with the job's status once the order is over. */
export function refusesClosed(board: Board): Refusal | null {
  return isOpen(board.job_status) ? null : conflict(words.tracker.errors.boardClosed, board.job_status);
}

/** The status of a job in which its tasks can be late: once the work is handed in, or stands still, nobody waits for them. */
export const WORKED_ON = 'active';

/** Not done, its last day is over, and the work is still awaited; both days are calendar days in Africa/Lagos. */
export function isOverdue(
  task: { status: TaskStatus; end_date: string; job_status: string },
  today: string,
): boolean {
  return task.job_status === WORKED_ON && task.status !== 'done' && task.end_date < today;
}
