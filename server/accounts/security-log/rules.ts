/** What the security log stores of an address and of a device. Pure. */
import { isIPv4, isIPv6 } from 'node:net';
import type { Language } from '#contract/core/languages.ts';

/** The network of an address, without what tells one device from its neighbours: 105.112.33.0/24, 2c0f:f5c0:1::/48; null for no address. */
export function networkOf(address: string): string | null {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return null;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const known = tail === undefined ? front : [...front, '0', '0', '0'];
  return `${known.slice(0, 3).join(':')}::/48`;
}

/** The names that people use; null when the user agent contains none that is known. */
export type Device = { browser: string | null; system: string | null };

/** The first one found in the user agent wins: many browsers also name others. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['OPiOS', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['UCBrowser', 'UC Browser'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

export function deviceOf(userAgent: string): Device {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}

/** The name of a country in that language; null where none is known. */
export function countryName(code: string | null, language: Language = 'en'): string | null {
  return code && (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? null);
}
