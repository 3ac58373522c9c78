/** The signed link that stops mails of one kind to one person: it gives access to nothing else and does not expire. Pure. */

import type { Language } from '#contract/core/languages.ts';
import { type ChoiceKind, choiceKinds } from '#contract/notifications/choices.ts';
import * as paths from '#contract/site/paths.ts';
import type { Config } from '#server/core/config.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import type { Unsubscribe } from '#server/core/mail/mail-template.ts';
import { isSealed, sealOf } from '#server/core/security/ids.ts';
import { isFixed } from '../rules.ts';

export const UNSUBSCRIBE_PATH = '/unsubscribe';
export const PREFERENCES_PATH = paths.preferences;

type Asked = { userId: string; kind: ChoiceKind };
type Mailed = Asked & { language?: Language };

/** The link for the foot and the header of a mail of that kind; undefined for mails that cannot be stopped. */
export function unsubscribeOf(
  config: Config,
  { userId, kind, language = 'en' }: Mailed,
): Unsubscribe | undefined {
  if (isFixed(kind, 'mail')) return undefined;
  const query = new URLSearchParams({
    person: userId,
    kind,
    seal: sealOf(config.signingSecret, sealedText({ userId, kind })),
  });
  return {
    label: wordsIn(language).notifications.preferences.stop[kind],
    url: `${config.publicUrl}${UNSUBSCRIBE_PATH}?${query}`,
    preferences: `${config.publicUrl}${PREFERENCES_PATH}`,
  };
}

/** The person and the kind of mails that the link stops; null when it was not made by us. */
export function readLink(config: Config, query: Record<string, unknown>): Asked | null {
  const { person, seal } = query;
  const kind = choiceKinds.find((one) => one === query.kind);
  if (typeof person !== 'string' || typeof seal !== 'string' || kind === undefined) return null;
  const asked = { userId: person, kind };
  return isSealed(config.signingSecret, sealedText(asked), seal) ? asked : null;
}

function sealedText({ userId, kind }: Asked): string {
  return `unsubscribe\n${kind}\n${userId}`;
}
