/** Queries of push: the key that browsers ask with. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import type { push } from '#contract/push/push.ts';
import type { Db, Read } from '#server/core/db/database.ts';
import type { ReadCtx, Services } from '#server/core/http/context.ts';
import { makePushKeys, type PushKeys } from '#server/core/live/push-service.ts';

/**
 * The pair of the settings, else one that is made at the first need and kept in the database, where every process
 * finds it: a device can be reached only by the pair it was registered with.
 */
export async function pushKeys(
  db: Db,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<PushKeys> {
  const kept = config.push.keys ?? (await findKeys(db));
  if (kept) return kept;
  const { publicKey, privateKey } = makePushKeys();
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
