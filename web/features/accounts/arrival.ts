/** Where a person goes after signing in, signing up or saving the profile: the requested page, else their own home. */
import * as paths from '#contract/site/paths.ts';
import { safeNextPath } from '#web/lib/next-path.ts';

/** The search of the screens around login: the page that was asked for before it. */
export type AskedPage = { next?: string };

/** For `validateSearch`: keeps `next` when it is a path of this site, drops everything else. */
export function askedPage(search: Record<string, unknown>): AskedPage {
  const next = safeNextPath(search.next);
  return next ? { next } : {};
}

/**
 * The address after login (rule 9.3): without a profile the set-up, which then leads on to the asked
 * page; otherwise the asked page, else the person's home.
 */
export function arrival(home: string, next: string | undefined): string {
  const asked = safeNextPath(next);
  if (!asked) return home;
  return home === SET_UP ? `${SET_UP}?next=${encodeURIComponent(asked)}` : asked;
}

const SET_UP = paths.setUp;
