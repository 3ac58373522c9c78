/** Says in a language what happened. For the server alone: the browser gets sentences, not the words for them. */
import * as z from 'zod/mini';
import type { Side } from '../core/common.ts';
import type { Language } from '../core/languages.ts';
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
  line?: (facts: AnyFacts) => string;
};
type Catalogue = Readonly<Record<string, AnyWords>>;

/** By name; each sentence is given facts that the row of its act has parsed. */
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
 * A notification, from the facts of its event with `hunter_name`, `talent_name` and `by`. One of an act that is no longer
 * known, or has other facts by now, still names the job.
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

/** A line of an order's history; null for what is none. */
export function historyLineOf(
  name: string,
  stored: object,
  language: Language = 'en',
): { title: string; text: string | null } | null {
  const found = find(name, stored, language);
  if (!found?.words.history) return null;
  const [title, text = ''] = found.words.history(found.facts);
  return { title, text: text || null };
}

/** A line of the two parties' conversation; null for what is none. */
export function lineOf(name: string, stored: object, language: Language = 'en'): string | null {
  const found = find(name, stored, language);
  return found?.words.line?.(found.facts) ?? null;
}

function find(name: string, stored: object, language: Language): Found | null {
  if (!Object.hasOwn(WORDS[language], name)) return null;
  const words = WORDS[language][name];
  const facts = actOf(name).facts.safeParse(stored);
  if (!words || !facts.success) return null;
  const { by, ...names } = people.parse(stored);
  const hunter_name = nameIn(language, names.hunter_name);
  const talent_name = nameIn(language, names.talent_name);
  const who = by === 'hunter' ? hunter_name : by === 'talent' ? talent_name : PRODUCT;
  return { words, facts: { ...facts.data, hunter_name, talent_name, by, who } as AnyFacts };
}

/** Of a deleted person each language has a name of its own. */
function nameIn(language: Language, name: string | null | undefined): string {
  return language === 'fr' && name === english.accounts.erased.person
    ? french.accounts.erased.person
    : (name ?? '');
}
