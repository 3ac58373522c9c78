/** Paths of this site and nothing else: where to go after login, the parts of a link, and the way back. */
import * as paths from '#contract/site/paths.ts';

const HERE = 'https://here.invalid';

/** The path when it begins with exactly one `/` and can lead nowhere else; otherwise undefined. */
export function safeNextPath(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || !/^\/(?!\/)[^\\]*$/.test(asked) || !URL.canParse(asked, HERE))
    return undefined;
  const url = new URL(asked, HERE);
  // Parent segments (`..`) can leave two leading slashes, which again name another site.
  if (url.origin !== HERE || /^(?:\/login\/?$|\/\/)/i.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

export type LinkParts = { to: string; search: Record<string, string>; hash: string };

/** Splits a link; one that could lead off this site leads to the front page instead. */
export function linkParts(link: string): LinkParts {
  const { pathname, searchParams, hash } = new URL(safeNextPath(link) ?? '/', HERE);
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) };
}

/** Goes back; in a tab opened on this page, to the front page, which leads on. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(paths.front);
}
