/** Commands of accounts: register, log in and out, the language, and asking for the password again. */
import { sql } from 'kysely';
import type { access } from '#contract/accounts/access.ts';
import type { accounts } from '#contract/accounts/accounts.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import { words } from '#contract/words.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import type { Actor, Ctx, OpenOutsideCtx, OutsideCtx, Services } from '#server/core/http/context.ts';
import type { Origin } from '#server/core/http/origin.ts';
import { invalid, Refusal, unauthenticated } from '#server/core/http/refusal.ts';
import { endStreams } from '#server/core/live/live.ts';
import { isBreached } from '#server/core/security/breached-passwords.ts';
import { newId, newToken, sha256 } from '#server/core/security/ids.ts';
import { hashPassword, isEasyToGuess } from '#server/core/security/passwords.ts';
import { checkCountedPassword, countTry, markAddressKnown, uncountTry } from './guesses/commands.ts';
import { reportNewDevice } from './new-device/commands.ts';
import { markOffline } from './presence/commands.ts';
import { isOpenSession, selfOf } from './queries.ts';
import { factorsOf } from './second-factor/queries.ts';
import { openStep } from './second-factor/steps/commands.ts';
import { recordSecurityEvent } from './security-log/commands.ts';
import { deviceOf } from './security-log/rules.ts';

type Form<E extends (typeof access)[keyof typeof access]> = { body: Body<E> };

/** Normalises an e-mail address, so that two spellings of it are one account. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

/** Creates the account. 422 `errors.email` when the address is taken, also when two register at once. */
export async function register(
  ctx: OpenOutsideCtx,
  { body }: Form<typeof access.register>,
): Promise<Reply<typeof access.register>> {
  await assertHardToGuess(ctx.services, body.password, body);
  if (await isTaken(ctx.db, body.email)) throw invalid('email', words.accounts.errors.emailTaken);
  const user = { id: newId(), name: body.name, email: body.email, created_at: ctx.now };
  const password_hash = await hashPassword(body.password);
  const made = await ctx.db
    .insertInto('users')
    .values({ ...user, email_key: emailKey(body.email), password_hash, language: ctx.language ?? null })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw invalid('email', words.accounts.errors.emailTaken);
  return { success: true, data: { ...user, created_at: ctx.now.toISOString() }, token: null };
}

/** 422 under `field` when the password is easy to guess or, where a service is set, is known to be stolen. */
export async function assertHardToGuess(
  { config, report }: Services,
  password: string,
  { name, email }: { name: string; email: string },
  field = 'password',
): Promise<void> {
  if (isEasyToGuess(password, `${name} ${email}`)) {
    throw invalid(field, words.accounts.errors.passwordCommon);
  }
  if (config.breachedPasswords && (await isBreached(config.breachedPasswords, password, report))) {
    throw invalid(field, words.accounts.errors.passwordStolen);
  }
}

/** A cheap check before the costly hash; the unique key has the last word. */
async function isTaken(db: Db, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return user !== undefined;
}

/**
 * Returns a token, or the token of the second step where two-step sign-in is on (rule 1.10). 401 `Invalid Credentials`
 * for an unknown address, a wrong password and a disabled account alike, 429 while the account waits after many wrong
 * passwords.
 */
export async function login(
  ctx: OpenOutsideCtx,
  { body }: Form<typeof access.login>,
): Promise<Reply<typeof access.login>> {
  const guess = { emailKey: emailKey(body.email), address: ctx.origin.address };
  const taken = await countTry(ctx, guess);
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', guess.emailKey)
    .executeTakeFirst();
  const good = await checkCountedPassword(ctx.db, taken, user?.password_hash ?? null, body.password);
  const token = newToken();
  try {
    if (!good || !user) throw wrongPair();
    const factors = await factorsOf(ctx.db, user.id);
    if (factors.length > 0) {
      if (taken) await uncountTry(ctx.db, taken);
      return { success: true, token: null, second_step: { ...(await askSecondStep(ctx, user)), factors } };
    }
    await ctx.transact(async (tx) => {
      await reportNewDevice(tx, ctx, user.id);
      const { origin, language, actor: replaces } = ctx;
      await openSession(tx, user, token, ctx.now, { origin, language, replaces });
      if (taken) await markAddressKnown(tx, guess, taken, ctx.now);
      await recordSecurityEvent(tx, ctx, { kind: 'sign-in', userId: user.id });
    });
  } catch (error) {
    if (error instanceof Refusal)
      await recordSecurityEvent(ctx.db, ctx, { kind: 'sign-in-failed', userId: user?.id ?? null });
    throw error;
  }
  return { success: true, token, ...(await selfOf(ctx.db, user.id, ctx.now, ctx.language)) };
}

async function askSecondStep({ db, now }: OpenOutsideCtx, user: { id: string; password_hash: string }) {
  const passwordMark = sha256(user.password_hash);
  const { token, endsAt } = await openStep(db, { purpose: 'login', userId: user.id, passwordMark }, now);
  return { token, ends_at: endsAt.toISOString() };
}

