/** Fields of the account forms. */
import * as z from 'zod/mini';
import { words } from '../words.ts';

/** RFC 5321 caps an address at 254 characters; no control characters, one @, a dot in the domain. */
const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

export function email(required: string, invalid: string) {
  return z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, required), z.maxLength(254, invalid), z.regex(emailPattern, invalid));
}

export const PASSWORD_MAX = 256;

export function newPassword(required: string) {
  return z
    .string({ error: required })
    .check(
      z.minLength(1, required),
      z.minLength(8, words.accounts.fixed.passwordShort),
      z.maxLength(PASSWORD_MAX, words.common.errors.tooLong(PASSWORD_MAX)),
    );
}

/** A code from an e-mail, as it was sent or as people type it. */
export const code = z
  .string({ error: words.accounts.fixed.code })
  .check(
    z.trim(),
    z.minLength(1, words.accounts.fixed.code),
    z.maxLength(64, words.accounts.errors.codeInvalid),
  );
