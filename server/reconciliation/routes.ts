/** No endpoint of its own: the clock compares our book with the provider’s, the last day every quarter of an hour, the last month every night. */

import type { Services } from '#server/core/http/context.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { reconcile } from './commands.ts';

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [
    { name: 'reconcile-recent', every: 15, run: () => reconcile(services, 'recent') },
    { name: 'reconcile-month', every: '02:41', run: () => reconcile(services, 'month') },
  ];
}
