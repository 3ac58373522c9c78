/** The endpoints and effects of notifications. */
import type { FastifyInstance } from 'fastify';
import { notifications } from '#contract/notifications/notifications.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import { mark, markAll } from './commands.ts';
import { notifying } from './effects.ts';
import { setPreference } from './preferences/commands.ts';
import { getPreferences } from './preferences/queries.ts';
import { list, unread } from './queries.ts';

export { scheduledTasks } from './scheduled-tasks.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, notifications, { list, unread, mark, markAll }, mounting);
  mountEndpoints(app, notificationPreferences, { get: getPreferences, set: setPreference }, mounting);
}

export const effects: readonly Effect[] = [notifying];
