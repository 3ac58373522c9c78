/** How the name that a bank knows compares with a person's own: banks write it in capitals, surname first, with other parts. */

/** `same`: every part of one's own name is there; `close`: at least one; `different`: none. */
export type NameMatch = 'same' | 'close' | 'different';

export function matchNames(bankName: string, ownName: string): NameMatch {
  const known = new Set(partsOf(bankName));
  const own = partsOf(ownName);
  const found = own.filter((part) => known.has(part));
  if (own.length > 0 && found.length === own.length) return 'same';
  return found.length > 0 ? 'close' : 'different';
}

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'engr', 'chief', 'alhaji', 'alhaja', 'prof']);

/** Words of two letters and more, without case, accents and titles. */
function partsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter((part) => part.length > 1 && !TITLES.has(part));
}
