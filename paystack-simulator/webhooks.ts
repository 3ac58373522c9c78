/** Signed webhooks: stored in the book, delivered, and retried until the receiver answers 200. */
import { createHmac } from 'node:crypto';
import type { Simulator } from './context.ts';

export type Webhook = {
  id: number;
  event: string;
  /** What it is about: `transaction:REFERENCE`, `transfer:REFERENCE`, `refund:ID`, `dispute:ID` or `other`. */
  subject: string;
  body: string;
  state: 'held' | 'queued' | 'delivered' | 'given_up';
  tries: number;
  firstTriedAt: string | null;
  createdAt: string;
};

export type Delivery = {
  id: number;
  webhookId: number;
  at: string;
  status: number | null;
  error: string | null;
  tookMs: number;
};

export const DELIVER = 'deliver webhook';
const SHORTEST_REPEAT_MS = 1_000;

/** Returns the `x-paystack-signature` header: HMAC-SHA512 of the raw body with the secret key, in lower-case hex. */
function signBody(secretKey: string, body: string): string {
  return createHmac('sha512', secretKey).update(body, 'utf8').digest('hex');
}

/** Stores an event; it is sent automatically unless webhooks are held (by `hold` or the settings). */
export function raiseEvent(
  simulator: Simulator,
  event: string,
  subject: string,
  data: unknown,
  hold = false,
): number {
  const body = JSON.stringify({ event, data });
  const isHeld = hold || !simulator.settings().autoWebhooks;
  const { id } = simulator.book.run(
    'insert into webhooks(event, subject, body, state, createdAt) values (?, ?, ?, ?, ?)',
    event,
    subject,
    body,
    isHeld ? 'held' : 'queued',
    simulator.nowText(),
  );
  if (!isHeld) simulator.agenda.plan(DELIVER, id, 0);
  return id;
}

function findWebhook(simulator: Simulator, id: number): Webhook | undefined {
  return simulator.book.get<Webhook>('select * from webhooks where id = ?', id);
}

/** Posts a webhook once and logs the answer; does not touch its state. */
async function postOnce(simulator: Simulator, webhook: Webhook): Promise<Omit<Delivery, 'id'>> {
  const at = simulator.nowText();
  const began = performance.now();
  let status: number | null = null;
  let error: string | null = null;
  try {
    const reply = await fetch(simulator.webhookUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Paystack/2.0',
        'x-paystack-signature': signBody(simulator.secretKey, webhook.body),
      },
      body: webhook.body,
      signal: AbortSignal.any([
        simulator.closing,
        AbortSignal.timeout(simulator.settings().webhookTimeoutMs),
      ]),
    });
    status = reply.status;
    await reply.body?.cancel();
  } catch (failure) {
    error = describeFailure(failure);
  }
  const tookMs = Math.round(performance.now() - began);
  simulator.book.run(
    'insert into deliveries(webhookId, at, status, error, tookMs) values (?, ?, ?, ?, ?)',
    webhook.id,
    at,
    status,
    error,
    tookMs,
  );
  return { webhookId: webhook.id, at, status, error, tookMs };
}

function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown failure';
  const cause = failure.cause;
  if (cause instanceof Error) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
    return code || failure.message;
  }
  return failure.message;
}

/** Attempts a queued webhook once: delivered on 200, else retried later or given up. */
export async function tryWebhook(simulator: Simulator, id: number): Promise<void> {
  const webhook = findWebhook(simulator, id);
  if (webhook?.state !== 'queued') return;
  const delivery = await postOnce(simulator, webhook);
  const firstTriedAt = webhook.firstTriedAt ?? delivery.at;
  const age = simulator.now().getTime() - Date.parse(firstTriedAt);
  const { retryDelaysMs, giveUpAfterMs } = simulator.settings();
  const delivered = delivery.status === 200;
  const givenUp = !delivered && age >= giveUpAfterMs;
  simulator.book.transaction(() => {
    const { changes } = simulator.book.run(
      "update webhooks set state = ?, tries = tries + 1, firstTriedAt = ? where id = ? and state = 'queued'",
      delivered ? 'delivered' : givenUp ? 'given_up' : 'queued',
      firstTriedAt,
      id,
    );
    if (changes === 1 && !delivered && !givenUp)
      simulator.agenda.plan(DELIVER, id, nextWait(retryDelaysMs, webhook.tries));
  });
}

function nextWait(delays: number[], triesBefore: number): number {
  const listed = delays[triesBefore];
  // The repeated delay is never 0, so that a dead receiver is not hit without pause for ever.
  return listed ?? Math.max(delays.at(-1) ?? 0, SHORTEST_REPEAT_MS);
}

/** Sends all queued webhooks of a subject now, and waits for the answers. */
export async function deliverNow(simulator: Simulator, subject: string): Promise<void> {
  const queued = simulator.book.all<{ id: number }>(
    "select id from webhooks where subject = ? and state = 'queued' order by id",
    subject,
  );
  await Promise.all(queued.map(({ id }) => simulator.agenda.runNow(DELIVER, id)));
}

/** Steering: sends webhooks `times` each, whatever their state; `delivered` once one copy got 200. */
export async function sendCopies(
  simulator: Simulator,
  webhooks: Webhook[],
  choice: { times: number; shuffle: boolean; parallel: boolean },
): Promise<Omit<Delivery, 'id'>[]> {
  const copies = webhooks.flatMap((webhook) => Array.from({ length: choice.times }, () => webhook));
  if (choice.shuffle) shuffle(copies);
  const deliveries: Omit<Delivery, 'id'>[] = [];
  if (choice.parallel)
    deliveries.push(...(await Promise.all(copies.map((copy) => postOnce(simulator, copy)))));
  else for (const copy of copies) deliveries.push(await postOnce(simulator, copy));
  for (const delivery of deliveries.filter((one) => one.status === 200)) {
    simulator.book.run("update webhooks set state = 'delivered' where id = ?", delivery.webhookId);
    simulator.agenda.cancel(DELIVER, delivery.webhookId);
  }
  return deliveries;
}

function shuffle<Item>(items: Item[]): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    const kept = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = kept;
  }
}
