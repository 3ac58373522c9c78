/** The provider's webhooks about chargebacks, which only prompt us to ask it, and a sweep of open ones; no endpoint of its own. */
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
