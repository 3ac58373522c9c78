/** Commands of notifications: mark one or all as read, set preferences, and erase a person's. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { ChoiceKind } from '#contract/notifications/choices.ts';
import type { notifications } from '#contract/notifications/notifications.ts';
import type { notificationPreferences } from '#contract/notifications/preferences.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, orNotFound } from '#server/core/http/refusal.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { getPreferences, unreadOf } from './queries.ts';
import { type Choice, hasNewsWay, isFixed, isOnByDefault } from './rules.ts';

/** Marks one as read, keeping the first time, so that a repeat changes nothing. 404 for somebody else's. */
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

/** Marks all as read, of one side or of both; what comes later stays unread. */
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

/** Updates the badge on every open screen of the person. */
async function sendUnreadCount({ tx, actor }: Ctx): Promise<void> {
  await sendLiveEvent(tx, [actor.userId], {
    name: 'notification',
    unread: await unreadOf(tx, actor.userId, null),
  });
}

/** Switches a way on or off for a kind. 409 for what is always on, and for a way that the kind does not have. */
export async function setPreference(
  ctx: Ctx,
  { body }: { body: Body<typeof notificationPreferences.set> },
): Promise<Reply<typeof notificationPreferences.set>> {
  const { kind, way, on } = body;
  if (!hasNewsWay(kind, way) || isFixed(kind, way))
    throw conflict(words.notifications.preferences.fixed, 'fixed');
  await keep(ctx.tx, ctx.actor.userId, { kind, way, wanted: on });
  return getPreferences(ctx);
}

/** Switches off mails of one kind, as the link in the foot of a mail does; a repeat changes nothing. */
export async function stopMails(tx: Write, userId: string, kind: ChoiceKind): Promise<void> {
  if (!isFixed(kind, 'mail')) await keep(tx, userId, { kind, way: 'mail', wanted: false });
}

/** Stores a choice; only what differs from the default has a row. */
async function keep(tx: Write, userId: string, { kind, way, wanted }: Choice): Promise<void> {
  if (wanted === isOnByDefault(kind, way)) {
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

export async function eraseNotifications(tx: Write, userId: string): Promise<void> {
  await sql`delete from notifications where user_id = ${userId}`.execute(tx);
  await sql`delete from notification_preferences where user_id = ${userId}`.execute(tx);
  await sql`delete from unread_mails where user_id = ${userId} or other_id = ${userId}`.execute(tx);
  await sql`
    update notifications n
    set facts = n.facts
      || case when named.is_hunter then jsonb_build_object('hunter_name', ${english.accounts.erased.person}::text) else '{}' end
      || case when named.is_talent then jsonb_build_object('talent_name', ${english.accounts.erased.person}::text) else '{}' end
      || case when named.is_talent and n.facts ? 'talent' and n.facts ->> 'talent' !~ '^[0-9]+$'
        then jsonb_build_object('talent', ${english.accounts.erased.person}::text) else '{}' end
    from (
      select e.id, j.hunter_id = ${userId} as is_hunter,
        coalesce((e.facts ->> 'talent_id')::uuid, j.talent_id) = ${userId} as is_talent
      from jobs j
      join events e
        on (e.about_kind = 'job' and e.about_id = j.id)
        or (e.about_kind = 'board' and e.facts ->> 'job_id' = j.id::text)
      where j.hunter_id = ${userId}
        or j.talent_id = ${userId}
        or j.id in (select job_id from bids where talent_id = ${userId})
        or j.id in (select job_id from invitations where talent_id = ${userId})
    ) named
    where n.event_id = named.id and (named.is_hunter or named.is_talent)
  `.execute(tx);
}
