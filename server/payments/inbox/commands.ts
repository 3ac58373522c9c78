/** The inbox of webhooks: stored once, worked off later from the provider's own state. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Services } from '#server/core/http/context.ts';

const event = z.looseObject({
  event: z.string().check(z.maxLength(100)),
  data: z.looseObject({
    id: z.optional(z.union([z.int(), z.string()])),
    reference: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    transaction_reference: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    status: z.optional(z.nullable(z.string())),
  }),
});

/** What the product acts on; every other event is kept as it came and nothing follows from it. */
const ACTED_ON =
  /^(charge\.success|transfer\.(success|failed|reversed)|refund\.(processed|failed|needs-attention))$/;

/** One row per thing the provider says, however often it says it. What can not be read is not ours to judge. */
export async function keepEvent(services: Services, raw: Buffer): Promise<void> {
  const body: unknown = parse(raw);
  const parsed = z.safeParse(event, body);
  if (!parsed.success) return;
  const { data } = parsed.data;
  const reference = data.reference ?? data.transaction_reference ?? null;
  await services.database.db
    .insertInto('provider_inbox')
    .values({
      key: `${parsed.data.event}:${data.id ?? reference ?? ''}:${data.status ?? ''}`.slice(0, 300),
      event: parsed.data.event,
      reference,
      body: JSON.stringify(body),
      received_at: services.clock.now(),
      handled_at: ACTED_ON.test(parsed.data.event) ? null : services.clock.now(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}

/** The first tries follow one another at once, later ones wait longer and longer; given up after some three days. */
const TRIES_MAX = 500;
const TRIES_AT_ONCE = 3;

type Waiting = { key: string; reference: string | null };

/**
 * Works off what arrived: `handle` gets the reference, and answers false when it should be tried again later. An event
 * whose handling throws keeps none of the others waiting; the first such error is thrown when all were tried.
 */
export async function workInbox(
  services: Services,
  events: string,
  handle: (reference: string) => Promise<boolean>,
): Promise<number> {
  const { rows } = await sql<Waiting>`
    select key, reference
    from provider_inbox
    where handled_at is null and event like ${events} and attempts < ${TRIES_MAX}
      and received_at + make_interval(secs => power(greatest(attempts - ${TRIES_AT_ONCE}::int, 0), 2))
        <= ${services.clock.now()}
    order by received_at
    limit 100
  `.execute(services.database.db);
  let count = 0;
  const errors: Error[] = [];
  for (const waiting of rows) {
    if (await workOne(services, waiting, handle, errors)) count += 1;
  }
  if (errors[0]) throw errors[0];
  return count;
}

async function workOne(
  services: Services,
  { key, reference }: Waiting,
  handle: (reference: string) => Promise<boolean>,
  errors: Error[],
): Promise<boolean> {
  let failure: string | null = null;
  const handled =
    reference === null ||
    (await handle(reference).catch((error: Error) => {
      errors.push(error);
      failure = error.message;
      return false;
    }));
  await sql`
    update provider_inbox
    set attempts = attempts + 1, handled_at = ${handled ? services.clock.now() : null}, error = ${failure}
    where key = ${key}
  `.execute(services.database.db);
  return handled;
}
