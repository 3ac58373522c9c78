/** Scheduled tasks of notifications: the morning summaries, and mails about messages that stay unread. */

import type { Services } from '#server/core/http/context.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { sendSummaries } from './summaries/commands.ts';
import { mailUnread } from './unread/commands.ts';

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [
    { name: 'send-summaries', every: 1, run: () => sendSummaries(services) },
    { name: 'mail-unread', every: 1, run: () => mailUnread(services) },
  ];
}
