/** Commands of notifications: mark one as read, mark all. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { notifications } from '#contract/notifications/notifications.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { unreadOf } from './queries.ts';

/** Keeps the first moment of reading, so that a repeat changes nothing. 404 for another's. */
export async function mark(
  ctx: Ctx,
  { params }: { params: Params<typeof notifications.mark> },
): Promise<Reply<typeof notifications.mark>> {
  const { rows } = await sql`
    update notifications set read_at = coalesce(read_at, ${ctx.now})
    where id = ${params.id} and user_id = ${ctx.actor.userId}
    returning id
  `.execute(ctx.tx);
  orNotFound(rows[0]);
  await sendUnreadCount(ctx);
  return { success: true };
}

/** Of one side, or of both; what comes later stays unread. */
export async function markAll(
  ctx: Ctx,
  { body }: { body: Body<typeof notifications.markAll> },
): Promise<Reply<typeof notifications.markAll>> {
  const side = body.as ?? null;
  await sql`
    update notifications set read_at = ${ctx.now}
    where user_id = ${ctx.actor.userId} and read_at is null and (${side}::text is null or side = ${side})
  `.execute(ctx.tx);
  await sendUnreadCount(ctx);
  return { success: true };
}

/** The badge follows on every screen of the person. */
async function sendUnreadCount({ tx, actor }: Ctx): Promise<void> {
  await sendLiveEvent(tx, [actor.userId], {
    name: 'notification',
    unread: await unreadOf(tx, actor.userId, null),
  });
}
