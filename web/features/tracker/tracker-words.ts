/** The tracker's names for columns, milestones and addresses; small, because routes import it too. */
import type { TaskStatus } from '#contract/acts/task.ts';
import type { Task, TrackedOrder } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { milestoneName } from '#web/lib/ordinals.ts';

export const COLUMNS: Record<TaskStatus, string> = {
  todo: words.tracker.fixed.todo,
  doing: words.tracker.fixed.doing,
  done: words.common.fixed.done,
};

/** The title of the milestone that a task belongs to; null for none. */
export function milestoneOf(task: Task, { job }: TrackedOrder): string | null {
  const milestone = job.milestones.find(({ id }) => id === task.milestone_id);
  return milestone ? milestone.title || milestoneName(milestone.position) : null;
}

/** A title as part of an address: letters and digits, the rest as hyphens. Never parsed again. */
export function titlePart(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'order';
}
