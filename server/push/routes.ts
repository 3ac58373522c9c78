/** The endpoints of push, what it does when it hears an event, and its chores. */
import type { FastifyInstance } from 'fastify';
import { push } from '#contract/push/push.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Chore } from '#server/core/work/background.ts';
import type { Effect } from '#server/core/work/events.ts';
import { callReaders, createBell } from './calls/commands.ts';
import { forgetOldMessages, sendWaiting } from './chores.ts';
import { addDevice, removeDevice } from './commands.ts';
import { pushNotices } from './effects.ts';
import { getKey } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, push, { key: getKey, add: addDevice, remove: removeDevice }, mounting);
}

export const effects: readonly Effect[] = [pushNotices];

export function chores(services: Services): Chore[] {
  const setBell = createBell(services);
  return [
    {
      name: 'call-readers',
      every: '* * * * *',
      onWake: true,
      run: async () => {
        const told = await callReaders(services);
        await setBell();
        return told;
      },
    },
    { name: 'send-push', every: '* * * * *', onWake: true, run: () => sendWaiting(services) },
    { name: 'forget-pushes', every: '31 3 * * *', run: () => forgetOldMessages(services) },
  ];
}
