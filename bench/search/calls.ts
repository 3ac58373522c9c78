/** The measured calls of the search and gig pages: what visitors type, misspell and filter by, and the pages they open. */
import { tokenOf } from '../calls.ts';
import type { Call } from '../load.ts';
import type { Market } from './fill.ts';
import { idOf } from './ids.ts';

export type Search = Record<string, string>;

/** Skills by market share, most common first; each has one misspelt word. */
const SKILLS = [
  ['adire and textile desing', '0199a101-0000-7000-8000-000000000001'],
  ['book cover dsign', '0199a101-0000-7000-8000-000000000002'],
  ['brand idenity', '0199a101-0000-7000-8000-000000000003'],
  ['fashion ilustration', '0199a101-0000-7000-8000-000000000004'],
  ['grafic design', '0199a101-0000-7000-8000-000000000005'],
  ['infographcs', '0199a101-0000-7000-8000-000000000007'],
  ['lgo design', '0199a101-0000-7000-8000-000000000008'],
  ['packagng design', '0199a101-0000-7000-8000-000000000009'],
  ['photo editng', '0199a101-0000-7000-8000-000000000010'],
  ['poster and flier design', '0199a101-0000-7000-8000-000000000012'],
  ['socail media graphics', '0199a101-0000-7000-8000-000000000013'],
  ['character anmation', '0199a101-0000-7000-8000-000000000026'],
] as const;
const SUBJECTS = ['wedding', 'restaurant', 'podcast', 'festival', 'bakery', 'album', 'museum', 'market'];
const FILTERS: Search[] = [
  { price_max: '50000', delivery: '7' },
  { category: '0199a100-0000-7000-8000-000000000001', price_max: '100000' },
  { delivery: '3', language: 'yo' },
  { rating: '4', delivery: '14' },
  { price_max: '25000', language: 'en' },
];

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T;
}

/** One misspelt word and two filters; every second search also names a subject and finds a fortieth as many. */
export function misspelt(n: number): Search {
  const [typed] = pick(SKILLS, n);
  const subject = n % 2 === 0 ? '' : ` ${pick(SUBJECTS, Math.floor(n / 2))}`;
  return { query: `${typed}${subject}`, ...pick(FILTERS, Math.floor(n / 3)) };
}

/** One misspelt word and two filters that leave enough results for a hundred pages, even among 10,000 gigs. */
export function misspeltBroad(n: number): Search {
  const filters: Search[] = [
    { price_max: '100000', delivery: '30' },
    { price_max: '250000', delivery: '14' },
    { delivery: '30', language: 'en' },
  ];
  return { query: pick(['desing', 'projct', 'wrok', 'colur'], n), ...pick(filters, Math.floor(n / 4)) };
}

/** Number of different searches that `misspeltBroad` makes. */
export const MISSPELT_BROAD_COUNT = 12;

/** One word that a large share of all gigs contain. */
export function broad(n: number): Search {
  return { query: pick(['design', 'project', 'work', 'idea', 'story', 'client'], n) };
}

/** A category page in each of the sort orders. */
export function bar(n: number): Search {
  const category = `0199a100-0000-7000-8000-00000000000${1 + (n % 6)}`;
  return {
    category,
    sort: pick(['relevance', 'newest', 'price-low', 'price-high', 'rating', 'delivery'], n),
  };
}

/** The plain page of a category: twenty cards. */
export function newest(n: number): Search {
  return { category: `0199a100-0000-7000-8000-00000000000${1 + (n % 6)}`, sort: 'newest' };
}

/** Words within a category and two filters. */
export function wordsIn(n: number): Search {
  const category = '0199a100-0000-7000-8000-000000000001';
  return {
    query: pick(['design', 'brand', 'logo design', 'poster'], n),
    category,
    price_max: '50000',
    delivery: '14',
  };
}

/** Sent as a signed-in person: anonymous answers are cached for a second, and the cache would be measured instead of the search. */
export function searchCall(search: Search, n: number): Call {
  return { method: 'GET', path: `/api/gig/search?${new URLSearchParams(search)}`, headers: signedIn(n) };
}

/** The counts of a search, which the search page requests beside its first page. */
export function countsCall({ sort: _, ...search }: Search, n: number): Call {
  return {
    method: 'GET',
    path: `/api/gig/search/counts?${new URLSearchParams(search)}`,
    headers: signedIn(n),
  };
}

/** Number of talents who are signed in, counted from the first. */
export const SIGNED_IN = 1_000;

function someOf(n: number, count: number): number {
  return 1 + ((n * 7_919) % count);
}

export function gigCall(n: number, { gigs }: Market): Call {
  return { method: 'GET', path: `/api/gig/${idOf.gig(someOf(n, gigs))}`, headers: signedIn(n) };
}

export function profileCall(n: number, { talents }: Market): Call {
  return { method: 'GET', path: `/api/getuser/${idOf.talent(someOf(n, talents))}`, headers: signedIn(n) };
}

function signedIn(n: number): Record<string, string> {
  return { authorization: `Bearer ${tokenOf(`talent${1 + (n % SIGNED_IN)}`)}` };
}
