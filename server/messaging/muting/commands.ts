/** A person mutes a conversation: new messages are counted, without a push or mail. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import type { messages } from '#contract/messages/messages.ts';
import type { Ctx } from '#server/core/http/context.ts';
import type { LockedPair } from '../policy.ts';

/** The moment of the first time stays. */
export function mute(ctx: Ctx, _input: unknown, pair: LockedPair): Promise<Reply<typeof messages.mute>> {
  return setMuted(ctx, pair, ctx.now);
}

export function unmute(ctx: Ctx, _input: unknown, pair: LockedPair): Promise<Reply<typeof messages.unmute>> {
  return setMuted(ctx, pair, null);
}

async function setMuted(ctx: Ctx, pair: LockedPair, at: Date | null): Promise<{ success: true }> {
  await sql`
    update conversation_members
    set muted_at = case when ${at}::timestamptz is null then null else coalesce(muted_at, ${at}) end
    where conversation_id = ${pair.conversation_id} and user_id = ${ctx.actor.userId}
  `.execute(ctx.tx);
  return { success: true };
}
