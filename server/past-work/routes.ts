/** The endpoints of past work. */
import type { FastifyInstance } from 'fastify';
import { pastWork } from '#contract/past-work/past-work.ts';
import { gated, type Mounting, mount as mountEndpoints, prepared } from '#server/core/http/endpoints.ts';
import { add, lockOwn, ready, remove, update } from './commands.ts';
import { listOwn, ofPerson } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    pastWork,
    {
      listOwn,
      ofPerson,
      add: prepared(ready, add),
      update: gated(lockOwn, update),
      remove: gated(lockOwn, remove),
    },
    mounting,
  );
}
