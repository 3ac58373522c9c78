/** Queries of accounts: who a token belongs to, and what people read about themselves. */

import { sql } from 'kysely';
import type { accounts } from '#contract/accounts/accounts.ts';
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '#contract/accounts/sessions.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { isLanguage, type Language } from '#contract/core/languages.ts';
import { HUNTER, TALENT } from '#contract/profiles/profiles.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { Db, Read } from '#server/core/db/database.ts';
import type { Actor, ReadCtx } from '#server/core/http/context.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { policyInForce } from '#server/ledger/queries.ts';
import { accountTypesOf, ownProfile } from '#server/profiles/queries.ts';

/** A session ends after 7 idle days and after 30 in all (rules 1). */
export const SESSION_IDLE_MS = SESSION_IDLE_DAYS * DAY_MS;
export const SESSION_WHOLE_MS = SESSION_DAYS * DAY_MS;
/** `last_seen_at` is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

/** The person behind a bearer token, or null when it is unknown, ended or the account is disabled. */
export async function authenticate(db: Db, token: string, now: Date): Promise<Actor | null> {
  const tokenHash = sha256(token);
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string;
    types: number[];
    last_seen_at: Date;
  }>`
    select u.id, u.name, u.email, s.last_seen_at,
      array(select account_type_id from user_account_types t where t.user_id = u.id) as types
    from sessions s
    join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash}
      and s.last_seen_at > ${new Date(now.getTime() - SESSION_IDLE_MS)}
      and s.created_at > ${new Date(now.getTime() - SESSION_WHOLE_MS)}
      and u.disabled_at is null
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS) {
    await sql`update sessions set last_seen_at = ${now} where token_hash = ${tokenHash}`.execute(db);
  }
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    isHunter: row.types.includes(HUNTER),
    isTalent: row.types.includes(TALENT),
    tokenHash,
  };
}

/** Those of the sessions, by the hashes of their tokens, that have not ended. */
export async function openSessions(
  db: Read,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ token_hash: string }>`
    select s.token_hash
    from sessions s
    join users u on u.id = s.user_id
    where s.token_hash = any(${tokenHashes}::text[])
      and s.last_seen_at > ${new Date(now.getTime() - SESSION_IDLE_MS)}
      and s.created_at > ${new Date(now.getTime() - SESSION_WHOLE_MS)}
      and u.disabled_at is null
  `.execute(db);
  return new Set(rows.map((row) => row.token_hash));
}

export type Self = Omit<Reply<typeof accounts.me>, 'success'>;

/** What login and `me` answer about the person. */
export async function selfOf(db: Read, userId: string, now: Date, language?: Language): Promise<Self> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'created_at', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    user: { id: user.id, name: user.name, email: user.email, created_at: user.created_at.toISOString() },
    user_profile: await ownProfile(db, userId, language),
    general_account_types: [
      { id: HUNTER, name: 'Talent hunter' },
      { id: TALENT, name: 'Creative talent' },
    ],
    user_account_types: await accountTypesOf(db, userId),
    fee_percent: (await policyInForce(db, now)).policy.serviceFee / 100,
    language: isLanguage(user.language) ? user.language : null,
  };
}

export async function getSelf(ctx: ReadCtx): Promise<Reply<typeof accounts.me>> {
  return { success: true, ...(await selfOf(ctx.db, ctx.actor.userId, ctx.now, ctx.language)) };
}
