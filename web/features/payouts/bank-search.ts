/** Finding a bank among some two hundred by what is typed. */

export type Bank = { id: string; name: string; code: string };

/** Words that abbreviations leave out: United Bank for Africa is UBA. */
const SMALL = /^(for|of|the|and)$/;

/**
 * Banks whose name holds every typed word, or is abbreviated by it (GTB, GTBank, UBA), those that begin with the
 * first one before the others.
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

/** Of three letters or more: the first letters of the words, the last word also in full. */
function isAbbreviation(part: string, name: string): boolean {
  const words =
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.filter((word) => !SMALL.test(word)) ?? [];
  const initials = words.map(([letter]) => letter).join('');
  return part.length > 2 && (initials.startsWith(part) || initials.slice(0, -1) + words.at(-1) === part);
}
