/** Commands against another person: mute, block, undo either, and report to the operators. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { PRODUCT } from '#contract/core/product.ts';
import type { messages } from '#contract/messages/messages.ts';
import { listOperators } from '#server/accounts/operators/commands.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { queueMail } from '#server/core/mail/mail.ts';
import { newId } from '#server/core/security/ids.ts';
import { openPair } from '../commands.ts';
import type { OpenPair, Pair } from '../policy.ts';

/** Blocks the other person: neither can write to the other from now on. A repeat keeps the time of the first block. */
export async function block(
  ctx: Ctx,
  { params }: { params: { id: string } },
): Promise<Reply<typeof messages.block>> {
  const { conversation_id } = await openPair(ctx, params);
  await sql`
    update conversation_members set blocked_at = coalesce(blocked_at, ${ctx.now})
    where conversation_id = ${conversation_id} and user_id = ${ctx.actor.userId}
  `.execute(ctx.tx);
  return { success: true };
}

/** Removes the caller's own block; the other person's block stays. */
export async function unblock(
  ctx: Ctx,
  _input: unknown,
  pair: Pair,
): Promise<Reply<typeof messages.unblock>> {
  await sql`
    update conversation_members set blocked_at = null
    where conversation_id = ${pair.conversation_id} and user_id = ${ctx.actor.userId}
  `.execute(ctx.tx);
  return { success: true };
}

/** Stores the report and mails it to the operators. 404 for a message that the reported person did not write to the caller. */
export async function report(
  ctx: Ctx,
  { body }: { body: Body<typeof messages.report> },
  pair: OpenPair,
): Promise<Reply<typeof messages.report>> {
  const messageId = body.message_id ?? null;
  if (messageId !== null) await assertOfOther(ctx, pair, messageId);
  const id = newId();
  await ctx.tx
    .insertInto('message_reports')
    .values({
      id,
      reporter_id: ctx.actor.userId,
      reported_id: pair.other_id,
      conversation_id: pair.conversation_id,
      message_id: messageId === null ? null : BigInt(messageId),
      reason: body.reason,
      created_at: ctx.now,
    })
    .execute();
  await mailOperators(ctx, pair, { id, reason: body.reason, messageId });
  return { success: true };
}

/** Closes a report; returns who was reported, or nothing unless it is open. */
export async function closeReport(tx: Write, id: string, at: Date): Promise<string | undefined> {
  const closed = await tx
    .updateTable('message_reports')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('reported_id')
    .executeTakeFirst();
  return closed?.reported_id;
}

async function assertOfOther(ctx: Ctx, pair: OpenPair, messageId: number): Promise<void> {
  const { rows } = await sql`
    select from messages
    where id = ${messageId} and conversation_id = ${pair.conversation_id} and sender_id = ${pair.other_id}
  `.execute(ctx.tx);
  orNotFound(rows[0]);
}

type PersonReport = { id: string; reason: string; messageId: number | null };

/** The mail leaves out the message itself, which is private: operators look it up by its number. */
async function mailOperators(
  ctx: Ctx,
  pair: OpenPair,
  { id, reason, messageId }: PersonReport,
): Promise<void> {
  const which = messageId === null ? 'messages' : `message ${messageId}`;
  for (const operator of await listOperators(ctx.tx)) {
    await queueMail(ctx.tx, {
      key: `message-report:${id}:${operator.email}`,
      to: operator.email,
      subject: `A person was reported on ${PRODUCT}`,
      lines: [
        `${ctx.actor.name} (${ctx.actor.userId}) reports the ${which} of ${pair.name} (${pair.other_id}).`,
        `Reason: ${reason}`,
        `Report ${id}, conversation ${pair.conversation_id}.`,
      ],
      now: ctx.now,
    });
  }
}

/** Mutes the other person; a repeat keeps the time of the first. */
export function mute(ctx: Ctx, _input: unknown, pair: OpenPair): Promise<Reply<typeof messages.mute>> {
  return setMuted(ctx, pair, ctx.now);
}

export function unmute(ctx: Ctx, _input: unknown, pair: OpenPair): Promise<Reply<typeof messages.unmute>> {
  return setMuted(ctx, pair, null);
}

async function setMuted(ctx: Ctx, pair: OpenPair, at: Date | null): Promise<{ success: true }> {
  await sql`
    update conversation_members
    set muted_at = case when ${at}::timestamptz is null then null else coalesce(muted_at, ${at}) end
    where conversation_id = ${pair.conversation_id} and user_id = ${ctx.actor.userId}
  `.execute(ctx.tx);
  return { success: true };
}
