/** The verbs of accounts: register, log in and out, and the way back after a forgotten password. */
import { sql } from 'kysely';
import type { accounts } from '#contract/accounts.ts';
import type { Body, Reply } from '#contract/endpoint.ts';
import { words } from '#contract/words.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { Ctx, OpenCtx, OpenOutsideCtx } from '#server/core/context.ts';
import type { Db, Tx } from '#server/core/db.ts';
import { newCode, newId, newToken, sha256 } from '#server/core/ids.ts';
import { queueMail } from '#server/core/mail.ts';
import { checkPassword, hashPassword } from '#server/core/passwords.ts';
import { invalid, Refusal } from '#server/core/refusal.ts';
import { SESSION_IDLE_MS, SESSION_WHOLE_MS, selfOf } from './queries.ts';
import { isCommonPassword, readCode } from './rules.ts';

const w = words.account;
type Form<E extends (typeof accounts)[keyof typeof accounts]> = { body: Body<E> };

/** Two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

/** Creates the account. 422 `errors.email` when the address is taken, also when two register at once. */
export async function register(
  ctx: OpenOutsideCtx,
  { body }: Form<typeof accounts.register>,
): Promise<Reply<typeof accounts.register>> {
  if (isCommonPassword(body.password)) throw invalid('password', w.passwordCommon);
  if (await isTaken(ctx.db, body.email)) throw invalid('email', w.emailTaken);
  const user = { id: newId(), name: body.name, email: body.email, created_at: ctx.now };
  const password_hash = await hashPassword(body.password);
  const made = await ctx.db
    .insertInto('users')
    .values({ ...user, email_key: emailKey(body.email), password_hash })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw invalid('email', w.emailTaken);
  return { success: true, data: { ...user, created_at: ctx.now.toISOString() }, token: null };
}

/** Before the costly hash; the unique key decides. */
async function isTaken(db: Db, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return user !== undefined;
}

/** Gives a token. 401 `Invalid Credentials` for an unknown address, a wrong password and a disabled account alike. */
export async function login(
  ctx: OpenOutsideCtx,
  { body }: Form<typeof accounts.login>,
): Promise<Reply<typeof accounts.login>> {
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey(body.email))
    .executeTakeFirst();
  const good = await checkPassword(user?.password_hash ?? null, body.password);
  if (!good || !user) throw wrongPair();
  const token = newToken();
  await ctx.transact((tx) => openSession(tx, user, token, ctx.now));
  return { success: true, token, ...(await selfOf(ctx.db, user.id)) };
}

function wrongPair(): Refusal {
  return new Refusal(401, w.invalidCredentials);
}

/** The row is looked at again under a lock: a password that was changed meanwhile opens nothing. */
async function openSession(
  tx: Tx,
  user: { id: string; password_hash: string },
  token: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    select 1 from users
    where id = ${user.id} and password_hash = ${user.password_hash} and disabled_at is null
    for share
  `.execute(tx);
  if (rows.length === 0) throw wrongPair();
  await tx
    .insertInto('sessions')
    .values({ token_hash: sha256(token), user_id: user.id, created_at: now, last_seen_at: now })
    .execute();
}

/** Ends the token that was sent. */
export async function logout(ctx: Ctx): Promise<Reply<typeof accounts.logout>> {
  await ctx.tx.deleteFrom('sessions').where('token_hash', '=', ctx.actor.tokenHash).execute();
  return { success: true };
}

const CODE_LENGTH = 24;
const CODE_LIVES_MS = 30 * 60_000;
const CODES_PER_HOUR = 3;

/** Mails a link and its code; a newer code ends the older. Answers the same for unknown addresses. */
export async function forgotPassword(
  ctx: OpenCtx,
  { body }: Form<typeof accounts.forgotPassword>,
): Promise<Reply<typeof accounts.forgotPassword>> {
  const user = await ctx.tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email_key', '=', emailKey(body.email))
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user && !(await askedTooOften(ctx.tx, user.id, ctx.now))) await sendCode(ctx, user);
  return { success: true, message: w.codeSent };
}

async function askedTooOften(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from password_resets
    where user_id = ${userId} and created_at > ${new Date(now.getTime() - 3_600_000)}
  `.execute(tx);
  return (rows[0]?.count ?? 0) >= CODES_PER_HOUR;
}

async function sendCode(ctx: OpenCtx, user: { id: string; name: string; email: string }): Promise<void> {
  const code = newCode(CODE_LENGTH);
  await sql`
    update password_resets set expires_at = ${ctx.now} where user_id = ${user.id} and expires_at > ${ctx.now}
  `.execute(ctx.tx);
  await ctx.tx
    .insertInto('password_resets')
    .values({
      code_hash: sha256(code),
      user_id: user.id,
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + CODE_LIVES_MS),
    })
    .execute();
  await queueMail(ctx.tx, {
    key: `password-reset:${sha256(code)}`,
    to: user.email,
    subject: 'Set a new password',
    lines: [
      `Hello ${user.name},`,
      'Somebody asked to set a new password for your account. If it was you, use this code within 30 minutes:',
      code,
      'If it was not you, leave this mail alone: your password stays as it is.',
    ],
    link: { label: 'Set a new password', url: `${ctx.services.config.publicUrl}/resetPassword?code=${code}` },
    now: ctx.now,
  });
}

/**
 * Sets the password by a code that works once, and ends every session of the person. 422 with one message for wrong,
 * used and expired codes.
 */
export async function resetPassword(
  ctx: OpenOutsideCtx,
  { body }: Form<typeof accounts.resetPassword>,
): Promise<Reply<typeof accounts.resetPassword>> {
  if (isCommonPassword(body.password)) throw invalid('password', w.passwordCommon);
  const codeHash = sha256(readCode(body.code));
  if (!(await isLive(ctx, codeHash))) throw deadCode();
  const passwordHash = await hashPassword(body.password);
  await ctx.transact((tx) => setPassword(tx, codeHash, passwordHash, ctx.now));
  return { success: true, message: w.passwordChanged };
}

function deadCode(): Refusal {
  return new Refusal(422, w.codeInvalid, { errors: { code: [w.codeInvalid] } });
}

/** Before the costly hash; the update that uses the code up decides. */
async function isLive(ctx: OpenOutsideCtx, codeHash: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from password_resets
    where code_hash = ${codeHash} and used_at is null and expires_at > ${ctx.now}
  `.execute(ctx.db);
  return rows.length > 0;
}

async function setPassword(tx: Tx, codeHash: string, passwordHash: string, now: Date): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    update password_resets set used_at = ${now}
    where code_hash = ${codeHash} and used_at is null and expires_at > ${now}
    returning user_id
  `.execute(tx);
  const [used] = rows;
  if (!used) throw deadCode();
  const user = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', used.user_id)
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await queueMail(tx, {
    key: `password-changed:${codeHash}`,
    to: user.email,
    subject: 'Your password was changed',
    lines: [
      `Hello ${user.name},`,
      'Your password was changed and you were signed out everywhere.',
      'If this was not you, set a new password at once and answer this mail.',
    ],
    now,
  });
}

/** Removes what can open nothing any more: ended sessions, and reset codes a week after they were made. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await sql`
    delete from sessions
    where last_seen_at < ${before(SESSION_IDLE_MS)} or created_at < ${before(SESSION_WHOLE_MS)}
  `.execute(db);
  await sql`delete from password_resets where created_at < ${before(7 * DAY_MS)}`.execute(db);
}
