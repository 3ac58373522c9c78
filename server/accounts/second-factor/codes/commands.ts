/** Accepts codes of the authenticator and recovery codes, each once, and slows down guessing per account (rules 1.5, 1.11). */
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OpenOutsideCtx } from '#server/core/http/context.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { stepOfCode, unseal } from '#server/core/security/authenticator.ts';
import { emailKey, normalizeCode } from '../../commands.ts';
import { countTry, markAddressKnown } from '../../guesses/commands.ts';
import { recordSecurityEvent } from '../../security-log/commands.ts';
import { takeRecoveryCode } from '../recovery/commands.ts';

export type Owner = { id: string; email: string };
export type TakenCode = 'app' | 'recovery';

/** The key under which guesses at the second factor are counted, apart from those at the password. */
export function guessKey(email: string): string {
  return `second step ${emailKey(email)}`;
}

/** What a member's secret is sealed for: it opens for nobody else, not even for an operator with the same id. */
export function sealContextOf(userId: string): string {
  return `member ${userId}`;
}

/**
 * Takes the code and runs `then` in the same transaction. 422 under `code` when it is wrong or was taken before, 429
 * while the account waits after many wrong ones.
 */
export async function withCode<T>(
  ctx: Pick<OpenOutsideCtx, 'services' | 'db' | 'transact' | 'now' | 'origin' | 'requestId'>,
  owner: Owner,
  typed: string,
  then: (tx: Write, by: TakenCode) => Promise<T>,
): Promise<T> {
  const { signingSecret } = ctx.services.config;
  const guess = { emailKey: guessKey(owner.email), address: ctx.origin.address };
  const taken = await countTry(ctx, guess);
  const done = await ctx.transact(async (tx) => {
    const by = await takeCode(tx, owner.id, typed, signingSecret, ctx.now);
    if (!by) return null;
    if (taken) await markAddressKnown(tx, guess, taken, ctx.now);
    return { answer: await then(tx, by) };
  });
  if (done) return done.answer;
  await recordSecurityEvent(ctx.db, ctx, { kind: 'second-step-wrong', userId: owner.id });
  throw invalid('code', words.secondFactor.errors.secondCodeWrong);
}

async function takeCode(
  tx: Write,
  userId: string,
  typed: string,
  signingSecret: string,
  now: Date,
): Promise<TakenCode | null> {
  if (/^[0-9]{6}$/.test(typed)) {
    return (await takeAppCode(tx, userId, typed, signingSecret, now)) ? 'app' : null;
  }
  const taken = await takeRecoveryCode(tx, userId, normalizeCode(typed), signingSecret, now);
  return taken ? 'recovery' : null;
}

/** False for a wrong or used code. With `unconfirmed`, it is a code of the authenticator being set up, which is then switched on. */
export async function takeAppCode(
  tx: Write,
  userId: string,
  code: string,
  signingSecret: string,
  now: Date,
  { unconfirmed = false } = {},
): Promise<boolean> {
  const key = await tx
    .selectFrom('authenticators')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', unconfirmed ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  const secret = key && unseal(key.secret, sealContextOf(userId), signingSecret);
  const step = secret && stepOfCode(secret, code, now, key.last_step);
  if (!step) return false;
  await tx
    .updateTable('authenticators')
    .set({ last_step: step, ...(unconfirmed && { confirmed_at: now }) })
    .where('user_id', '=', userId)
    .execute();
  return true;
}
