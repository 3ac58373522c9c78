/** Commands of own data: take a copy of it, and delete the account. */
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { ownData } from '#contract/own-data/own-data.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { assertPassword } from '#server/accounts/commands.ts';
import { eraseEmailChanges } from '#server/accounts/email-change/commands.ts';
import { languageOf } from '#server/accounts/queries.ts';
import { eraseAccount, lockAccount } from '#server/accounts/suspension/commands.ts';
import { eraseBids } from '#server/bids/commands.ts';
import type { Ctx, OutsideCtx } from '#server/core/http/context.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import { queueMail } from '#server/core/mail/mail.ts';
import { eraseCoreData } from '#server/core/security/erasure.ts';
import { newToken } from '#server/core/security/ids.ts';
import { hashPassword } from '#server/core/security/passwords.ts';
import { record } from '#server/core/work/events.ts';
import { eraseGigs } from '#server/gigs/commands.ts';
import { eraseExposure } from '#server/gigs/line/commands.ts';
import { eraseUnpaidJobs } from '#server/jobs/erasure/commands.ts';
import { eraseMessages } from '#server/messaging/commands.ts';
import { eraseNotifications } from '#server/notifications/commands.ts';
import { eraseGuests } from '#server/orders/guests/commands.ts';
import { eraseRoundMarks } from '#server/orders/rounds/commands.ts';
import { erasePastWork } from '#server/past-work/commands.ts';
import { eraseBankAccounts } from '#server/payouts/commands.ts';
import { eraseShortlist } from '#server/people/shortlist/commands.ts';
import { eraseProfile } from '#server/profiles/commands.ts';
import { dropCopy } from './copy/commands.ts';
import { signCopy } from './copy/rules.ts';
import { obstaclesOf } from './queries.ts';

type Sent = { body: Body<typeof ownData.remove> };

/** Returns a link to the copy, which is made on the first download and kept for an hour. 422 under `password` if it is wrong. */
export async function openCopy(ctx: OutsideCtx, { body }: Sent): Promise<Reply<typeof ownData.export>> {
  await assertPassword(ctx, body.password, words.accounts.errors.ownPassword);
  const { path, expiresAt } = signCopy(ctx.services.config.signingSecret, ctx.actor.userId, ctx.now);
  return { success: true, link: path, expires_at: expiresAt.toISOString() };
}

/** Key prefix of the last mails to deleted accounts. */
export const FAREWELL_MAIL_KEY = 'account-deleted:';

/**
 * Deletes the account for good, in one transaction: what others have a right to stays under the name `Deleted person`,
 * and the ledger is not touched. 422 under `password` if it is wrong, 409 `open_<kind>` with the first obstacle in words.
 */
export async function deleteAccount(ctx: OutsideCtx, { body }: Sent): Promise<Reply<typeof ownData.remove>> {
  await assertPassword(ctx, body.password, words.accounts.errors.ownPassword);
  const deadHash = await hashPassword(newToken());
  await ctx.transact(async (tx) => {
    await lockAccount(tx, ctx.actor);
    const [obstacle] = await obstaclesOf(tx, ctx.actor.userId);
    if (obstacle) throw conflict(obstacle.message, `open_${obstacle.kind}`);
    await erase(
      { ...ctx, tx, actor: { ...ctx.actor, name: english.accounts.erased.person } },
      ctx.actor,
      deadHash,
    );
  });
  await dropCopy(ctx.services, ctx.actor.userId);
  return { success: true };
}

/** `ctx` acts under the name of the deleted person; `who` is the person as they were. */
async function erase(ctx: Ctx, who: OutsideCtx['actor'], deadHash: string): Promise<void> {
  const { tx, now } = ctx;
  const { userId, name, email } = who;
  const language = await languageOf(tx, userId);
  await eraseBids(ctx);
  await eraseGigs(ctx);
  await eraseExposure(tx, userId);
  await erasePastWork(tx, userId);
  await eraseShortlist(tx, userId);
  await eraseProfile(tx, userId);
  await eraseMessages(tx, userId, name);
  await eraseNotifications(tx, userId);
  await eraseUnpaidJobs(tx, userId);
  await eraseGuests(tx, userId);
  await eraseRoundMarks(tx, userId);
  await eraseBankAccounts(tx, userId, now);
  await eraseCoreData(tx, { userId, email }, now);
  await eraseEmailChanges(tx, userId);
  await eraseAccount(tx, userId, deadHash, now);
  await record(tx, {
    name: 'account.delete',
    about: { kind: 'user', id: userId },
    actor: { kind: who.isTalent ? 'talent' : 'hunter', id: userId },
    facts: {},
    at: now,
  });
  const words = wordsIn(language);
  await queueMail(tx, {
    key: `${FAREWELL_MAIL_KEY}${userId}`,
    to: email,
    subject: words.accounts.deletedMail.subject,
    lines: words.accounts.deletedMail.lines(name),
    language,
    now,
  });
}
