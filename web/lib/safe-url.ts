/** Filters addresses entered by people: only those that cannot run code. */

/** The address when it is a path of this site or http(s)/mailto; otherwise undefined. For every `href` and `src` from data. */
export function safeUrl(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const trimmed = address.trim();
  if (/^\/(?![/\\])/.test(trimmed) || /^(?:https?|mailto|blob):/i.test(trimmed)) return trimmed;
  return undefined;
}

/** A public file of the product (`images/profiles/x.webp`) as an address under `/`. */
export function fileUrl(path: string | null | undefined): string | undefined {
  return path ? safeUrl(path.startsWith('/') || /^https?:/i.test(path) ? path : `/${path}`) : undefined;
}
