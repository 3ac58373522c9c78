/** The summary of what waited for somebody who was away: one mail, at 8:00, that begins with what they have to do. */

import { sql } from 'kysely';
import { newsKindOf } from '#contract/acts/all.ts';
import { notificationOf } from '#contract/acts/sentences.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { languageOfAccount, wordsIn } from '#server/core/i18n/language.ts';
import { queueMail } from '#server/core/mail/mail.ts';
import { eachAlone } from '#server/core/work/schedule.ts';
import { type MailReader, type Notice, noticeMail } from '../mails/rules.ts';
import { choicesOf } from '../queries.ts';
import { type Choice, notificationsPage, wantsSummary, waysOf } from '../rules.ts';
import { unsubscribeOf } from '../unsubscribe/rules.ts';
import { turnLines } from './queries.ts';

/** Number of people looked up at a time. */
const ROUND = 200;
/** Maximum number of notifications listed in one summary; the rest are counted. */
const LISTED_MAX = 20;

/** Sends the summaries that are due; returns how many people had something waiting. */
export async function sendSummaries(services: Services): Promise<number> {
  const { db } = services.database;
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ user_id: string }>`
      select distinct user_id
      from notifications
      where waits_until <= ${services.clock.now()}
      limit ${sql.lit(ROUND)}
    `.execute(db);
    const sent = await eachAlone(services, rows, ({ user_id }) =>
      db.transaction().execute((tx) => sendSummary(tx, services, user_id)),
    );
    count += sent;
    if (sent < ROUND) return count;
  }
}

type Waiting = Notice & { id: string; created_at: Date; read_at: Date | null };

/** Mails what waits for one person, without what was read meanwhile or is no longer wanted; a single notice is mailed as usual. */
async function sendSummary(tx: Write, services: Services, userId: string): Promise<void> {
  const reader = await lockReader(tx, userId);
  const { rows: waiting } = await sql<Waiting>`
    select id, name, side, facts, link, created_at, read_at
    from notifications
    where user_id = ${userId} and waits_until <= ${services.clock.now()}
    order by id
    for update
  `.execute(tx);
  const choices = await choicesOf(tx, userId);
  const wanted = reader.disabled ? [] : waiting.filter((one) => isWanted(one, choices));
  const key = `summary:${userId}:${wanted[0]?.id ?? ''}`;
  const [only, ...more] = wanted;
  if (only && more.length === 0) await queueMail(tx, noticeMail(services, { key, reader, notice: only }));
  else if (wanted.length > 0) await mailSummary(tx, services, { key, reader, wanted });
  await sql`
    update notifications
    set waits_until = null, mail_key = case when id = any(${wanted.map((one) => one.id)}::uuid[]) then ${key} end
    where id = any(${waiting.map((one) => one.id)}::uuid[])
  `.execute(tx);
}

/** Locks the person: of two processes, the second finds nothing left to send. */
async function lockReader(tx: Write, userId: string): Promise<MailReader> {
  const { rows } = await sql<MailReader>`
    select id, name, email, language, disabled_at is not null as disabled
    from users
    where id = ${userId}
    for no key update
  `.execute(tx);
  const [reader] = rows;
  if (!reader) throw new Error('a notification of nobody');
  return reader;
}

function isWanted(one: Waiting, choices: readonly Choice[]): boolean {
  return !wasRead(one) && wantsSummary(choices) && waysOf(newsKindOf(one.name), choices).mail;
}

/** True when a person read it. Notices that the app does not count get their `read_at` when they are written: that is no reading. */
function wasRead({ created_at, read_at }: Waiting): boolean {
  return read_at !== null && read_at > created_at;
}

async function mailSummary(
  tx: Write,
  { config, clock }: Services,
  { key, reader, wanted }: { key: string; reader: MailReader; wanted: readonly Waiting[] },
): Promise<void> {
  const language = languageOfAccount(reader.language);
  const m = wordsIn(language).notifications.mail;
  const items = wanted.slice(0, LISTED_MAX).map(({ name, side, facts, link }) => {
    const { title, description } = notificationOf(name, side, facts, language);
    return { title, text: description, url: `${config.publicUrl}${link}` };
  });
  const more = wanted.length - items.length;
  const now = clock.now();
  const turns = await turnLines(tx, { userId: reader.id, now, language, site: config.publicUrl });
  await queueMail(tx, {
    key,
    to: reader.email,
    subject: m.summary(items[0]?.title ?? '', wanted.length - 1),
    lines: [m.hello(reader.name), turns.length > 0 ? m.summaryTurns : m.summaryText],
    language,
    items: [...turns, ...items],
    link: {
      label: m.seeAll(more),
      url: `${config.publicUrl}${notificationsPage(wanted.at(-1)?.side ?? 'talent')}`,
    },
    unsubscribe: unsubscribeOf(config, { userId: reader.id, kind: 'summary', language }),
    now,
  });
}
