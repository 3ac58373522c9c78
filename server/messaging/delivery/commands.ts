/** What reached a device of its reader without being looked at: in the list of conversations, or by a push. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { messages } from '#contract/messages/messages.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx, OpenCtx } from '#server/core/http/context.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { readReceipt } from './rules.ts';

type Reached = { other_id: string; delivered_up_to: bigint; read_up_to: bigint };

/** Of the people named, what they wrote up to that line; never backwards. 404 when the caller has no conversation with one. */
export async function delivered(
  ctx: Ctx,
  { body }: { body: Body<typeof messages.delivered> },
): Promise<Reply<typeof messages.delivered>> {
  const people = [...new Set(body.people)];
  const known = await ctx.tx
    .selectFrom('conversation_members')
    .select('other_id')
    .where('user_id', '=', ctx.actor.userId)
    .where('other_id', 'in', people)
    .execute();
  if (known.length < people.length) throw notFound();
  await markDelivered(ctx.tx, ctx.actor.userId, { from: people, upTo: BigInt(body.up_to) });
  return { success: true };
}

/** By the receipt of a push. One that is not ours changes nothing and gets no answer. */
export async function received(
  { tx, services }: OpenCtx,
  { body }: { body: Body<typeof messages.received> },
): Promise<Reply<typeof messages.received>> {
  const one = readReceipt(services.config, body.receipt);
  if (one) await markDelivered(tx, one.readerId, { from: [one.writerId], upTo: one.messageId });
  return { success: true };
}

type Marked = { from: readonly string[]; upTo: bigint };

/** The conversations are locked in the order of their ids, so that two devices of one person do not wait for each other. */
async function markDelivered(tx: Write, readerId: string, { from, upTo }: Marked): Promise<void> {
  await sql`
    select from conversations
    where id in (
      select conversation_id from conversation_members
      where user_id = ${readerId} and other_id = any(${[...from]}::uuid[])
    )
    order by id
    for no key update
  `.execute(tx);
  const { rows } = await sql<Reached>`
    update conversation_members m
    set delivered_up_to = latest.id
    from conversation_members mine
    cross join lateral (
      select id from messages
      where conversation_id = mine.conversation_id and sender_id = mine.other_id and id <= ${upTo}
      order by id desc
      limit 1
    ) latest
    where mine.user_id = ${readerId} and mine.other_id = any(${[...from]}::uuid[])
      and m.conversation_id = mine.conversation_id and m.user_id = mine.user_id
      and latest.id > m.delivered_up_to
    returning m.other_id, m.delivered_up_to, m.read_up_to
  `.execute(tx);
  for (const { other_id, delivered_up_to, read_up_to } of rows) {
    await sendLiveEvent(tx, [other_id, readerId], {
      name: 'message-seen',
      by: readerId,
      delivered_up_to: Number(delivered_up_to),
      read_up_to: Number(read_up_to),
    });
  }
}
