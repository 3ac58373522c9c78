/** Queries of preferences: what one person changed, as choices and as the table of the screen. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import type { notificationPreferences } from '#contract/notifications/preferences.ts';
import type { Read } from '#server/core/db/database.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { type Choice, tableOf } from './rules.ts';

export async function getPreferences(ctx: ReadCtx): Promise<Reply<typeof notificationPreferences.get>> {
  return { success: true, preferences: tableOf(await choicesOf(ctx.db, ctx.actor.userId)) };
}

/** What the person changed; pass it to `waysOf`. */
export async function choicesOf(db: Read, userId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select kind, way, wanted from notification_preferences where user_id = ${userId}
  `.execute(db);
  return rows;
}
