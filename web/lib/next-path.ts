/** Where to go after login: a path of this site and nothing else. */

const HERE = 'https://here.invalid';

/** The path when it begins with exactly one `/` and can lead nowhere else; otherwise undefined. */
export function safeNextPath(asked: unknown): string | undefined {
  if (typeof asked !== 'string' || !/^\/(?!\/)[^\\]*$/.test(asked) || !URL.canParse(asked, HERE))
    return undefined;
  const url = new URL(asked, HERE);
  if (url.origin !== HERE || /^\/login\/?$/i.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
