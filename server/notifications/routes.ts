/** The endpoints of notifications, and what the module does when it hears an event. */
import type { FastifyInstance } from 'fastify';
import { notificationPreferences } from '#contract/notification-preferences.ts';
import { notifications } from '#contract/notifications.ts';
import type { Effect } from '#server/core/events.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http.ts';
import { mark, markAll } from './commands.ts';
import { notifyPeople } from './effects.ts';
import { setPreference } from './preferences/commands.ts';
import { getPreferences } from './preferences/queries.ts';
import { list, unread } from './queries.ts';

export { chores } from './chores.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, notifications, { list, unread, mark, markAll }, mounting);
  mountEndpoints(app, notificationPreferences, { get: getPreferences, set: setPreference }, mounting);
}

export const effects: readonly Effect[] = [notifyPeople];
