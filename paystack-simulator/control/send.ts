/** Delivery of the webhooks that a steering action causes. */
import type { Simulator } from '../context.ts';
import { type Delivery, deliverNow, sendCopies, type Webhook } from '../webhooks.ts';

export type WebhookChoice = boolean | number | undefined;

/** True when the webhook must be held back at first. */
export function isHeldBack(choice: WebhookChoice): boolean {
  return choice === false || choice === 0 || (typeof choice === 'number' && choice > 1);
}

/**
 * Delivers the webhooks of a subject before steering answers: according to the settings without a choice, once for
 * `true`, as many parallel copies as a number says, and not at all for `false` or 0.
 */
export async function deliverChosen(
  simulator: Simulator,
  subject: string,
  choice: WebhookChoice,
): Promise<{ webhooks: Webhook[]; deliveries: Delivery[] }> {
  const latest = webhooksAbout(simulator, subject).slice(-1);
  if (choice === undefined || (choice !== false && choice !== 0 && latest[0]?.state === 'queued'))
    await deliverNow(simulator, subject);
  else if (choice !== false && choice !== 0)
    await sendCopies(simulator, latest, { times: Number(choice), shuffle: false, parallel: true });
  return { webhooks: webhooksAbout(simulator, subject), deliveries: deliveriesAbout(simulator, subject) };
}

export function webhooksAbout(simulator: Simulator, subject: string): Webhook[] {
  return simulator.book.all<Webhook>('select * from webhooks where subject = ? order by id', subject);
}

function deliveriesAbout(simulator: Simulator, subject: string): Delivery[] {
  return simulator.book.all<Delivery>(
    `select deliveries.* from deliveries join webhooks on webhooks.id = webhookId
     where subject = ? order by deliveries.id`,
    subject,
  );
}
