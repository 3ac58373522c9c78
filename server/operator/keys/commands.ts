/** The authenticator of an operator: created with an enrolment code from the command line, confirmed by the first sign-in with it. */
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import { PRODUCT } from '#contract/core/product.ts';
import { emailKey, normalizeCode } from '#server/accounts/commands.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import {
  codeOf,
  newSecret,
  otpauthUrl,
  type QrCode,
  qrOf,
  seal,
  stepAt,
  stepOfCode,
  toBase32,
  unseal,
} from '#server/core/security/authenticator.ts';
import { newCode, sha256 } from '#server/core/security/ids.ts';

const CODE_LIFETIME_MS = DAY_MS;

/** True when the operator with that address has a confirmed authenticator. */
export async function hasKey(tx: Write, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from users u
    join operator_keys k on k.user_id = u.id
    where u.email_key = ${emailKey(email.trim())} and u.operator_since is not null and k.confirmed_at is not null
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Issues an enrolment code to the operator with that address, valid once within 24 hours; the previous authenticator and
 * all sessions end. Null when no operator has that address.
 */
export async function issueEnrolment(tx: Write, email: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where email_key = ${emailKey(email.trim())} and operator_since is not null
    for no key update
  `.execute(tx);
  const [user] = rows;
  if (!user) return null;
  const code = newCode();
  const key = {
    enrolment_hash: sha256(code),
    enrolment_ends_at: new Date(now.getTime() + CODE_LIFETIME_MS),
    secret: null,
    confirmed_at: null,
  };
  await tx
    .insertInto('operator_keys')
    .values({ user_id: user.id, ...key, created_at: now })
    .onConflict((on) => on.column('user_id').doUpdateSet(key))
    .execute();
  await tx.deleteFrom('operator_sessions').where('user_id', '=', user.id).execute();
  return code;
}

export type FreshKey = { secret: string; otpauth_url: string; qr: QrCode };

/** Creates the secret for the holder of the enrolment code; null for a wrong, used or expired one. */
export async function redeemEnrolment(
  tx: Write,
  user: { id: string; email: string },
  typed: string,
  signingSecret: string,
  now: Date,
): Promise<FreshKey | null> {
  const secret = newSecret();
  const made = await tx
    .updateTable('operator_keys')
    .set({ secret: seal(secret, user.id, signingSecret) })
    .where('user_id', '=', user.id)
    .where('enrolment_hash', '=', sha256(normalizeCode(typed)))
    .where('enrolment_ends_at', '>', now)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!made) return null;
  const url = otpauthUrl(PRODUCT, user.email, secret);
  return { secret: toBase32(secret), otpauth_url: url, qr: qrOf(url) };
}

/** Accepts a code of the authenticator, once. `first` when this code confirmed the authenticator. */
export async function redeemCode(
  tx: Write,
  userId: string,
  code: string,
  signingSecret: string,
  now: Date,
): Promise<{ good: boolean; first: boolean }> {
  const key = await tx
    .selectFrom('operator_keys')
    .select(['secret', 'last_step', 'confirmed_at', 'enrolment_ends_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const refused = { good: false, first: false };
  if (!key?.secret) return refused;
  const first = key.confirmed_at === null;
  if (first && (!key.enrolment_ends_at || key.enrolment_ends_at <= now)) return refused;
  const secret = unseal(key.secret, userId, signingSecret);
  const step = secret && stepOfCode(secret, code, now, key.last_step);
  if (step === null) return refused;
  await tx
    .updateTable('operator_keys')
    .set({
      last_step: step,
      ...(first && { confirmed_at: now, enrolment_hash: null, enrolment_ends_at: null }),
    })
    .where('user_id', '=', userId)
    .execute();
  return { good: true, first };
}

/**
 * Gives the operator of the example market an authenticator on this machine, so that anybody can sign in who tries it out. For
 * development only; its code is shown by `currentCode`.
 */
export async function createExampleKey(
  tx: Write,
  email: string,
  signingSecret: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select u.id
    from users u
    left join operator_keys k on k.user_id = u.id
    where u.email_key = ${emailKey(email)} and u.operator_since is not null and k.confirmed_at is null
  `.execute(tx);
  const [user] = rows;
  if (!user) return;
  const key = { secret: seal(newSecret(), user.id, signingSecret), confirmed_at: now };
  await tx
    .insertInto('operator_keys')
    .values({ user_id: user.id, ...key, created_at: now })
    .onConflict((on) => on.column('user_id').doUpdateSet(key))
    .execute();
}

/** The code that the authenticator of this operator shows now, and for how many seconds more; null without one. */
export async function currentCode(
  db: Db,
  email: string,
  signingSecret: string,
  now: Date,
): Promise<{ code: string; seconds: number } | null> {
  const { rows } = await sql<{ id: string; secret: string }>`
    select u.id, k.secret
    from users u
    join operator_keys k on k.user_id = u.id
    where u.email_key = ${emailKey(email)} and u.operator_since is not null and k.secret is not null
  `.execute(db);
  const [key] = rows;
  const secret = key && unseal(key.secret, key.id, signingSecret);
  if (!secret) return null;
  return { code: codeOf(secret, stepAt(now)), seconds: 30 - (Math.floor(now.getTime() / 1000) % 30) };
}
