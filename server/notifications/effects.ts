/** Hears every event and tells the people it concerns: one notification per event and person, and its mail. */
import { sql } from 'kysely';
import type { Side } from '#contract/common.ts';
import { kindOf } from '#contract/notice-kinds.ts';
import { hasNotice, type NoticeFacts } from '#contract/notices.ts';
import type { Services } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import type { Event } from '#server/core/events.ts';
import { newId } from '#server/core/ids.ts';
import { tell as tellLive } from '#server/core/live.ts';
import { pageOf } from '#server/jobs/pages/rules.ts';
import { mailingOf, mailNotice, type Reader } from './mails/commands.ts';
import { choicesOf } from './preferences/queries.ts';
import { waysOf } from './preferences/rules.ts';
import { unreadOf } from './queries.ts';
import { memberPage, payoutPage, sidesTold } from './rules.ts';

type News = { reader: Reader; side: Side; facts: NoticeFacts; link: string };

/** Idempotent by event and person. */
export async function tellPeople(tx: Tx, event: Event, services: Services): Promise<void> {
  for (const news of await newsOf(tx, event)) await tell(tx, event, services, news);
}

async function newsOf(tx: Tx, event: Event): Promise<News[]> {
  if (event.aboutKind === 'job') return newsOfJob(tx, event, event.aboutId);
  if (event.aboutKind === 'board') return newsOfJob(tx, event, textFact(event, 'job_id'));
  if (event.aboutKind === 'payout') return newsOfPayout(tx, event);
  if (event.aboutKind === 'user') return newsOfMember(tx, event);
  return [];
}

type Scene = {
  hunter_id: string;
  hunter_name: string;
  hunter_email: string;
  hunter_disabled: boolean;
  talent_id: string | null;
  talent_name: string;
  talent_email: string;
  talent_disabled: boolean;
  bid_id: string | null;
};

/** The talent is the one that the event names, else the one of the agreement. */
async function newsOfJob(tx: Tx, event: Event, jobId: string | null): Promise<News[]> {
  const { rows } = await sql<Scene>`
    select h.id as hunter_id, h.name as hunter_name, h.email as hunter_email,
      h.disabled_at is not null as hunter_disabled,
      t.id as talent_id, t.name as talent_name, t.email as talent_email,
      t.disabled_at is not null as talent_disabled,
      b.id as bid_id
    from jobs j
    join users h on h.id = j.hunter_id
    left join users t on t.id = coalesce(${textFact(event, 'talent_id')}::uuid, j.talent_id)
    left join bids b on b.job_id = j.id and b.talent_id = t.id
    where j.id = ${jobId}
  `.execute(tx);
  const [scene] = rows;
  if (!scene) return [];
  const readers = readersOf(scene);
  const facts = {
    ...event.facts,
    hunter_name: scene.hunter_name,
    talent_name: scene.talent_name,
    by: event.actorKind,
  };
  const board = event.aboutKind === 'board' && { boardId: event.aboutId, taskId: textFact(event, 'task_id') };
  const place = {
    jobId: jobId ?? event.aboutId,
    bidId: scene.bid_id,
    reference: textFact(event, 'reference'),
    gig: textFact(event, 'gig'),
    ...board,
  };
  return sidesTold(event, readers).flatMap((side) => {
    const reader = readers[side];
    return reader ? [{ reader, side, facts, link: pageOf(event.name, side, place) }] : [];
  });
}

function readersOf(scene: Scene): Partial<Record<Side, Reader>> {
  const hunter = {
    id: scene.hunter_id,
    name: scene.hunter_name,
    email: scene.hunter_email,
    disabled: scene.hunter_disabled,
  };
  if (scene.talent_id === null) return { hunter };
  return {
    hunter,
    talent: {
      id: scene.talent_id,
      name: scene.talent_name,
      email: scene.talent_email,
      disabled: scene.talent_disabled,
    },
  };
}

async function newsOfPayout(tx: Tx, event: Event): Promise<News[]> {
  const side = textFact(event, 'side') === 'hunter' ? 'hunter' : 'talent';
  if (!hasNotice(event.name, side)) return [];
  const { rows } = await sql<Reader>`
    select id, name, email, disabled_at is not null as disabled from users where id = ${textFact(event, 'user_id')}
  `.execute(tx);
  return rows.map((reader) => ({ reader, side, facts: event.facts, link: payoutPage(side) }));
}

/** What is told to a member, not to a party: on the side of the talent where somebody has both. */
async function newsOfMember(tx: Tx, event: Event): Promise<News[]> {
  const { rows } = await sql<Reader & { side: Side }>`
    select u.id, u.name, u.email, u.disabled_at is not null as disabled,
      case max(t.account_type_id) when 2 then 'talent' else 'hunter' end as side
    from users u
    join user_account_types t on t.user_id = u.id
    where u.id = ${event.aboutId}
    group by u.id
  `.execute(tx);
  return rows
    .filter(({ side }) => hasNotice(event.name, side))
    .map(({ side, ...reader }) => ({ reader, side, facts: event.facts, link: memberPage(event.name) }));
}

function textFact(event: Event, name: string): string | null {
  const value = event.facts[name];
  return typeof value === 'string' ? value : null;
}

async function tell(tx: Tx, event: Event, services: Services, news: News): Promise<void> {
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
      read_at: waysOf(kindOf(name), choices).app ? null : event.at,
      waits_until: typeof mailing === 'object' ? mailing.at : null,
      mail_key: mailing === 'at-once' ? key : null,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted || reader.disabled) return;
  await tellLive(tx, [reader.id], { name: 'notification', unread: await unreadOf(tx, reader.id, null) });
  if (mailing === 'at-once')
    await mailNotice(tx, services, { key, reader, notice: { name, side, facts, link } });
}
