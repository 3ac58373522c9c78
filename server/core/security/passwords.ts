/** Password hashing (argon2id, with limited concurrency so that logins never starve other work) and a check for easy passwords. */
import { hash, verify } from '@node-rs/argon2';
import type * as common from '@zxcvbn-ts/language-common';
import { PRODUCT } from '#contract/core/product.ts';
import { lazyLibrary } from '../lazy-library.ts';
import { createConcurrencyLimit } from '../work/concurrency-limit.ts';

/** OWASP's second profile: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const limited = createConcurrencyLimit(2, 20);

/** Normalises Unicode: different keyboards may encode the same password differently. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes a password. Throws 503 when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(normalizePassword(password), COST));
}

/** A hash made once to check against, so that unknown addresses take as long as known ones. */
let dummy: Promise<string> | null = null;

/** True when the password matches the hash; never for `null`. Throws 503 like `hashPassword`. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password', COST);
  const against = passwordHash ?? (await dummy);
  const good = await limited(() => verify(against, normalizePassword(password)));
  return passwordHash !== null && good;
}

/** Word lists, with some 18,000 leaked passwords of 8 or more characters. */
const wordLists = lazyLibrary<typeof common>('@zxcvbn-ts/language-common');
const WORD = /[\p{L}\p{N}]{3,}/gu;
const NEARBY = `${PRODUCT} paystack escrow hunter talent password nigeria lagos naira africa`;

/**
 * True for common passwords, for one repeated character, and when fewer than 8 letters and digits remain after removing
 * the words of `about` (name and address) and of the product.
 */
export function isEasyToGuess(password: string, about: string): boolean {
  const typed = normalizePassword(password).toLowerCase();
  if (wordLists().dictionary['passwords-common'].includes(typed) || /^(.)\1+$/u.test(typed)) return true;
  const known = normalizePassword(`${about} ${NEARBY}`).toLowerCase().match(WORD) ?? [];
  const rest = known
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), typed);
  return rest !== typed && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 8;
}
