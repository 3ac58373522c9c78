/** Decides how a notice is mailed, and writes the mail of one that goes alone. */
import { sql } from 'kysely';
import { actOf, type EventName, newsKindOf } from '#contract/acts/all.ts';
import { notificationOf } from '#contract/acts/sentences.ts';
import type { Side } from '#contract/core/common.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { languageOfAccount, wordsIn } from '#server/core/i18n/language.ts';
import { queueMail } from '#server/core/mail/mail.ts';
import { type Choice, isAway, isCollected, nextSummary, wantsSummary, waysOf } from '../rules.ts';
import { unsubscribeOf } from '../unsubscribe/rules.ts';

export type MailReader = {
  id: string;
  name: string;
  email: string;
  language: string | null;
  disabled: boolean;
};
/** What a notice is made of, and where it leads: a path of this site. */
export type Notice = { name: string; side: Side; facts: object; link: string };

/** How a notice is mailed: not at all, at once, or with others at that moment. */
export type Mailing = 'none' | 'at-once' | { with: 'summary'; at: Date };

/** Decided once, when the notice is written. */
export async function mailingOf(
  tx: Write,
  reader: MailReader,
  news: { name: EventName; choices: readonly Choice[]; now: Date },
): Promise<Mailing> {
  const { name, choices, now } = news;
  const act = actOf(name);
  const kind = newsKindOf(name);
  if (act.ownMail || reader.disabled || !waysOf(kind, choices).mail) return 'none';
  if (!act.canWait) return 'at-once';
  if (!isCollected(kind) && !isAway(await seenAt(tx, reader.id), now)) return 'at-once';
  return wantsSummary(choices) ? { with: 'summary', at: nextSummary(now) } : 'none';
}

async function seenAt(tx: Write, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ seen_at: Date }>`
    select seen_at from presence where user_id = ${userId}
  `.execute(tx);
  return rows[0]?.seen_at ?? null;
}

/** Mails one notice by itself, once per `key`. */
export async function mailNotice(
  tx: Write,
  { config, clock }: Services,
  { key, reader, notice }: { key: string; reader: MailReader; notice: Notice },
): Promise<void> {
  const language = languageOfAccount(reader.language);
  const m = wordsIn(language).notifications.mail;
  const { title, description } = notificationOf(notice.name, notice.side, notice.facts, language);
  await queueMail(tx, {
    key,
    to: reader.email,
    subject: title,
    lines: [m.hello(reader.name), description],
    language,
    link: { label: m.open, url: `${config.publicUrl}${notice.link}` },
    unsubscribe: unsubscribeOf(config, { userId: reader.id, kind: newsKindOf(notice.name), language }),
    now: clock.now(),
  });
}
