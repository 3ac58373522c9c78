/** The endpoints, effects and scheduled tasks of push. */
import type { FastifyInstance } from 'fastify';
import { push } from '#contract/push/push.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { notifyOfUnreadMessages } from './calls/commands.ts';
import { addDevice, getKey, removeDevice } from './commands.ts';
import { pushing } from './effects.ts';
import { forgetOldMessages, sending } from './sending/commands.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, push, { key: getKey, add: addDevice, remove: removeDevice }, mounting);
}

export const effects: readonly Effect[] = [pushing];

export function handlers(): Handler[] {
  return [notifyOfUnreadMessages, sending];
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'forget-pushes', every: '03:31', run: () => forgetOldMessages(services) }];
}
