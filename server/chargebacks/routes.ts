/** No endpoint of its own: the provider's webhooks about chargebacks, which only prompt us to ask, and a sweep of what is open. */
import type { Services } from '#server/core/http/context.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { inboxHandler } from '#server/payments/inbox/commands.ts';
import { confirmChargeback, sweepChargebacks } from './commands.ts';

export function handlers(): Handler[] {
  return [inboxHandler('dispute', confirmChargeback)];
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'chargebacks-sweep', every: 60, run: () => sweepChargebacks(services) }];
}
