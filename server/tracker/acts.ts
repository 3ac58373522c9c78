/** Tasks as subjects of acts; their events are about the board. */
import type { Updateable } from 'kysely';
import type { TaskStatus } from '#contract/acts/task.ts';
import type { Side } from '#contract/core/common.ts';
import type { Task } from '#contract/tracker/tracker.ts';
import type { Tasks } from '#server/core/db/tables.gen.ts';
import { can, type Subject } from '#server/core/work/acts.ts';
import { type Board, refusesClosed } from './rules.ts';

export type TaskRow = Board & {
  id: string;
  name: string;
  description: string;
  start_date: string;
  end_date: string;
  status: TaskStatus;
  milestone_id: string | null;
  comments: number;
  created_at: Date;
};

export const tasks: Subject<
  'task',
  TaskRow,
  Updateable<Tasks>,
  null,
  'title' | 'job_id' | 'talent_id' | 'task' | 'task_id'
> = {
  name: 'task',
  table: 'tasks',
  statusColumn: 'status',
  statusOf: (task) => task.status,
  columnsOf: (status, at) => ({ status, updated_at: at }),
  aboutOf: (task) => ({ kind: 'board', id: task.board_id }),
  factsOf: (_before, after) => ({ ...factsOf(after), task: after.name, task_id: after.id }),
  guards: { boardOpen: { looksAt: 'row', refuses: refusesClosed } },
};

/** The facts that every event of a board has. */
export function factsOf(board: Board) {
  return { title: board.job_title, job_id: board.job_id, talent_id: board.talent_id };
}

/** The verbs that a party of the order may use on a task now. */
export function taskVerbsOf(task: TaskRow, side: Side, at: Date): Task['can'] {
  return can(tasks, task, { kind: side, id: null }, at, null);
}
