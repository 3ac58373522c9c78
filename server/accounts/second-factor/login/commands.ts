/** Signing in with a second factor: the step after the password, or a passkey alone (rules 1.10, 1.12). */
import type { LoggedIn } from '#contract/accounts/accounts.ts';
import type { secondFactor } from '#contract/accounts/second-factor.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import type { OpenOutsideCtx } from '#server/core/http/context.ts';
import { newToken, sha256 } from '#server/core/security/ids.ts';
import { emailKey, openSession } from '../../commands.ts';
import { markAddressKnown } from '../../guesses/commands.ts';
import { reportNewDevice } from '../../new-device/commands.ts';
import { selfOf } from '../../queries.ts';
import { recordSecurityEvent } from '../../security-log/commands.ts';
import { withCode } from '../codes/commands.ts';
import { reportChange } from '../mails/commands.ts';
import { openPasskeyChallenge, verifyPasskey } from '../passkeys/commands.ts';
import { recoveryCodesLeft } from '../queries.ts';
import { endRemoval } from '../removal/commands.ts';
import { getStep, stepEnded, takeStep } from '../steps/commands.ts';

type User = { id: string; email: string; password_hash: string };

/** 409 `second_step_ended` when the step has ended or was used, or the password was changed; 422 under `code` for a wrong code. */
export async function loginByCode(
  ctx: OpenOutsideCtx,
  { body }: { body: Body<typeof secondFactor.login> },
): Promise<LoggedIn> {
  const { second_step_token: stepToken, code } = body;
  const step = await getStep(ctx.db, stepToken, 'login', ctx.now);
  const user = await findUser(ctx.db, step.user_id ?? '');
  if (!user || sha256(user.password_hash) !== step.password_mark) throw stepEnded();
  const token = await withCode(ctx, user, code, async (tx, by) => {
    await takeStep(tx, stepToken, 'login', user.id, ctx.now);
    if (by === 'recovery') {
      const left = await recoveryCodesLeft(tx, user.id);
      await reportChange(tx, ctx, user.id, (w) => w.codeUsed(left));
    }
    return enter(tx, ctx, user);
  });
  return { success: true, token, ...(await selfOf(ctx.db, user.id, ctx.now, ctx.language)) };
}

export function askPasskeyLogin(ctx: OpenOutsideCtx): Promise<Reply<typeof secondFactor.askPasskeyLogin>> {
  return openPasskeyChallenge(ctx, 'enter', null);
}

/** 422 under `credential` for a passkey that is not known here. */
export async function loginByPasskey(
  ctx: OpenOutsideCtx,
  { body }: { body: Body<typeof secondFactor.passkeyLogin> },
): Promise<LoggedIn> {
  const { challenge } = await takeStep(ctx.db, body.passkey_token, 'enter', null, ctx.now);
  const { token, userId } = await ctx.transact(async (tx) => {
    const shown = await verifyPasskey(tx, ctx.services.config, challenge, body.credential, ctx.now);
    const user = await findUser(tx, shown.userId);
    if (!user) throw stepEnded();
    return { token: await enter(tx, ctx, user), userId: user.id };
  });
  return { success: true, token, ...(await selfOf(ctx.db, userId, ctx.now, ctx.language)) };
}

function findUser(db: Read, userId: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Opens a session in which the factor counts as shown, and remembers the place as known. */
async function enter(tx: Write, ctx: OpenOutsideCtx, user: User): Promise<string> {
  const { now, origin, language } = ctx;
  const token = newToken();
  await reportNewDevice(tx, ctx, user.id);
  await openSession(tx, user, token, now, { origin, language, factorAt: now, replaces: ctx.actor });
  await markAddressKnown(tx, { emailKey: emailKey(user.email), address: origin.address }, null, now);
  await recordSecurityEvent(tx, ctx, { kind: 'sign-in', userId: user.id });
  await endRemoval(tx, user.id);
  return token;
}
