/** No endpoint of its own: the provider's webhooks about chargebacks, which only prompt us to ask. */
import type { Handler } from '#server/core/work/queue.ts';
import { inboxHandler } from '#server/payments/inbox/commands.ts';
import { confirmChargeback } from './commands.ts';

export function handlers(): Handler[] {
  return [inboxHandler('dispute', confirmChargeback)];
}
