/** Boards and tasks as the contract sends them. */
import type { Task, TrackedOrder } from '#contract/tracker/tracker.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { type TaskRow, taskVerbsOf } from './acts.ts';
import { partyOf } from './policy.ts';
import { isOpen, isOverdue } from './rules.ts';

export type OrderRow = {
  id: string;
  job_id: string;
  title: string;
  start_date: string | null;
  end_date: string | null;
  status: string;
  hunter_id: string;
  hunter_name: string;
  talent_id: string;
  talent_name: string;
  milestones: TrackedOrder['job']['milestones'];
  tasks: TrackedOrder['tasks'];
  created_at: Date;
};

export function viewOrder(ctx: ReadCtx, row: OrderRow): TrackedOrder {
  const { id, job_id, title, milestones, start_date, end_date, status } = row;
  const mayWrite = row.talent_id === ctx.actor.userId && isOpen(status);
  return {
    id,
    job_id,
    job: {
      id: job_id,
      ...{ title, milestones, start_date, end_date, status },
      milestone: milestones.map((milestone) => milestone.title).join(', '),
    },
    hunter: { id: row.hunter_id, name: row.hunter_name },
    talent: { id: row.talent_id, name: row.talent_name },
    tasks: row.tasks,
    created_at: row.created_at.toISOString(),
    can: mayWrite ? ['add-task'] : [],
  };
}

export function viewTask(ctx: ReadCtx, row: TaskRow): Task {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    start_date: row.start_date,
    end_date: row.end_date,
    status: row.status,
    trackedOrderId: row.board_id,
    milestone_id: row.milestone_id,
    overdue: isOverdue(row, lagosDay(ctx.now)),
    comments: row.comments,
    created_at: row.created_at.toISOString(),
    can: taskVerbsOf(row, partyOf(ctx, row), ctx.now),
  };
}
