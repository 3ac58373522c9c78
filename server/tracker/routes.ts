/** The endpoints and effects of the project tracker. */
import type { FastifyInstance } from 'fastify';
import { tasks, tracker } from '#contract/tracker/tracker.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import { lockOwnJob } from '#server/jobs/policy.ts';
import { comment, create, remove, setToDoing, setToDone, track, update } from './commands.ts';
import { refreshingBoards } from './effects.ts';
import { findBoard, findTask, lockTask } from './policy.ts';
import { comments, get, getTask, list, listTasks } from './queries.ts';

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
