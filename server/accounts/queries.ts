/** Queries of accounts: open sessions, what people read about themselves, their language, and who is online. */
import { type RawBuilder, sql } from 'kysely';
import type { accounts } from '#contract/accounts/accounts.ts';
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '#contract/accounts/sessions.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { isLanguage, type Language } from '#contract/core/languages.ts';
import type { FeePolicy } from '#contract/escrow/division.ts';
import { HUNTER, TALENT } from '#contract/profiles/profile.ts';
import type { Read } from '#server/core/db/database.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { languageOfAccount } from '#server/core/i18n/language.ts';
import { policyAt } from '#server/ledger/queries.ts';
import { accountTypes, type OwnRow, profileRow, toProfile } from '#server/profiles/queries.ts';

export const SESSION_WHOLE_MS = SESSION_DAYS * DAY_MS;

/** SQL: true for a row `s` of sessions that has not ended, which it does after 7 idle days and after 30 days in all (rule 1.4). */
export function isOpenSession(now: Date): RawBuilder<boolean> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_DAYS * DAY_MS);
  return sql`(s.last_seen_at > ${idleSince} and s.created_at > ${new Date(now.getTime() - SESSION_WHOLE_MS)})`;
}

/** Returns those of the token hashes whose session is open and whose account is not disabled. */
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
      and ${isOpenSession(now)}
      and u.disabled_at is null
  `.execute(db);
  return new Set(rows.map((row) => row.token_hash));
}

/** True when the person has neither been suspended nor closed their account. */
export async function isActiveAccount(db: Read, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and disabled_at is null`.execute(db);
  return rows.length > 0;
}

export type Self = Omit<Reply<typeof accounts.me>, 'success'>;

type SelfRow = {
  id: string;
  name: string;
  email: string;
  created_at: Date;
  language: string;
  language_chosen: boolean;
  types: number[];
  profile: OwnRow | null;
  policy: FeePolicy;
};

/** What login and `me` return about the person. */
export async function selfOf(db: Read, userId: string, now: Date, language?: Language): Promise<Self> {
  const { rows } = await sql<SelfRow>`
    select u.id, u.name, u.email, u.created_at, u.language, u.language_chosen, ${accountTypes} as types,
      ${profileRow} as profile, ${policyAt(now)} as policy
    from users u
    where u.id = ${userId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the person was removed');
  return {
    user: { id: row.id, name: row.name, email: row.email, created_at: row.created_at.toISOString() },
    user_profile: row.profile && toProfile(row.profile, language),
    general_account_types: [
      { id: HUNTER, name: 'Talent hunter' },
      { id: TALENT, name: 'Creative talent' },
    ],
    user_account_types: row.types.map((accounttypeId) => ({ accounttypeId })),
    fee_percent: row.policy.serviceFee / 100,
    language: row.language_chosen && isLanguage(row.language) ? row.language : null,
  };
}

export async function getSelf(ctx: ReadCtx): Promise<Reply<typeof accounts.me>> {
  return { success: true, ...(await selfOf(ctx.db, ctx.actor.userId, ctx.now, ctx.language)) };
}

export async function languageOf(db: Read, userId: string): Promise<Language> {
  const user = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return languageOfAccount(user?.language);
}

/** Until when the person cannot withdraw after a strange sign-in (rule 1.19); null when they can. */
export async function withdrawalsPausedUntil(db: Read, userId: string, now: Date): Promise<Date | null> {
  const user = await db
    .selectFrom('users')
    .select('withdrawals_paused_until as until')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.until && user.until > now ? user.until : null;
}

const ONLINE_FOR_MS = 5 * 60_000;

/** SQL: true when the person with that id is online. */
export function isOnline(userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from presence
    where user_id = ${userId}
      and seen_at > ${new Date(now.getTime() - ONLINE_FOR_MS)}
      and (left_at is null or seen_at > left_at)
  )`;
}
