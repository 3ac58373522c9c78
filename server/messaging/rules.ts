/** Rules of messages: whether a text shows anything, the words it is found by, and the receipt of a pushed message. Pure. */
import type { Config } from '#server/core/config.ts';
import { isSealed, sealOf } from '#server/core/security/ids.ts';

/** Maximum number of new people that one person may write to within 24 hours (rule 4.3). */
export const NEW_PEOPLE_A_DAY = 20;

/** Joiners, zero-width characters and space, which show nothing. */
const INVISIBLE = /[\p{Cf}\p{Z}\s\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** False for a text that would be an empty bubble. */
export function saysSomething(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '';
}

const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}/gu;
const WORDS_MAX = 10;

/** Letters without their tone marks, in lower case: `Adìrẹ` is found as `adire`. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** The words of a search, each as a prefix, for `to_tsquery('simple', …)`; null when there is none. */
export function searchWords(typed: string): string | null {
  const found = searchable(typed).match(WORD)?.slice(0, WORDS_MAX) ?? [];
  return found.length === 0 ? null : found.map((word) => `${word}:*`).join(' & ');
}

/** The term in the search index that marks a person's own messages. */
export function searchName(userId: string): string {
  return `@${userId}`;
}

type Secret = Pick<Config, 'signingSecret'>;
/** A message to `readerId` from `writerId`. */
export type Delivered = { readerId: string; writerId: string; messageId: bigint };

/** Returns `reader.writer.message.seal`: it gives no access, reveals no text, and can only mark messages up to this one as delivered. */
export function receiptOf({ signingSecret }: Secret, delivered: Delivered): string {
  const { readerId, writerId, messageId } = delivered;
  return [readerId, writerId, messageId, sealOf(signingSecret, sealedText(delivered))].join('.');
}

/** What a receipt is about; null when it was not made by us. */
export function readReceipt({ signingSecret }: Secret, receipt: string): Delivered | null {
  const [readerId = '', writerId = '', message = '', seal = ''] = receipt.split('.');
  if (!/^[0-9]{1,18}$/.test(message)) return null;
  const delivered = { readerId, writerId, messageId: BigInt(message) };
  return isSealed(signingSecret, sealedText(delivered), seal) ? delivered : null;
}

function sealedText({ readerId, writerId, messageId }: Delivered): string {
  return `received\n${readerId}\n${writerId}\n${messageId}`;
}
