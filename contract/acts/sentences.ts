/** Renders acts as text in a given language. Server only: the browser receives finished sentences, not their catalogue. */
import * as z from 'zod/mini';
import type { Side } from '../core/common.ts';
import type { Language } from '../core/languages.ts';
import { firstNameOf } from '../core/names.ts';
import { PRODUCT } from '../core/product.ts';
import { acts as englishActs } from '../words/en/acts.ts';
import { words as english } from '../words/en.ts';
import { acts as frenchActs } from '../words/fr/acts.ts';
import { words as french } from '../words/fr.ts';
import { actorKinds } from './act.ts';
import { actOf, type EventName } from './all.ts';
import type { ActFacts, HistoryText, Notification } from './words.ts';

type AnyFacts = ActFacts<EventName>;
type AnyWords = {
  notify?: Partial<Record<Side, Notification<AnyFacts>>>;
  history?: HistoryText<AnyFacts>;
};
type Catalogue = Readonly<Record<string, AnyWords>>;

/** The texts by act name; each is given facts parsed by the schema of its act. */
const WORDS: Record<Language, Catalogue> = { en: englishActs as Catalogue, fr: frenchActs as Catalogue };
const NEWS: Record<Language, string> = { en: `News from ${PRODUCT}`, fr: `Du nouveau sur ${PRODUCT}` };

const people = z.object({
  hunter_name: z.optional(z.nullable(z.string())),
  talent_name: z.optional(z.nullable(z.string())),
  by: z.catch(z.enum(actorKinds), 'anyone'),
});
const titled = z.object({ title: z.catch(z.string(), '') });

type Found = { words: AnyWords; facts: AnyFacts };

/**
 * A notification from the facts of its event plus `hunter_name`, `talent_name` and `by`. If the act is no longer known,
 * or its facts have changed since, the notification still names the job.
 */
export function notificationOf(
  name: string,
  side: Side,
  stored: object,
  language: Language = 'en',
): { title: string; description: string } {
  const found = find(name, stored, language);
  const notification = found?.words.notify?.[side];
  if (!found || !notification) return { title: NEWS[language], description: titled.parse(stored).title };
  const { title, text } = notification;
  return {
    title: typeof title === 'string' ? title : title(found.facts),
    description: text(found.facts),
  };
}

type HistoryLine = { title: string; text: string | null };

/** Returns a line of the order's history, null if the act has none. For a `reader`: "You", and the other party's first name only. */
export function historyLineOf(
  name: string,
  stored: object,
  language: Language = 'en',
  reader?: Side,
): HistoryLine | null {
  const found = find(name, stored, language, reader);
  if (!found?.words.history) return null;
  const [title, text = ''] = found.words.history(found.facts);
  return { title, text: text || null };
}

/** Returns the line for the parties' conversation, one or two paragraphs; null if the act has none. */
export function conversationLineOf(
  name: string,
  stored: object,
  language: Language = 'en',
  reader?: Side,
): string | null {
  const line = historyLineOf(name, stored, language, reader);
  return line && [line.title, ...(line.text ? [line.text] : [])].join('\n');
}

function find(name: string, stored: object, language: Language, reader?: Side): Found | null {
  if (!Object.hasOwn(WORDS[language], name)) return null;
  const words = WORDS[language][name];
  const facts = actOf(name).facts.safeParse(stored);
  if (!words || !facts.success) return null;
  const { by, ...names } = people.parse(stored);
  const { accounts, common } = language === 'fr' ? french : english;
  const mine = reader !== undefined && by === reader;
  const hunter_name = nameOf(names.hunter_name, 'hunter');
  const talent_name = nameOf(names.talent_name, 'talent');
  const named = by === 'hunter' ? hunter_name : by === 'talent' ? talent_name : PRODUCT;
  const who = mine ? common.people.you : named;
  return { words, facts: { ...facts.data, hunter_name, talent_name, by, who, mine } as AnyFacts };

  /** Each language has its own name for a deleted person. */
  function nameOf(name: string | null | undefined, side: Side): string {
    if (side === reader) return common.people.you.toLowerCase();
    if (name === english.accounts.erased.person) return accounts.erased.person;
    return reader ? firstNameOf(name ?? '') : (name ?? '');
  }
}
