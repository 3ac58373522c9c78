/** Searches bank names, and compares a person's name with the bank's: in capitals, surname first, with other parts. */
export type Bank = { id: string; name: string; code: string };

/** Words that abbreviations leave out: United Bank for Africa is UBA. */
const SMALL = /^(for|of|the|and)$/;

/**
 * Banks whose name contains every typed word, or is abbreviated by it (GTB, GTBank, UBA); those starting with the
 * first word come first.
 */
export function searchBanks(banks: readonly Bank[], typed: string): Bank[] {
  const parts = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = parts;
  const found = banks.filter(({ name }) =>
    parts.every((part) => name.toLowerCase().includes(part) || isAbbreviation(part, name)),
  );
  const begins = (bank: Bank) => (bank.name.toLowerCase().startsWith(first) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}

/** Three letters or more: the first letters of the words, the last word optionally in full. */
function isAbbreviation(part: string, name: string): boolean {
  const words =
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.filter((word) => !SMALL.test(word)) ?? [];
  const initials = words.map(([letter]) => letter).join('');
  return part.length > 2 && (initials.startsWith(part) || initials.slice(0, -1) + words.at(-1) === part);
}

/** `same`: every part of one's own name is there; `close`: at least one; `different`: none. */
type NameMatch = 'same' | 'close' | 'different';

/** Compares the account name with the person's own: banks write it in capitals, surname first, with other parts. */
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
