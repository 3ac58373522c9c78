/** The endpoints of the project tracker, and what the module does when it hears an event. */
import type { FastifyInstance } from 'fastify';
import { tasks, tracker } from '#contract/tracker/tracker.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import { lockOwnJob } from '#server/jobs/policy.ts';
import { track } from './commands.ts';
import { comment } from './comments/commands.ts';
import { comments } from './comments/queries.ts';
import { refreshingBoards } from './effects.ts';
import { findBoard, findTask, lockTask } from './policy.ts';
import { get, list } from './queries.ts';
import { create, remove, setToDoing, setToDone, update } from './tasks/commands.ts';
import { get as getTask, list as listTasks } from './tasks/queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, tracker, { track: gated(lockOwnJob, track), list, get }, mounting);
  mountEndpoints(
    app,
    tasks,
    {
      list: gated(findBoard, listTasks),
      get: gated(findTask, getTask),
      create,
      update: gated(lockTask, update),
      setToDoing: gated(lockTask, setToDoing),
      setToDone: gated(lockTask, setToDone),
      remove: gated(lockTask, remove),
      comments: gated(findTask, comments),
      comment: gated(lockTask, comment),
    },
    mounting,
  );
}

export const effects: readonly Effect[] = [refreshingBoards];
