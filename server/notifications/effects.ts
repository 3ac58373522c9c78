/** On events, notifies the people they concern: one notification per event and person, and its mail. */
import { sql } from 'kysely';
import { actOf, newsKindOf } from '#contract/acts/all.ts';
import { actAddressOf, type Place } from '#contract/acts/pages.ts';
import type { Side } from '#contract/core/common.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { sendLiveEvents } from '#server/core/live/live.ts';
import { queueMails } from '#server/core/mail/mail.ts';
import { newId } from '#server/core/security/ids.ts';
import type { Effect, Event } from '#server/core/work/events.ts';
import { type Parties, partiesOf, placeOf } from '#server/jobs/parties/queries.ts';
import { readingSideOf, sides } from '#server/profiles/queries.ts';
import { type MailReader, mailingOf, noticeMail } from './mails/rules.ts';
import { reachOf, unreadOfEach } from './queries.ts';
import { sidesToNotify, waysOf, whoActed } from './rules.ts';

type News = { event: Event; reader: MailReader; side: Side; facts: object; link: string };

export const notifying: Effect = {
  kind: 'notify',
  matches: ({ name }) => actOf(name).notify !== undefined,
  run: notifyPeople,
};

/** Notifies the people concerned and updates their badges. Idempotent by event and person. */
async function notifyPeople(tx: Write, events: readonly Event[], services: Services): Promise<void> {
  const parties = await partiesOf(tx, events);
  const notified = await writeNotifications(tx, services, await newsOf(tx, events, parties));
  const settled = await settleEarlier(tx, events, parties);
  await sendBadges(tx, [...notified, ...settled]);
}

