/** Commands of push: a device subscribes or unsubscribes; the server's key pair is created when first needed. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { DEVICES_MAX, type push } from '#contract/push/push.ts';
import { words } from '#contract/words.ts';
import type { Db, Read } from '#server/core/db/database.ts';
import type { Ctx, ReadCtx, Services } from '#server/core/http/context.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { isPushService, makePushKeys, type PushKeys } from '#server/core/live/push-service.ts';
import { newId } from '#server/core/security/ids.ts';

/**
 * Registers the device with the caller's session, even if it belonged to someone else before, whose waiting messages to
 * the device are dropped. 422 for an address that is not of a known push service.
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

/**
 * The key pair from the settings, else one that is created when first needed and stored in the database for all processes:
 * a device can be reached only with the pair it was registered with.
 */
export async function pushKeys(
  db: Db,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<PushKeys> {
  const kept = config.push.keys ?? (await findKeys(db));
  if (kept) return kept;
  const { publicKey, privateKey } = await makePushKeys();
  await sql`
    insert into push_keys (id, public_key, private_key, created_at)
    values (1, ${publicKey}, ${privateKey}, ${clock.now()})
    on conflict (id) do nothing
  `.execute(db);
  const made = await findKeys(db);
  if (!made) throw new Error('the keys of push were not kept');
  return made;
}

async function findKeys(db: Read): Promise<PushKeys | undefined> {
  const { rows } = await sql<PushKeys>`
    select public_key as "publicKey", private_key as "privateKey" from push_keys where id = 1
  `.execute(db);
  return rows[0];
}

export async function getKey(ctx: ReadCtx): Promise<Reply<typeof push.key>> {
  const { publicKey } = await pushKeys(ctx.services.database.db, ctx.services);
  return { success: true, key: publicKey };
}
