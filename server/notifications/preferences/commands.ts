/** Commands of preferences: turn one way of one kind on or off, signed in or by the link of a mail. */

import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { ChoiceKind } from '#contract/notifications/choices.ts';
import type { notificationPreferences } from '#contract/notifications/preferences.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { getPreferences } from './queries.ts';
import { type Choice, exists, isFixed, isOnAtFirst } from './rules.ts';

/** 409 for what is always on, and for a way that the kind does not have. */
export async function setPreference(
  ctx: Ctx,
  { body }: { body: Body<typeof notificationPreferences.set> },
): Promise<Reply<typeof notificationPreferences.set>> {
  const { kind, way, on } = body;
  if (!exists(kind, way) || isFixed(kind, way))
    throw conflict(words.notifications.preferences.fixed, 'fixed');
  await keep(ctx.tx, ctx.actor.userId, { kind, way, wanted: on });
  return getPreferences(ctx);
}

/** What the link in the foot of a mail does; again changes nothing. */
export async function stopMails(tx: Write, userId: string, kind: ChoiceKind): Promise<void> {
  if (!isFixed(kind, 'mail')) await keep(tx, userId, { kind, way: 'mail', wanted: false });
}

/** Only what differs from the default has a row. */
async function keep(tx: Write, userId: string, { kind, way, wanted }: Choice): Promise<void> {
  if (wanted === isOnAtFirst(kind, way)) {
    await sql`
      delete from notification_preferences where user_id = ${userId} and kind = ${kind} and way = ${way}
    `.execute(tx);
    return;
  }
  await sql`
    insert into notification_preferences (user_id, kind, way, wanted)
    values (${userId}, ${kind}, ${way}, ${wanted})
    on conflict (user_id, kind, way) do update set wanted = excluded.wanted
  `.execute(tx);
}
