/** Where a person goes after signing in, signing up or saving the profile: the requested page, else their own home. */

import type { Side } from '#contract/core/common.ts';
import * as paths from '#contract/site/paths.ts';
import { safeNextPath } from '#web/lib/own-paths.ts';

/**
 * Search params of the screens around login: the requested page (`next`), the side chosen on the front page (`as`), and whether
 * a session ended on that page (`ended`).
 */
export type LoginSearch = { next?: string; as?: Side; ended?: true };

/** For `validateSearch`: keeps `next` when it is a path of this site, `as` when it is a side and a mark, drops everything else. */
export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const next = safeNextPath(search.next);
  const as = search.as === 'hunter' || search.as === 'talent' ? search.as : undefined;
  return { ...(next && { next }), ...(as && { as }), ...(next && search.ended ? { ended: true } : {}) };
}

/**
 * Returns where to go after login (rule 9.3): the profile set-up for a person without a profile, which then leads on to the
 * requested page; otherwise the requested page, else the person's home.
 */
export function arrival(home: string, { next, as }: LoginSearch): string {
  const asked = safeNextPath(next);
  if (home !== SET_UP) return asked ?? home;
  const search = new URLSearchParams({ ...(as && { as }), ...(asked && { next: asked }) }).toString();
  return search ? `${SET_UP}?${search}` : SET_UP;
}

const SET_UP = paths.setUp;
