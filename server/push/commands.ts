/** Push commands: a device subscribes or unsubscribes. */

import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { DEVICES_MAX, type push } from '#contract/push/push.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { isPushService } from '#server/core/live/push-service.ts';
import { newId } from '#server/core/security/ids.ts';

/**
 * Registers the device with the caller's session, also one that was another's. 422 for an address of no known push service.
 * What was on its way to the device for somebody else is dropped.
 */
export async function addDevice(
  ctx: Ctx,
  { body }: { body: Body<typeof push.add> },
): Promise<Reply<typeof push.add>> {
  if (!isPushService(body.endpoint, ctx.services.config.push.service)) {
    throw invalid('endpoint', words.notifications.push.service);
  }
  const { userId, tokenHash } = ctx.actor;
  const { p256dh, auth } = body.keys;
  const { rows } = await sql<{ id: string }>`
    insert into push_subscriptions (id, user_id, session_hash, endpoint, p256dh, auth, created_at)
    values (${newId()}, ${userId}, ${tokenHash}, ${body.endpoint}, ${p256dh}, ${auth}, ${ctx.now})
    on conflict (endpoint) do update
    set user_id = excluded.user_id, session_hash = excluded.session_hash, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = excluded.created_at
    returning id
  `.execute(ctx.tx);
  await sql`
    delete from push_messages where subscription_id = ${rows[0]?.id} and user_id <> ${userId}
  `.execute(ctx.tx);
  await forgetOldest(ctx);
  return { success: true };
}

async function forgetOldest({ tx, actor }: Ctx): Promise<void> {
  await sql`
    delete from push_subscriptions
    where id in (
      select id from push_subscriptions
      where user_id = ${actor.userId}
      order by created_at desc, id desc
      offset ${sql.lit(DEVICES_MAX)}
    )
  `.execute(tx);
}

export async function removeDevice(
  ctx: Ctx,
  { body }: { body: Body<typeof push.remove> },
): Promise<Reply<typeof push.remove>> {
  await ctx.tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', body.endpoint)
    .where('user_id', '=', ctx.actor.userId)
    .execute();
  return { success: true };
}
