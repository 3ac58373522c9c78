/** A change of e-mail: requested with the password, confirmed from both addresses, stopped from the current one (rule 1.18). */
import { sql } from 'kysely';
import type { security } from '#contract/accounts/security.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import type { OpenCtx, OutsideCtx } from '#server/core/http/context.ts';
import { invalid, type Refusal } from '#server/core/http/refusal.ts';
import { readdressMails } from '#server/core/mail/mail.ts';
import { eraseMails } from '#server/core/security/erasure.ts';
import { newCode, newId, sha256 } from '#server/core/security/ids.ts';
import { assertPassword, emailKey, normalizeCode } from '../commands.ts';
import { mailPerson } from '../mails/commands.ts';
import { expireCodes } from '../passwords/commands.ts';
import { recordSecurityEvent } from '../security-log/commands.ts';
import { lockAccount } from '../suspension/commands.ts';

/** Prefix of the keys of all these mails, by which they are found: the new address belongs to no account. */
const MAILS = 'email-change:';
const mailsOf = (userId: string) => `${MAILS}${userId}:`;
const OPEN_FOR_MS = DAY_MS;

/** Starts a change of e-mail, replacing an open one. 422 under `email` for the current address and for one that has an account. */
export async function askEmailChange(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof security.askEmailChange> },
): Promise<Reply<typeof security.askEmailChange>> {
  const { userId } = ctx.actor;
  await assertPassword(ctx, body.password, words.accounts.errors.ownPassword);
  if (emailKey(body.email) === emailKey(ctx.actor.email))
    throw invalid('email', words.accounts.errors.emailOwn);
  const codes = { old: newCode(), new: newCode() };
  await ctx.transact(async (tx) => {
    await lockAccount(tx, ctx.actor);
    await assertFree(tx, emailKey(body.email));
    await tx
      .updateTable('email_changes')
      .set({ ended_at: ctx.now })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    const id = newId();
    await tx
      .insertInto('email_changes')
      .values({
        id,
        user_id: userId,
        new_email: body.email,
        new_email_key: emailKey(body.email),
        old_code_hash: sha256(codes.old),
        new_code_hash: sha256(codes.new),
        created_at: ctx.now,
        expires_at: new Date(ctx.now.getTime() + OPEN_FOR_MS),
      })
      .execute();
    await recordSecurityEvent(tx, ctx, { kind: 'email-change-asked', userId });
    await mailCodes(tx, ctx, id, body.email, codes);
  });
  return { success: true };
}

async function assertFree(tx: Write, key: string): Promise<void> {
  const taken = await tx.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
  if (taken) throw invalid('email', words.accounts.errors.emailInUse);
}

async function mailCodes(
  tx: Write,
  ctx: OutsideCtx,
  id: string,
  email: string,
  codes: { old: string; new: string },
): Promise<void> {
  const mail = (to: string, which: 'old' | 'new') => {
    const sending = { key: `${mailsOf(ctx.actor.userId)}${id}:${which}`, to, now: ctx.now };
    const url = `${ctx.services.config.publicUrl}${paths.confirmEmail}?code=${codes[which]}`;
    return mailPerson(tx, ctx.actor.userId, sending, ({ security: { emailMail: m } }) => ({
      subject: m.subject,
      ...(which === 'old'
        ? {
            lines: [m.oldText(email), codes.old, m.oldNotYou],
            link: { label: m.oldLink, url: `${url}&from=old` },
          }
        : { lines: [m.newText, codes.new, m.newNotYou], link: { label: m.newLink, url } }),
    }));
  };
  await mail(ctx.actor.email, 'old');
  await mail(email, 'new');
}

type Change = {
  id: string;
  user_id: string;
  new_email: string;
  new_email_key: string;
  is_old: boolean;
  email: string;
};

