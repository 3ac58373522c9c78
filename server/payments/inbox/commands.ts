/** The inbox of webhooks: stored once, worked off later from the provider's own state. */
import * as z from 'zod/mini';
import type { Services } from '#server/core/http/context.ts';
import { type Handler, putWork } from '#server/core/work/queue.ts';

const event = z.looseObject({
  event: z.string().check(z.maxLength(100)),
  data: z.looseObject({
    id: z.optional(z.union([z.int(), z.string()])),
    reference: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    transaction_reference: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    refund_reference: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    status: z.optional(z.nullable(z.string())),
  }),
});

/** What the product acts on; every other event is kept as it came and nothing follows from it. */
const ACTED_ON =
  /^(charge)\.success$|^(transfer)\.(?:success|failed|reversed)$|^(refund)\.(?:processed|failed|needs-attention)$|^charge\.(dispute)\.(?:create|remind|resolve)$/;
type Sort = 'charge' | 'transfer' | 'refund' | 'dispute';
const kindOf = (sort: string) => `webhook-${sort}`;

/** One row per event of the provider, however often it is sent. Unreadable ones are ignored. */
export async function keepEvent(services: Services, raw: Buffer): Promise<void> {
  const parsed = z.safeParse(event, parse(raw));
  if (!parsed.success) return;
  const { data } = parsed.data;
  const [sort] = ACTED_ON.exec(parsed.data.event)?.slice(1).filter(Boolean) ?? [];
  // A dispute is asked about by its own number.
  const own = sort === 'dispute' && data.id !== undefined ? String(data.id) : null;
  const reference = own ?? data.reference ?? data.transaction_reference ?? null;
  const now = services.clock.now();
  // Of the refunds of one payment each has a reference of its own.
  const subject = data.id ?? data.refund_reference ?? reference ?? '';
  const key = `${parsed.data.event}:${subject}:${data.status ?? ''}`.slice(0, 300);
  await services.database.db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('provider_inbox')
      .values({ key, event: parsed.data.event, reference, body: raw, received_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (kept && sort) await putWork(tx, [{ kind: kindOf(sort), subject: key, dueAt: now }]);
  });
}

/** PostgreSQL's texts have no NUL; the row keeps the bytes as they were signed. */
function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8').replaceAll('\\u0000', '\\ufffd'));
  } catch {
    return null;
  }
}

/** An hour without the provider uses up few of them: after 1, 4, 9 … seconds, then every hour, for some three days. */
const ATTEMPTS = 120;
const pauseAfter = (attempts: number) => Math.min(attempts ** 2, 3600) * 1000;

/** Works off what arrived of a sort: `handle` gets the reference, and returns false when the provider gave no answer. */
export function inboxHandler(
  sort: Sort,
  handle: (services: Services, reference: string) => Promise<boolean>,
): Handler {
  return {
    kind: kindOf(sort),
    attempts: ATTEMPTS,
    pauseAfter,
    run: async ({ subject }, services) => {
      const { reference } = await services.database.db
        .selectFrom('provider_inbox')
        .select('reference')
        .where('key', '=', subject)
        .executeTakeFirstOrThrow();
      const isHandled = reference === null || (await handle(services, reference));
      return async () => (isHandled ? undefined : { failed: 'The provider gave no answer.' });
    },
  };
}
