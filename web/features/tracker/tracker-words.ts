/** What the tracker calls its columns, milestones and addresses; small, because routes read it too. */
import type { TaskStatus } from '#contract/acts/task.ts';
import type { Task, TrackedOrder } from '#contract/tracker/tracker.ts';
import { screens } from '#contract/words.ts';

export const COLUMNS: Record<TaskStatus, string> = {
  todo: screens.tracker.todo,
  doing: screens.tracker.doing,
  done: screens.common.done,
};

const ORDINALS = [
  screens.common.first,
  screens.common.second,
  screens.common.third,
  screens.common.fourth,
  screens.tracker.fifth,
];

/** `First milestone`. */
export function ordinalOf(position: number): string {
  return screens.common.milestone(ORDINALS[position - 1] ?? position);
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