type NewSession = {
  origin?: Origin;
  language?: Language | undefined;
  factorAt?: Date | null;
  replaces?: Pick<Actor, 'userId' | 'tokenHash'> | null;
};

function wrongPair(): Refusal {
  return new Refusal(401, words.accounts.fixed.invalidCredentials);
}

/**
 * Reads the user again under a lock: 401 when the password was changed or the account disabled meanwhile. `factorAt`:
 * when the second factor was shown, if it was. `replaces`: the session whose token came with the call; it ends.
 */
export async function openSession(
  tx: Write,
  user: { id: string; password_hash: string },
  token: string,
  now: Date,
  { origin, language, factorAt = null, replaces = null }: NewSession = {},
): Promise<void> {
  if (language) await followLanguage(tx, user.id, language);
  const { browser, system } = deviceOf(origin?.userAgent ?? '');
  const opened = await sql`
    insert into sessions (id, token_hash, user_id, created_at, last_seen_at, factor_at, browser, system, country)
    select ${newId()}::uuid, ${sha256(token)}, id, ${now}::timestamptz, ${now}::timestamptz, ${factorAt}::timestamptz,
      ${browser}, ${system}, ${origin?.country ?? null}
    from users
    where id = ${user.id} and password_hash = ${user.password_hash} and disabled_at is null
    for share
  `.execute(tx);
  if (opened.numAffectedRows !== 1n) throw wrongPair();
  if (!replaces) return;
  await tx.deleteFrom('sessions').where('token_hash', '=', replaces.tokenHash).execute();
  await endStreams(tx, replaces.userId, replaces.tokenHash);
}

/**
 * Mails use the language of the last login until the person chooses one. Runs before the row is locked for share, or
 * two logins at once would wait for each other.
 */
async function followLanguage(tx: Write, userId: string, language: Language): Promise<void> {
  await tx
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('language_chosen', '=', false)
    .where('language', 'is distinct from', language)
    .execute();
}

/** Replaces the token of the caller's session; the old one stops working. Its open stream belongs to the same person and ends at the next recheck. */
export async function renewToken(tx: Write, { tokenHash }: Pick<Actor, 'tokenHash'>): Promise<string> {
  const token = newToken();
  await tx
    .updateTable('sessions')
    .set({ token_hash: sha256(token) })
    .where('token_hash', '=', tokenHash)
    .execute();
  return token;
}

/** Ends the caller's session; the person is offline at once. */
export async function logout(ctx: Ctx): Promise<Reply<typeof accounts.logout>> {
  await ctx.tx.deleteFrom('sessions').where('token_hash', '=', ctx.actor.tokenHash).execute();
  await markOffline(ctx.tx, ctx.actor.userId, ctx.now);
  await endStreams(ctx.tx, ctx.actor.userId, ctx.actor.tokenHash);
  await recordSecurityEvent(ctx.tx, ctx, { kind: 'signed-out', userId: ctx.actor.userId });
  return { success: true };
}

/** Removes ended sessions, and password reset codes a week after they were made. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await sql`delete from sessions s where not ${isOpenSession(now)}`.execute(db);
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  await sql`delete from password_resets where created_at < ${weekAgo}`.execute(db);
}

/**
 * Checks the caller's password. 401 `reauth_required` with the message `missing` when none was sent, 422 under
 * `password` for a wrong one, 429 while the account waits after many wrong ones, which count together with those of the
 * login.
 */
export async function assertPassword(
  ctx: OutsideCtx,
  password: string | undefined,
  missing: string,
): Promise<void> {
  if (password === undefined) throw new Refusal(401, missing, { code: 'reauth_required' });
  const guess = { emailKey: emailKey(ctx.actor.email), address: ctx.origin.address };
  const taken = await countTry(ctx, guess);
  const user = await ctx.db
    .selectFrom('users')
    .select(['password_hash', 'deleted_at'])
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow();
  // Deleted meanwhile by another call of the same person.
  if (user.deleted_at) throw unauthenticated();
  const good = await checkCountedPassword(ctx.db, taken, user.password_hash, password);
  if (!good) {
    await recordSecurityEvent(ctx.db, ctx, { kind: 'password-wrong', userId: ctx.actor.userId });
    throw invalid('password', words.payouts.errors.passwordWrong);
  }
  if (taken) await ctx.transact((tx) => markAddressKnown(tx, guess, taken, ctx.now));
}

/** True when a reset code set a new password after `since`. */
export async function wasPasswordSetSince(tx: Db, userId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from password_resets where user_id = ${userId} and used_at > ${since} limit 1
  `.execute(tx);
  return rows.length > 0;
}

export async function setLanguage(
  ctx: Ctx,
  { body }: { body: Body<typeof accounts.setLanguage> },
): Promise<Reply<typeof accounts.setLanguage>> {
  await ctx.tx
    .updateTable('users')
    .set({ language: body.language, language_chosen: true })
    .where('id', '=', ctx.actor.userId)
    .execute();
  return { success: true };
}

/** Returns a typed code as it was made: in capitals, without spaces and dashes, with I, L and O, which base32 lacks, read as 1 and 0. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
}
