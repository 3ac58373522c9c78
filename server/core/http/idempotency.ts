/** Idempotency keys: a write that is sent twice with one key happens once and answers the same. */
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import { words } from '#contract/words.ts';
import type { Clock } from '../clock.ts';
import type { Db, Write } from '../db/database.ts';
import type { ReceivedFile } from '../files/files.ts';
import { sha256 } from '../security/ids.ts';
import { conflict, Refusal } from './refusal.ts';

/** Milliseconds without a sign of life (its process died) after which another call may take over a key. */
const ABANDONED_AFTER_MS = 5_000;
const SIGN_OF_LIFE_EVERY_MS = 1_000;

/** Returns the key of a write, or null. Throws 422 when it is malformed. */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{8,80}$/.test(key)) {
    throw new Refusal(422, words.common.errors.invalid, {
      errors: { 'Idempotency-Key': ['8 to 80 letters or digits'] },
    });
  }
  return key;
}

/** Fingerprint of a request. Leaves out passwords: anyone who reads the table could guess them from a fast hash. */
export function requestHash(method: string, url: string, fields: unknown, file: ReceivedFile | null): string {
  const text = JSON.stringify([method, url, fields ?? null, file?.sha256 ?? null], (name, value) =>
    name === 'password' ? undefined : value,
  );
  return sha256(text);
}

/** Inside a write's transaction: takes the key, or returns the reply stored under it. */
export async function claimKey(
  tx: Write,
  actorId: string,
  key: string,
  hash: string,
  now: Date,
): Promise<unknown> {
  const taken = await sql`
    insert into idempotency_keys (actor_id, key, request_hash, created_at)
    values (${actorId}, ${key}, ${hash}, ${now})
    on conflict do nothing
    returning key
  `.execute(tx);
  if (taken.rows.length > 0) return null;
  return storedReply(tx, actorId, key, hash);
}

export async function saveReply(tx: Db, actorId: string, key: string, reply: unknown): Promise<void> {
  await sql`
    update idempotency_keys set status = 200, reply = ${JSON.stringify(reply)}::jsonb
    where actor_id = ${actorId} and key = ${key}
  `.execute(tx);
}

/** Outside a transaction: commits the key as in flight, or returns the reply stored under it. */
export async function reserveKey(
  db: Db,
  actorId: string,
  key: string,
  hash: string,
  now: Date,
): Promise<unknown> {
  const stale = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const taken = await sql`
    insert into idempotency_keys (actor_id, key, request_hash, created_at)
    values (${actorId}, ${key}, ${hash}, ${now})
    on conflict (actor_id, key) do update set created_at = excluded.created_at
      where idempotency_keys.status is null
        and idempotency_keys.request_hash = excluded.request_hash
        and idempotency_keys.created_at < ${stale}
    returning key
  `.execute(db);
  if (taken.rows.length > 0) return null;
  return storedReply(db, actorId, key, hash);
}

/** Keeps a key that is in flight from being taken over, until the returned function is called. */
export function keepAlive(db: Db, actorId: string, key: string, clock: Clock): () => void {
  const timer = setInterval(() => {
    sql`
      update idempotency_keys set created_at = ${clock.now()}
      where actor_id = ${actorId} and key = ${key} and status is null
    `
      .execute(db)
      .catch(() => undefined);
  }, SIGN_OF_LIFE_EVERY_MS);
  return () => clearInterval(timer);
}

/** Frees the key of a refused call, so that a repeat is judged again. */
export async function releaseKey(db: Db, actorId: string, key: string): Promise<void> {
  await sql`delete from idempotency_keys where actor_id = ${actorId} and key = ${key} and status is null`.execute(
    db,
  );
}

/** Deletes keys older than three days. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await sql`delete from idempotency_keys where created_at < ${new Date(now.getTime() - 3 * DAY_MS)}`.execute(
    db,
  );
}

/** The reply stored under the key; 409 while its call is in flight or was refused just now, 422 after another request. */
async function storedReply(db: Db, actorId: string, key: string, hash: string): Promise<unknown> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'reply'])
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept && kept.request_hash !== hash)
    throw new Refusal(422, words.common.refusals.keyReused, { code: 'key_reused' });
  if (!kept || kept.status === null) throw conflict(words.common.refusals.keyBusy, 'key_in_flight');
  return kept.reply;
}
