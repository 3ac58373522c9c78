/** Changes the phone number, which asks for the password (rule 1.18). */
import type { security } from '#contract/accounts/security.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import type { OutsideCtx } from '#server/core/http/context.ts';
import { setPhone } from '#server/profiles/commands.ts';
import { assertPassword } from '../commands.ts';
import { recordSecurityEvent } from '../security-log/commands.ts';
import { lockAccount } from '../suspension/commands.ts';

/** 404 without a profile; 422 under `password` for a wrong one. */
export async function changePhone(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof security.changePhone> },
): Promise<Reply<typeof security.changePhone>> {
  await assertPassword(ctx, body.password, words.accounts.errors.ownPassword);
  await ctx.transact(async (tx) => {
    await lockAccount(tx, ctx.actor);
    await setPhone(tx, ctx.actor.userId, body.phone_number, ctx.now);
    await recordSecurityEvent(tx, ctx, { kind: 'phone-changed', userId: ctx.actor.userId });
  });
  return { success: true };
}
