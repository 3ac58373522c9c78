/** Queries of push: the key that browsers ask with. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import type { push } from '#contract/push/push.ts';
import type { Db, Tx } from '#server/core/db/database.ts';
import type { Ctx, Services } from '#server/core/http/context.ts';
import { makePushKeys, type PushKeys } from '#server/core/live/push-service.ts';

/**
 * The pair of the settings, else one that is made at the first need and kept in the database, where every process
 * finds it: a device can be reached only by the pair it was registered with.
 */
export async function pushKeys(
  tx: Tx | Db,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<PushKeys> {
  const kept = config.push.keys ?? (await findKeys(tx));
  if (kept) return kept;
  const { publicKey, privateKey } = makePushKeys();
  await sql`
    insert into push_keys (id, public_key, private_key, created_at)
    values (1, ${publicKey}, ${privateKey}, ${clock.now()})
    on conflict (id) do nothing
  `.execute(tx);
  const made = await findKeys(tx);
  if (!made) throw new Error('the keys of push were not kept');
  return made;
}

async function findKeys(tx: Tx | Db): Promise<PushKeys | undefined> {
  const { rows } = await sql<PushKeys>`
    select public_key as "publicKey", private_key as "privateKey" from push_keys where id = 1
  `.execute(tx);
  return rows[0];
}

export async function getKey(ctx: Ctx): Promise<Reply<typeof push.key>> {
  const { publicKey } = await pushKeys(ctx.tx, ctx.services);
  return { success: true, key: publicKey };
}