/** Marks as read the actor's earlier notifications about the order or bid that they act on (rule 4.4). Returns the actors affected. */
async function settleEarlier(
  tx: Write,
  events: readonly Event[],
  parties: ReadonlyMap<bigint, Parties>,
): Promise<string[]> {
  const acts = events
    .map((event) => ({ ...event, actorId: whoActed(event, parties.get(event.id)) }))
    .filter(({ name, actorId }) => /^(?:job|bid)\./.test(name) && actorId !== null);
  if (acts.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    update notifications n set read_at = earlier.read_at
    from (
      select of_actor.id, min(act.at) as read_at
      from unnest(
        ${acts.map(({ id }) => id)}::bigint[], ${acts.map(({ name }) => name)}::text[],
        ${acts.map(({ aboutId }) => aboutId)}::uuid[], ${acts.map(({ facts }) => bidOf(facts))}::text[],
        ${acts.map(({ actorId }) => actorId)}::uuid[], ${acts.map(({ at }) => at)}::timestamptz[]
      ) as act (id, name, job_id, bid_id, actor_id, at)
      join events e on e.about_kind = 'job' and e.about_id = act.job_id and e.id < act.id and case e.name
        when 'bid.apply' then act.name = 'job.fund' or e.facts ->> 'bid_id' = act.bid_id
        else act.name like 'job.%' and e.name like 'job.%'
      end
      join notifications of_actor on of_actor.event_id = e.id and of_actor.user_id = act.actor_id
      where of_actor.read_at is null
      group by of_actor.id
    ) earlier
    where n.id = earlier.id and n.read_at is null
    returning n.user_id
  `.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

function bidOf(facts: Event['facts']): string | null {
  return ('bid_id' in facts && facts.bid_id) || null;
}

async function newsOf(
  tx: Write,
  events: readonly Event[],
  parties: ReadonlyMap<bigint, Parties>,
): Promise<News[]> {
  const news: News[] = [];
  for (const event of events) {
    const those = parties.get(event.id);
    if (those) news.push(...newsOfJob(event, those));
    else if (event.aboutKind === 'payout') news.push(...(await newsOfPayout(tx, event)));
    else if (event.aboutKind === 'user') news.push(...(await newsOfMember(tx, event)));
  }
  return news;
}

function newsOfJob(event: Event, parties: Parties): News[] {
  const { hunter, talent } = parties;
  const names = { hunter_name: hunter.name, talent_name: talent?.name ?? null };
  const facts = { ...event.facts, ...names, by: event.actorKind };
  const place = placeOf(event, parties);
  return sidesToNotify(event, parties).flatMap((side) => {
    const reader = parties[side];
    return reader ? [{ event, reader, side, facts, link: actAddressOf(event.name, side, place) }] : [];
  });
}

/** For pages whose address depends on no job, such as those of money. */
const NOWHERE: Place = { jobId: '', bidId: null, boardId: null, taskId: null, reference: null, gig: null };

async function newsOfPayout(tx: Write, event: Event): Promise<News[]> {
  if (!('side' in event.facts)) return [];
  const { facts, name } = event;
  const { side, user_id } = event.facts;
  const { rows } = await sql<MailReader>`
    select id, name, email, language, disabled_at is not null as disabled from users where id = ${user_id}
  `.execute(tx);
  return rows.map((reader) => ({ event, reader, side, facts, link: actAddressOf(name, side, NOWHERE) }));
}

/** News for a member rather than for a party, on the talent side of people who have both. */
async function newsOfMember(tx: Write, event: Event): Promise<News[]> {
  const { name, aboutId, facts } = event;
  const { rows } = await sql<MailReader & { side: Side }>`
    select u.id, u.name, u.email, u.language, u.disabled_at is not null as disabled,
      ${readingSideOf(sql`u.id`)} as side
    from users u
    where u.id = ${aboutId} and ${sides} <> '{}'
  `.execute(tx);
  return rows.map(({ side, ...reader }) => ({
    ...{ event, reader, side, facts },
    link: actAddressOf(name, side, NOWHERE),
  }));
}

/** Writes each notification and, where it is mailed at once, its mail. Returns the ids of the people who got a new one. */
async function writeNotifications(tx: Write, services: Services, news: readonly News[]): Promise<string[]> {
  if (news.length === 0) return [];
  const now = services.clock.now();
  const reach = await reachOf(
    tx,
    news.map(({ reader }) => reader.id),
  );
  const made = news.map((one) => {
    const { event, reader, side, facts, link } = one;
    const { choices, seenAt } = reach.get(reader.id) ?? { choices: [], seenAt: null };
    const mailing = mailingOf(event.name, reader, { choices, seenAt, now });
    const key = `event:${event.id}:${reader.id}`;
    const row = {
      ...{ id: newId(), user_id: reader.id, event_id: String(event.id), side, name: event.name, facts, link },
      created_at: event.at,
      read_at: waysOf(newsKindOf(event.name), choices).app ? null : event.at,
      waits_until: typeof mailing === 'object' ? mailing.at : null,
      mail_key: mailing === 'at-once' ? key : null,
    };
    const mail = mailing === 'at-once' ? noticeMail(services, { key, reader, notice: row }) : null;
    return { row, mail, reader };
  });
  const written = await insertNotifications(
    tx,
    made.map(({ row }) => row),
  );
  const counted = made.filter(({ row, reader }) => written.has(row.id) && !reader.disabled);
  await queueMails(
    tx,
    counted.flatMap(({ mail }) => mail ?? []),
  );
  return counted.map(({ reader }) => reader.id);
}

/** Inserts notifications; returns the ids of those that were not there yet (one per event and person). */
async function insertNotifications(tx: Write, rows: readonly object[]): Promise<Set<string>> {
  const { rows: written } = await sql<{ id: string }>`
    insert into notifications (
      id, user_id, event_id, side, name, facts, link, created_at, read_at, waits_until, mail_key
    )
    select id, user_id, event_id, side, name, facts, link, created_at, read_at, waits_until, mail_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
      id uuid, user_id uuid, event_id bigint, side text, name text, facts jsonb, link text, created_at timestamptz,
      read_at timestamptz, waits_until timestamptz, mail_key text
    )
    on conflict (event_id, user_id) do nothing
    returning id
  `.execute(tx);
  return new Set(written.map(({ id }) => id));
}

async function sendBadges(tx: Write, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const unread = await unreadOfEach(tx, userIds);
  await sendLiveEvents(
    tx,
    [...unread].map(([id, count]) => ({ to: [id], event: { name: 'notification', unread: count } })),
  );
}
