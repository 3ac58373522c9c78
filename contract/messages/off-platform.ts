/**
 * Detects attempts to move elsewhere: phone numbers, e-mail addresses, bank account details (rule 7.11). The browser warns the
 * writer; nothing is changed or stored. Every pattern is linear in the text.
 */

export type OffPlatformKind = 'phone' | 'email' | 'bank';

/** Look-alike digits that people use to hide a number. */
const OTHER_DIGITS = /[\uFF10-\uFF19\u0660-\u0669]/g;
const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/g;

function plain(text: string): string {
  return text
    .replace(ZERO_WIDTH, '')
    .replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .toLowerCase();
}

const EMAIL =
  /(?<![\w.+-])[\w.+-]{1,64}(?:@|\s?[([]\s?at\s?[)\]]\s?)[a-z0-9-]{1,63}(?:\.|\s?[([]\s?dot\s?[)\]]\s?)[a-z]{2}/;

/** A run of digits with the separators people use: `+234 (0) 803-123 4567`. */
const DIGIT_RUN = /[+(]{0,2}\d[\d\t .()/-]{0,60}/g;
/** Amounts, counts and references, which are not phone numbers. */
const PRICE_BEFORE = /(?:₦|\$|€|£|#|\bn|\bngn|\bno\.?|\border|\bref|\binvoice)\s?$/;
const DATE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/;
/** How phone numbers begin: Nigerian mobiles in local form, or a country code after a plus. */
const MOBILE = /^0[789][01]\d{8}$/;
const COUNTRY_CODE = /^(?:234|233|254|255|256|27|44|1|49|33|20|212|221|225|237|250|251)/;

type Run = { digits: string; abroad: boolean; before: string; around: string };

function runsIn(text: string): Run[] {
  const runs: Run[] = [];
  for (const match of text.matchAll(DIGIT_RUN)) {
    const raw = match[0];
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const end = match.index + raw.length;
    // Part of a word or an id: `a3f-0803…`.
    if (/[a-z0-9_@-]$/.test(before) && !PRICE_BEFORE.test(before)) continue;
    if (/^[a-z_]/.test(text.slice(end, end + 1)) && /\d$/.test(raw)) continue;
    if (PRICE_BEFORE.test(before) || DATE.test(raw)) continue;
    runs.push({
      digits: raw.replace(/\D/g, ''),
      abroad: raw.startsWith('+') || raw.startsWith('(+') || /^00[1-9]/.test(raw),
      before,
      around: text.slice(Math.max(0, match.index - NEAR), end + NEAR),
    });
  }
  return runs;
}

/** Maximum distance, in characters, between an account number and a word that names a bank. */
const NEAR = 60;

function isPhone({ digits, abroad }: Run): boolean {
  const number = abroad ? digits.replace(/^00/, '') : digits;
  if (abroad) return number.length >= 9 && number.length <= 16 && COUNTRY_CODE.test(number);
  return MOBILE.test(number) || /^2340?[789][01]\d{8}$/.test(number);
}

const ACCOUNT_WORDS =
  /\b(?:account|accounts|acct|acc|acc\.|aza|a\/c|nuban|iban|bank|transfer|gtb|gtbank|guaranty|zenith|access|uba|first ?bank|fbn|fidelity|union|sterling|stanbic|ecobank|fcmb|wema|alat|polaris|keystone|jaiz|kuda|opay|palmpay|moniepoint|providus|heritage|unity|taj|globus|titan|carbon|rubies|sparkle|vfd)\b/;

/** True for ten digits near a bank's name or a word for an account. */
function isAccount({ digits, around }: Run): boolean {
  return digits.length === 10 && ACCOUNT_WORDS.test(around);
}

/** Returns the kinds found in the text, each once, in this order: phone, email, bank. */
export function findOffPlatform(text: string): OffPlatformKind[] {
  const shown = plain(text);
  const runs = runsIn(shown);
  const found: OffPlatformKind[] = [];
  if (runs.some(isPhone)) found.push('phone');
  if (EMAIL.test(shown)) found.push('email');
  if (runs.some(isAccount)) found.push('bank');
  return found;
}