/** Locks the open change of this code and its person; 422 with one message for wrong, used and expired codes. */
async function lockChange(tx: Write, typed: string, now: Date): Promise<Change> {
  const hash = sha256(normalizeCode(typed));
  const { rows } = await sql<Change>`
    select c.id, c.user_id, c.new_email, c.new_email_key, c.old_code_hash = ${hash} as is_old, u.email
    from email_changes c
    join users u on u.id = c.user_id
    where ${hash} in (c.old_code_hash, c.new_code_hash)
      and c.ended_at is null and c.expires_at > ${now} and u.disabled_at is null
    for update
  `.execute(tx);
  if (!rows[0]) throw deadCode();
  return rows[0];
}

function deadCode(): Refusal {
  return invalid('code', words.accounts.errors.emailCodeInvalid);
}

/** Confirms from one of the two addresses; the change is made once both have confirmed. 422 under `code`. */
export async function confirmEmail(
  ctx: OpenCtx,
  { body }: { body: Body<typeof security.confirmEmail> },
): Promise<Reply<typeof security.confirmEmail>> {
  const { tx, now } = ctx;
  const change = await lockChange(tx, body.code, now);
  const { rows } = await sql<{ both: boolean }>`
    update email_changes set
      old_confirmed_at = case when ${change.is_old} then coalesce(old_confirmed_at, ${now}) else old_confirmed_at end,
      new_confirmed_at = case when ${change.is_old} then new_confirmed_at else coalesce(new_confirmed_at, ${now}) end
    where id = ${change.id}
    returning old_confirmed_at is not null and new_confirmed_at is not null as both
  `.execute(tx);
  if (!rows[0]?.both) return { success: true, state: 'waiting' };
  await assertFree(tx, change.new_email_key);
  await tx
    .updateTable('users')
    .set({ email: change.new_email, email_key: change.new_email_key })
    .where('id', '=', change.user_id)
    .execute();
  // Earlier mails still belong to the person: they are in the copy of their data, and are deleted with their account.
  await readdressMails(tx, change.email, change.new_email);
  await end(tx, change, now);
  await expireCodes(tx, change.user_id, now);
  await recordSecurityEvent(tx, ctx, { kind: 'email-changed', userId: change.user_id });
  for (const to of [change.email, change.new_email]) await mailChanged(tx, change, to, now);
  return { success: true, state: 'changed' };
}

function mailChanged(tx: Write, change: Change, to: string, now: Date): Promise<void> {
  const which = to === change.email ? 'old' : 'new';
  const sending = { key: `${mailsOf(change.user_id)}${change.id}:changed:${which}`, to, now };
  return mailPerson(tx, change.user_id, sending, ({ security: { emailMail: m } }) => ({
    subject: m.changed,
    lines: [m.changedText(change.new_email), m.changedNotYou],
  }));
}

function end(tx: Write, { id }: Change, now: Date) {
  return tx.updateTable('email_changes').set({ ended_at: now }).where('id', '=', id).execute();
}

/** Stops the change, by the code of the current address alone. 422 under `code`. */
export async function stopEmail(
  ctx: OpenCtx,
  { body }: { body: Body<typeof security.stopEmail> },
): Promise<Reply<typeof security.stopEmail>> {
  const change = await lockChange(ctx.tx, body.code, ctx.now);
  if (!change.is_old) throw deadCode();
  await end(ctx.tx, change, ctx.now);
  await recordSecurityEvent(ctx.tx, ctx, { kind: 'email-change-stopped', userId: change.user_id });
  return { success: true };
}

const KEPT_MS = 7 * DAY_MS;

/** Removes changes of e-mail and their mails a week after they were requested. */
export async function forgetEmailChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await sql`delete from email_changes where created_at < ${before}`.execute(db);
  await eraseMails(db, MAILS, before);
}

/** Removes the changes of e-mail of a deleted person, with their mails. */
export async function eraseEmailChanges(tx: Write, userId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await eraseMails(tx, mailsOf(userId));
}
