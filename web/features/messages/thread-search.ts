/** What the address of a conversation says besides the person: where a search has led. */

export type ThreadSearch = { at?: number };

/** Anything but a line's number is left out. */
export function readThreadSearch(search: Record<string, unknown>): ThreadSearch {
  const at = Number(search.at);
  return Number.isSafeInteger(at) && at > 0 ? { at } : {};
}
