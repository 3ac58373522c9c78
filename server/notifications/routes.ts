/** The endpoints, effects and scheduled tasks of notifications. */
import type { FastifyInstance } from 'fastify';
import { notifications } from '#contract/notifications/notifications.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { mark, markAll, setPreference } from './commands.ts';
import { notifying } from './effects.ts';
import { getPreferences, list, unread } from './queries.ts';
import { sendSummaries } from './summaries/commands.ts';
import { mailUnread } from './unread/commands.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, notifications, { list, unread, mark, markAll }, mounting);
  mountEndpoints(app, notificationPreferences, { get: getPreferences, set: setPreference }, mounting);
}

export const effects: readonly Effect[] = [notifying];

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [
    { name: 'send-summaries', every: 1, run: () => sendSummaries(services) },
    { name: 'mail-unread', every: 1, run: () => mailUnread(services) },
  ];
}
