/** How a notice is mailed, and the mail of a single one. */
import { actOf, type EventName, newsKindOf } from '#contract/acts/all.ts';
import { notificationOf } from '#contract/acts/sentences.ts';
import type { Side } from '#contract/core/common.ts';
import type { Services } from '#server/core/http/context.ts';
import { languageOfAccount, wordsIn } from '#server/core/i18n/language.ts';
import type { NewMail } from '#server/core/mail/mail.ts';
import type { Party } from '#server/jobs/parties/queries.ts';
import { isAway, isCollected, nextSummary, type Reach, wantsSummary, waysOf } from '../rules.ts';
import { unsubscribeOf } from '../unsubscribe/rules.ts';

export type MailReader = Party;
/** What a notice is made of; `link` is a path of this site. */
export type Notice = { name: string; side: Side; facts: object; link: string };

/** How a notice is mailed: not at all, at once, or in a summary at that time. */
export type Mailing = 'none' | 'at-once' | { with: 'summary'; at: Date };

/** How a notice is mailed, decided once, when it is written. */
export function mailingOf(
  name: EventName,
  reader: MailReader,
  { choices, seenAt, now }: Reach & { now: Date },
): Mailing {
  const act = actOf(name);
  const kind = newsKindOf(name);
  if (act.ownMail || reader.disabled || !waysOf(kind, choices).mail) return 'none';
  if (!act.canWait) return 'at-once';
  if (!isCollected(kind) && !isAway(seenAt, now)) return 'at-once';
  return wantsSummary(choices) ? { with: 'summary', at: nextSummary(now) } : 'none';
}

/** The mail of a single notice; it is sent once per `key`. */
export function noticeMail(
  { config, clock }: Services,
  { key, reader, notice }: { key: string; reader: MailReader; notice: Notice },
): NewMail {
  const language = languageOfAccount(reader.language);
  const m = wordsIn(language).notifications.mail;
  const { title, description } = notificationOf(notice.name, notice.side, notice.facts, language);
  return {
    key,
    to: reader.email,
    subject: title,
    lines: [m.hello(reader.name), description],
    language,
    link: { label: m.open, url: `${config.publicUrl}${notice.link}` },
    unsubscribe: unsubscribeOf(config, { userId: reader.id, kind: newsKindOf(notice.name), language }),
    now: clock.now(),
  };
}
