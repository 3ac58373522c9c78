/** The verb of notifications: mark one as read. */
import { sql } from 'kysely';
import type { Params, Reply } from '#contract/endpoint.ts';
import type { notifications } from '#contract/notifications.ts';
import type { Ctx } from '#server/core/context.ts';
import { orNotFound } from '#server/core/refusal.ts';

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
  return { success: true };
}
