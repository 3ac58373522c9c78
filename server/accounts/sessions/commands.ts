/** Ends a person's own sessions: one of them, or all but the current one (rule 1.17). */
import type { security } from '#contract/accounts/security.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Actor, OutsideCtx } from '#server/core/http/context.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { endStreams } from '#server/core/live/live.ts';
import { assertPassword } from '../commands.ts';
import { recordSecurityEvent } from '../security-log/commands.ts';
import { lockAccount } from '../suspension/commands.ts';

/** 404 unless it is a session of the caller; 422 under `password` for a wrong one. */
export async function endSession(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof security.endSession> },
): Promise<Reply<typeof security.endSession>> {
  const { userId } = ctx.actor;
  await assertPassword(ctx, body.password, words.accounts.errors.ownPassword);
  await ctx.transact(async (tx) => {
    await lockAccount(tx, ctx.actor);
    const ended = await tx
      .deleteFrom('sessions')
      .where('id', '=', body.id)
      .where('user_id', '=', userId)
      .returning('token_hash')
      .executeTakeFirst();
    if (!ended) throw notFound();
    await endStreams(tx, userId, ended.token_hash);
    await recordSecurityEvent(tx, ctx, { kind: 'session-ended', userId });
  });
  return { success: true };
}

/** 422 under `password` for a wrong one. */
export async function endOtherSessions(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof security.endOtherSessions> },
): Promise<Reply<typeof security.endOtherSessions>> {
  const { userId } = ctx.actor;
  await assertPassword(ctx, body.password, words.accounts.errors.ownPassword);
  const ended = await ctx.transact(async (tx) => {
    await lockAccount(tx, ctx.actor);
    await recordSecurityEvent(tx, ctx, { kind: 'other-sessions-ended', userId });
    return endOtherSessionsOf(tx, ctx.actor);
  });
  return { success: true, ended };
}

/** Ends every session of the person but this one; returns the number of sessions ended. */
export async function endOtherSessionsOf(
  tx: Write,
  { userId, tokenHash }: Pick<Actor, 'userId' | 'tokenHash'>,
): Promise<number> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .returning('token_hash')
    .execute();
  for (const { token_hash } of ended) await endStreams(tx, userId, token_hash);
  return ended.length;
}
