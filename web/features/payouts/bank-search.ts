/** Finding a bank among some two hundred by what is typed. */

export type Bank = { id: string; name: string; code: string };

/** Banks whose name holds every typed word, those that begin with the first one before the others. */
export function searchBanks(banks: readonly Bank[], typed: string): Bank[] {
  const parts = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = parts;
  const found = banks.filter((bank) => parts.every((part) => bank.name.toLowerCase().includes(part)));
  const begins = (bank: Bank) => (bank.name.toLowerCase().startsWith(first) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}
