/** What a visit reads: the front page's work, a category, a search, gigs, a talent; a third of the visitors are signed in. */
import { ids } from '../fill.ts';
import { as, category, get, spread, WORDS } from '../lean/calls.ts';
import type { Call } from '../load.ts';
import { idOf } from '../search/ids.ts';
import { GIGS, PEOPLE } from './market.ts';

const search = (fields: Record<string, string>) => `/api/gig/search?${new URLSearchParams(fields)}`;
/** Visitors look at popular gigs: half of the reads go to 2 % of the gigs. */
const gig = (n: number) => idOf.gig(spread(n, n % 2 === 0 ? GIGS / 50 : GIGS));

/** The ten reads of visit `n`. */
export function visit(n: number): Call[] {
  const who = n % 3 === 0 ? as(n % 6 === 0 ? 'talent' : 'hunter', n) : {};
  const mine = n % 3 === 0;
  const word = WORDS[n % WORDS.length] as string;
  const paths = [
    '/api/gig/featured',
    mine ? '/api/notification/unread' : '/api/category/categories',
    search({ category: category(n), sort: 'newest' }),
    search({ query: word }),
    `/api/gig/search/counts?query=${encodeURIComponent(word)}`,
    search({ query: word, category: category(n), price_max: '50000', delivery: '7' }),
    `/api/gig/${gig(n)}`,
    `/api/gig/${gig(n + 1)}`,
    `/api/getuser/${ids.talent(spread(n, PEOPLE.talents))}`,
    mine
      ? n % 6 === 0
        ? '/api/job/getopenjobs'
        : '/api/job/getsubmittedjobs?as=hunter'
      : '/api/gig/featured',
  ];
  return paths.map((path) => get(path, who));
}
