/** Builders of boards: a tracked order, tasks on its board. */
import type * as z from 'zod/mini';
import { addDays } from '#contract/core/days.ts';
import {
  type taskForm as form,
  type Task,
  type TrackedOrder,
  tasks,
  tracker,
} from '#contract/tracker/tracker.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Person } from './actors.ts';
import type { TestApp } from './app.ts';
import type { Agreed } from './market.ts';
import { type Parties, started } from './story.ts';

type TaskForm = z.input<typeof form>;
export type Tracked = Agreed & { board: TrackedOrder };

/** The form of a three-day task that starts on `today`, without a milestone. */
export function taskForm(today: string, changes: Partial<TaskForm> = {}): TaskForm {
  return {
    name: 'Draw the cover',
    description: 'Three directions, on paper first',
    start_date: today,
    end_date: addDays(today, 2),
    ...changes,
  };
}

/** A started order, tracked by its hunter. */
export async function tracked(app: TestApp, parties: Parties): Promise<Tracked> {
  const agreed = await started(app, parties);
  const { order } = await parties.hunter.ok(tracker.track, { params: { id: agreed.job.id } });
  return { ...agreed, board: order };
}

/** Adds a task to the board, by default starting on the day on which the board was made. */
export async function addTask(
  talent: Person,
  board: Pick<TrackedOrder, 'id' | 'created_at'>,
  changes: Partial<TaskForm> = {},
): Promise<Task> {
  const today = lagosDay(new Date(board.created_at));
  const body = { ...taskForm(today, changes), trackedOrderId: board.id };
  return (await talent.ok(tasks.create, { body })).task;
}

/** Tracks an order and adds a task; returns the ids of board and task. */
export async function planned(
  { hunter, talent }: { hunter: Person; talent: Person },
  { job }: Agreed,
): Promise<Record<'board' | 'task', string>> {
  const { order } = await hunter.ok(tracker.track, { params: { id: job.id } });
  return { board: order.id, task: (await addTask(talent, order)).id };
}
