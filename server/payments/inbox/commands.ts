/** The inbox of webhooks: each event is stored once and processed later from the provider's current state. */
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

/** The events that the product acts on; all others are only stored. */
const ACTED_ON =
  /^(charge)\.success$|^(transfer)\.(?:success|failed|reversed)$|^(refund)\.(?:processed|failed|needs-attention)$|^charge\.(dispute)\.(?:create|remind|resolve)$/;
const sorts = ['charge', 'transfer', 'refund', 'dispute'] as const;
type Sort = (typeof sorts)[number];
const kindOf = (sort: string) => `webhook-${sort}`;
export const WEBHOOKS = sorts.map(kindOf);

/** Stores one row per event of the provider, however often it is sent. Unreadable events are ignored. */
export async function storeEvent(services: Services, raw: Buffer): Promise<void> {
  const parsed = z.safeParse(event, parse(raw));
  if (!parsed.success) return;
  const { data } = parsed.data;
  const [sort] = ACTED_ON.exec(parsed.data.event)?.slice(1).filter(Boolean) ?? [];
  // A dispute is looked up by its own id.
  const own = sort === 'dispute' && data.id !== undefined ? String(data.id) : null;
  const reference = own ?? data.reference ?? data.transaction_reference ?? null;
  const now = services.clock.now();
  // Several refunds of one payment share its reference: their own ids keep the keys apart.
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

/** PostgreSQL's text cannot hold NUL; the row stores the signed bytes unchanged. */
function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8').replaceAll('\\u0000', '\\ufffd'));
  } catch {
    return null;
  }
}

/** An hour without the provider uses few of them: the pauses are 1, 4, 9 … seconds, then one hour, for about three days. */
const ATTEMPTS = 120;
const pauseAfter = (attempts: number) => Math.min(attempts ** 2, 3600) * 1000;

/** Processes the stored events of one sort: `handle` gets the reference and returns false when the provider gave no answer. */
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
