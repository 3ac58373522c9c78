/** What a call to messages says, and by what it is known on a device. Pure. */
import type { Language } from '#contract/core/languages.ts';
import { wordsIn } from '#server/core/i18n/language.ts';

/** The conversation with a person: its next notice replaces this one. */
export function collapsedKey(writerId: string): string {
  return `messages:${writerId}`;
}

/** The title of the push notification, in the reader's language. */
export function titleOf(
  { writerName, unread }: { writerName: string; unread: number },
  language: Language,
): string {
  const { one, many } = wordsIn(language).messages.pushTitle;
  return unread > 1 ? many(unread, writerName) : one(writerName);
}
