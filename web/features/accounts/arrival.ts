/** Where a person goes after signing in, signing up or saving the profile: the requested page, else their own home. */

import type { Side } from '#contract/core/common.ts';
import * as paths from '#contract/site/paths.ts';
import { safeNextPath } from '#web/lib/own-paths.ts';

/** The search of the screens around login: the page that was asked for before it, and the side chosen on the front page. */
export type AskedPage = { next?: string; as?: Side };

/** For `validateSearch`: keeps `next` when it is a path of this site and `as` when it is a side, drops everything else. */
export function askedPage(search: Record<string, unknown>): AskedPage {
  const next = safeNextPath(search.next);
  const as = search.as === 'hunter' || search.as === 'talent' ? search.as : undefined;
  return { ...(next && { next }), ...(as && { as }) };
}

/**
 * The address after login (rule 9.3): without a profile the set-up, which then leads on to the asked
 * page; otherwise the asked page, else the person's home.
 */
export function arrival(home: string, { next, as }: AskedPage): string {
  const asked = safeNextPath(next);
  if (home !== SET_UP) return asked ?? home;
  const search = new URLSearchParams({ ...(as && { as }), ...(asked && { next: asked }) }).toString();
  return search ? `${SET_UP}?${search}` : SET_UP;
}

const SET_UP = paths.setUp;
