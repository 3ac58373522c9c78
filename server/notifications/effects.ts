/** On every event, notifies the people it concerns: one notification per event and person, and its mail. */
import { sql } from 'kysely';
import { actOf, newsKindOf } from '#contract/acts/all.ts';
import { addressOf, type Place } from '#contract/acts/pages.ts';
import type { Side } from '#contract/core/common.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { sendLiveEvent } from '#server/core/live/live.ts';
import { newId } from '#server/core/security/ids.ts';
import type { Effect, Event } from '#server/core/work/events.ts';
import { partiesOf, placeOf } from '#server/jobs/parties/queries.ts';
import { type MailReader, mailingOf, mailNotice } from './mails/commands.ts';
import { choicesOf, unreadOf } from './queries.ts';
import { sidesToNotify, waysOf } from './rules.ts';

type News = { reader: MailReader; side: Side; facts: object; link: string };

export const notifying: Effect = {
  kind: 'notify',
  hears: ({ name }) => actOf(name).notify !== undefined,
  run: notifyPeople,
};

/** Idempotent by event and person. */
async function notifyPeople(tx: Write, event: Event, services: Services): Promise<void> {
  await settleEarlier(tx, event);
  for (const news of await newsOf(tx, event)) await notify(tx, event, services, news);
}

/** Who acts on an order has read the earlier news of it (rule 4.4). */
async function settleEarlier(tx: Write, { id, name, aboutId, actorId, at }: Event): Promise<void> {
  if (!name.startsWith('job.') || actorId === null) return;
  const { rows } = await sql`
    update notifications n set read_at = ${at}
    from events e
    where n.user_id = ${actorId} and n.read_at is null and n.event_id = e.id
      and e.about_kind = 'job' and e.about_id = ${aboutId} and e.name like 'job.%' and e.id < ${id}
    returning n.id
  `.execute(tx);
  if (rows.length > 0)
    await sendLiveEvent(tx, [actorId], { name: 'notification', unread: await unreadOf(tx, actorId, null) });
}

async function newsOf(tx: Write, event: Event): Promise<News[]> {
  if (event.aboutKind === 'payout') return newsOfPayout(tx, event);
  if (event.aboutKind === 'user') return newsOfMember(tx, event);
  return newsOfJob(tx, event);
}

async function newsOfJob(tx: Write, event: Event): Promise<News[]> {
  const parties = await partiesOf(tx, event);
  if (!parties) return [];
  const { hunter, talent } = parties;
  const names = { hunter_name: hunter.name, talent_name: talent?.name ?? null };
  const facts = { ...event.facts, ...names, by: event.actorKind };
  const place = placeOf(event, parties);
  return sidesToNotify(event, parties).flatMap((side) => {
    const reader = parties[side];
    return reader ? [{ reader, side, facts, link: addressOf(event.name, side, place) }] : [];
  });
}

/** For pages of money, which are the same for everything. */
const NOWHERE: Place = { jobId: '', bidId: null, boardId: null, taskId: null, reference: null, gig: null };

async function newsOfPayout(tx: Write, event: Event): Promise<News[]> {
  if (!('side' in event.facts)) return [];
  const { facts, name } = event;
  const { side, user_id } = event.facts;
  const { rows } = await sql<MailReader>`
    select id, name, email, language, disabled_at is not null as disabled from users where id = ${user_id}
  `.execute(tx);
  return rows.map((reader) => ({ reader, side, facts, link: addressOf(name, side, NOWHERE) }));
}

/** What members are notified of, not parties: on the side of the talent where somebody has both. */
async function newsOfMember(tx: Write, { name, aboutId, facts }: Event): Promise<News[]> {
  const { rows } = await sql<MailReader & { side: Side }>`
    select u.id, u.name, u.email, u.language, u.disabled_at is not null as disabled,
      case max(t.account_type_id) when 2 then 'talent' else 'hunter' end as side
    from users u
    join user_account_types t on t.user_id = u.id
    where u.id = ${aboutId}
    group by u.id
  `.execute(tx);
  return rows.map(({ side, ...reader }) => ({ reader, side, facts, link: addressOf(name, side, NOWHERE) }));
}

async function notify(tx: Write, event: Event, services: Services, news: News): Promise<void> {
  const { reader, side, facts, link } = news;
  const { name } = event;
  const choices = await choicesOf(tx, reader.id);
  const mailing = await mailingOf(tx, reader, { name, choices, now: services.clock.now() });
  const key = `event:${event.id}:${reader.id}`;
  const inserted = await tx
    .insertInto('notifications')
    .values({
      id: newId(),
      user_id: reader.id,
      event_id: event.id,
      side,
      name,
      facts: JSON.stringify(facts),
      link,
      created_at: event.at,
      read_at: waysOf(newsKindOf(name), choices).app ? null : event.at,
      waits_until: typeof mailing === 'object' ? mailing.at : null,
      mail_key: mailing === 'at-once' ? key : null,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted || reader.disabled) return;
  await sendLiveEvent(tx, [reader.id], { name: 'notification', unread: await unreadOf(tx, reader.id, null) });
  if (mailing === 'at-once')
    await mailNotice(tx, services, { key, reader, notice: { name, side, facts, link } });
}
