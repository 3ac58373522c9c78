/** What the tracker calls its columns, milestones and addresses; small, because routes read it too. */
import type { TaskStatus } from '#contract/lifecycles/task.ts';
import type { Task, TrackedOrder } from '#contract/tracker.ts';

export const COLUMNS: Record<TaskStatus, string> = { todo: 'Todo', doing: 'Doing', done: 'Done' };

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** `First milestone`. */
export function ordinalOf(position: number): string {
  return `${ORDINALS[position - 1] ?? position} milestone`;
}

/** The ordinal of the milestone that a task belongs to; null for none. */
export function milestoneOf(task: Task, { job }: TrackedOrder): string | null {
  const milestone = job.milestones.find(({ id }) => id === task.milestone_id);
  return milestone ? ordinalOf(milestone.position) : null;
}

/** A title as a part of an address: letters and digits, the rest as hyphens. Nothing is ever read from it. */
export function titlePart(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'order';
}
