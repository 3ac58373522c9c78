/** Commands of passwords: change one's own, and reset a forgotten one. */
import { sql } from 'kysely';
import type { access } from '#contract/accounts/access.ts';
import type { security } from '#contract/accounts/security.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OpenCtx, OpenOutsideCtx, OutsideCtx } from '#server/core/http/context.ts';
import { invalid, Refusal } from '#server/core/http/refusal.ts';
import { render } from '#server/core/i18n/language.ts';
import { endStreams } from '#server/core/live/live.ts';
import { newId, sha256 } from '#server/core/security/ids.ts';
import { checkPassword, hashPassword } from '#server/core/security/passwords.ts';
import { record } from '#server/core/work/events.ts';
import { assertHardToGuess, assertPassword, emailKey, normalizeCode, renewToken } from '../commands.ts';
import { forgetTries } from '../guesses/commands.ts';
import { mailPerson } from '../mails/commands.ts';
import { recordSecurityEvent } from '../security-log/commands.ts';
import { endOtherSessionsOf } from '../sessions/commands.ts';
import { lockAccount } from '../suspension/commands.ts';

/** Event: a reset code was requested, for this user or for an address without an account. */
export const PASSWORD_FORGOTTEN = 'account.forgot-password';
type Form<E extends (typeof access)['forgotPassword' | 'resetPassword']> = { body: Body<E> };

/**
 * Records that a code was requested; the mail is made after the reply (effects.ts), so that known and unknown addresses
 * get the same answer in the same time.
 */
export async function forgotPassword(
  ctx: OpenCtx,
  { body }: Form<typeof access.forgotPassword>,
): Promise<Reply<typeof access.forgotPassword>> {
  const user = await ctx.tx
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(body.email))
    .executeTakeFirst();
  await record(ctx.tx, {
    name: PASSWORD_FORGOTTEN,
    about: { kind: 'user', id: user?.id ?? newId() },
    actor: { kind: 'anyone', id: null },
    facts: {},
    at: ctx.now,
  });
  return { success: true, message: render(words.accounts.forgot.done, ctx.language) };
}

/**
 * Sets the password with a code that works once, and ends every session of the person. 422 with one message for wrong, used
 * and expired codes, and under `password` for the current one (rule 1.16): nobody can try guesses of it here, because a wrong
 * guess becomes the password.
 */
export async function resetPassword(
  ctx: OpenOutsideCtx,
  { body }: Form<typeof access.resetPassword>,
): Promise<Reply<typeof access.resetPassword>> {
  const codeHash = sha256(normalizeCode(body.code));
  const owner = await findOwner(ctx, codeHash);
  if (!owner) throw deadCode();
  await assertHardToGuess(ctx.services, body.password, owner);
  if (await checkPassword(owner.password_hash, body.password))
    throw invalid('password', words.accounts.errors.passwordSame);
  const passwordHash = await hashPassword(body.password);
  await ctx.transact(async (tx) => {
    const userId = await setPassword(tx, codeHash, passwordHash, ctx.now);
    await recordSecurityEvent(tx, ctx, { kind: 'password-reset', userId });
  });
  return { success: true, message: render(words.accounts.reset.done, ctx.language) };
}

function deadCode(): Refusal {
  return new Refusal(422, words.accounts.errors.codeInvalid, {
    errors: { code: [words.accounts.errors.codeInvalid] },
  });
}

/** Finds the owner of a code that still works. Runs before the costly hash; the update that uses up the code has the last word. */
async function findOwner(ctx: OpenOutsideCtx, codeHash: string) {
  return ctx.db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.name', 'users.email', 'users.password_hash'])
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
}

/** Uses up the code, sets the password and returns the user's id. 422 when the code no longer works. */
async function setPassword(tx: Write, codeHash: string, passwordHash: string, now: Date): Promise<string> {
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
    .returning(['id', 'email_key'])
    .executeTakeFirstOrThrow();
  await forgetTries(tx, user.email_key);
  await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await endStreams(tx, user.id);
  await mailPasswordChanged(tx, user.id, 'passwordChangedText', codeHash, now);
  return user.id;
}

/** `cause` identifies the change: the same change is mailed once. */
function mailPasswordChanged(
  tx: Write,
  userId: string,
  text: 'passwordChangedText' | 'passwordChangedHere',
  cause: string,
  now: Date,
): Promise<void> {
  const sending = { key: `password-changed:${cause}`, now };
  return mailPerson(tx, userId, sending, ({ notifications: { mail } }) => ({
    subject: mail.passwordChanged,
    lines: [mail[text], mail.passwordChangedNotYou],
  }));
}

/**
 * Sets a new password given the current one, ends every other session, renews the token of this one and mails the
 * person. 422 under `password` for a wrong one, under `new_password` for the same one or one that is easy to guess (rule 1.16).
 */
export async function changePassword(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof security.changePassword> },
): Promise<Reply<typeof security.changePassword>> {
  await assertPassword(ctx, body.password, words.accounts.errors.ownPassword);
  await assertHardToGuess(ctx.services, body.new_password, ctx.actor, 'new_password');
  const password_hash = await hashPassword(body.new_password);
  const token = await ctx.transact(async (tx) => {
    await lockAccount(tx, ctx.actor);
    const user = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', ctx.actor.userId)
      .returning(['id', 'email_key'])
      .executeTakeFirstOrThrow();
    await forgetTries(tx, user.email_key);
    await expireCodes(tx, user.id, ctx.now);
    await endOtherSessionsOf(tx, ctx.actor);
    await recordSecurityEvent(tx, ctx, { kind: 'password-changed', userId: user.id });
    await mailPasswordChanged(tx, user.id, 'passwordChangedHere', ctx.requestId, ctx.now);
    return renewToken(tx, ctx.actor);
  });
  return { success: true, token };
}

/** Expires the codes that were mailed and not used. */
export async function expireCodes(tx: Write, userId: string, now: Date): Promise<void> {
  await sql`
    update password_resets set expires_at = ${now}
    where user_id = ${userId} and used_at is null and expires_at > ${now}
  `.execute(tx);
}
