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

/** Not done, and its last day is over; both days are calendar days in Africa/Lagos. */
export function isOverdue(task: { status: TaskStatus; end_date: string }, today: string): boolean {
  return task.status !== 'done' && task.end_date < today;
}
