/** A link of a notification or of an order's step, in the parts that the router takes. */
import { safeNextPath } from './next-path.ts';

export type LinkParts = { to: string; search: Record<string, string>; hash: string };

/** A link that could lead off this site leads to the front page instead. */
export function linkParts(link: string): LinkParts {
  const { pathname, searchParams, hash } = new URL(safeNextPath(link) ?? '/', 'https://here.invalid');
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) };
}
