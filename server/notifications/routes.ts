/** The endpoints of notifications, and what the module does when it hears an event. */
import type { FastifyInstance } from 'fastify';
import { notifications } from '#contract/notifications.ts';
import type { Effect } from '#server/core/events.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http.ts';
import { mark } from './commands.ts';
import { tellPeople } from './effects.ts';
import { list, unread } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, notifications, { list, unread, mark }, mounting);
}

export const effects: readonly Effect[] = [tellPeople];
