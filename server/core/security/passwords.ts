/** Password hashing: argon2id, in turns, so that logins never starve other work; and which passwords are guessed first. */
import { hash, verify } from '@node-rs/argon2';
import type * as common from '@zxcvbn-ts/language-common';
import { PRODUCT } from '#contract/core/product.ts';
import { lazyLibrary } from '../lazy-library.ts';
import { createConcurrencyLimit } from '../work/concurrency-limit.ts';

/** OWASP's second profile: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const limited = createConcurrencyLimit(2, 20);

/** One spelling: the same word typed on two keyboards may come in two of Unicode. */
export function spelled(password: string): string {
  return password.normalize('NFKC');
}

/** Throws 503 when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(spelled(password), COST));
}

/** Made once: checking against it takes as long for an unknown address as for a known one. */
let dummy: Promise<string> | null = null;

/** True when the password is the one that was hashed; `null` is nobody's. Throws 503 like `hashPassword`. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password', COST);
  const against = passwordHash ?? (await dummy);
  const good = await limited(() => verify(against, spelled(password)));
  return passwordHash !== null && good;
}

/** Among them some 18,000 passwords of 8 and more characters, of what leaked elsewhere. */
const wordLists = lazyLibrary<typeof common>('@zxcvbn-ts/language-common');
const WORD = /[\p{L}\p{N}]{3,}/gu;
const NEARBY = `${PRODUCT} paystack escrow hunter talent password nigeria lagos naira africa`;

/**
 * True for the passwords that every guesser tries first, for one character repeated, and where fewer than 8 letters and
 * digits are left without the words of `about` (name and address) and of the product.
 */
export function isEasyToGuess(password: string, about: string): boolean {
  const typed = spelled(password).toLowerCase();
  if (wordLists().dictionary['passwords-common'].includes(typed) || /^(.)\1+$/u.test(typed)) return true;
  const known = spelled(`${about} ${NEARBY}`).toLowerCase().match(WORD) ?? [];
  const rest = known
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), typed);
  return rest !== typed && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 8;
}
