/** Settings that steering may change while the simulator runs, stored in the book. */
import { z } from 'zod';
import type { Book } from './book.ts';

const delayMs = z
  .int()
  .min(0)
  .max(7 * 24 * 60 * 60 * 1000);

export const settingsSchema = z.strictObject({
  /** Send webhooks automatically; when off, they are held until steered. */
  autoWebhooks: z.boolean(),
  /** Milliseconds between attempts of a webhook that was not answered with 200; the last value repeats. */
  retryDelaysMs: z.array(delayMs).min(1).max(50),
  /** Milliseconds after the first attempt when a webhook is given up. */
  giveUpAfterMs: delayMs,
  webhookTimeoutMs: z.int().min(1).max(60_000),
  /** auto: settles after the delay; manual: waits for steering; instant: like Paystack's test mode; unavailable: a starter business. */
  transferMode: z.enum(['auto', 'manual', 'instant', 'unavailable']),
  transferDelayMs: delayMs,
  transferOtp: z.boolean(),
  refundMode: z.enum(['auto', 'manual']),
  /** Milliseconds before each step pending → processing → processed. */
  refundDelayMs: delayMs,
  /** Milliseconds until a bank transfer or USSD payment that "arrives later". */
  pendingPaymentDelayMs: delayMs,
  /** Seconds after creation in which a page can be paid; 0: no limit. */
  paymentSessionTimeout: z.int().min(0).max(604_800),
  /** Which limits per 60 s are enforced. */
  rateLimit: z.enum(['live', 'test', 'off']),
  /** Account resolves per day, as in Paystack's test mode (3 there); null: no limit. */
  resolvesPerDay: z.int().min(0).nullable(),
  /** HTTP status of verify for an unknown reference: 400 was observed, 404 is specified. */
  unknownReferenceStatus: z.union([z.literal(400), z.literal(404)]),
});

export type Settings = z.infer<typeof settingsSchema>;

const DEFAULT_SETTINGS: Settings = {
  autoWebhooks: true,
  retryDelaysMs: [2_000, 3_000, 5_000, 10_000, 30_000, 60_000, 180_000, 600_000, 3_600_000],
  giveUpAfterMs: 72 * 60 * 60 * 1000,
  webhookTimeoutMs: 10_000,
  transferMode: 'auto',
  transferDelayMs: 3_000,
  transferOtp: false,
  refundMode: 'auto',
  refundDelayMs: 3_000,
  pendingPaymentDelayMs: 20_000,
  paymentSessionTimeout: 0,
  rateLimit: 'live',
  resolvesPerDay: null,
  unknownReferenceStatus: 400,
};

/** Returns the current settings. */
export function readSettings(book: Book): Settings {
  const rows = book.all<{ name: string; value: string }>('select name, value from settings');
  const kept = Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value) as unknown]));
  const merged = settingsSchema.safeParse({ ...DEFAULT_SETTINGS, ...kept });
  return merged.success ? merged.data : DEFAULT_SETTINGS;
}

/** Changes the named settings and returns all of them. */
export function changeSettings(book: Book, changes: Partial<Settings>): Settings {
  book.transaction(() => {
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) continue;
      book.run('insert or replace into settings(name, value) values (?, ?)', name, JSON.stringify(value));
    }
  });
  return readSettings(book);
}
