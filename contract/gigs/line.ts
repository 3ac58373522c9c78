/** The Line: works to browse one after another, more by the same talent, more like one, and how often one's own were shown. */
import * as z from 'zod/mini';
import { byId, id, naira, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';
import { gigCard, gigCover, skilledCard } from './cards.ts';

/** One place in this many is a newcomer's. */
export const NEWCOMER_EVERY = 8;
/** Works per page of the Line. */
export const LINE_PAGE = 24;

const work = z.extend(skilledCard, {
  /** True in a newcomer's place: the talent has fewer than three completed orders. */
  is_new: z.boolean(),
  /** Number of pieces this talent shows in the galleries of all their gigs. */
  pieces: z.int(),
});
export type Work = z.infer<typeof work>;

/** A piece by a talent, with its gig. */
const piece = z.object({
  ...{ gig: id, title: z.string() },
  cover: gigCover,
  price_from: naira,
  delivery_days: z.int(),
});
export type Piece = z.infer<typeof piece>;

export const line = {
  page: endpoint({
    method: 'GET',
    path: 'work',
    who: 'anyone',
    tags: ['gigs'],
    summary:
      'The work of live gigs, a page at a time: no talent twice before each came once, and every eighth place a newcomer’s.',
    query: z.strictObject({
      category: z.optional(id),
      /** The key of the previous page. */
      after: z.optional(
        z
          .string()
          .check(
            z.regex(
              /^\d{1,4}\.\d{1,5}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
              words.common.errors.page,
            ),
          ),
      ),
    }),
    reply: z.object({ success, works: z.array(work), next: z.nullable(z.string()) }),
    errors: [],
  }),
  like: endpoint({
    method: 'GET',
    path: 'work/like/:id',
    who: 'anyone',
    tags: ['gigs'],
    summary:
      'Up to twelve gigs of other talents like this one: the same skill first, then by the colours of their pictures.',
    params: byId,
    reply: z.object({ success, gigs: z.array(gigCard) }),
    errors: [404],
  }),
  byTalent: endpoint({
    method: 'GET',
    path: 'work/of/:id',
    who: 'anyone',
    tags: ['gigs'],
    summary: 'What a talent shows in the galleries of their live gigs, the best gig first; up to 48 pieces.',
    params: byId,
    reply: z.object({ success, pieces: z.array(piece) }),
    errors: [],
  }),
  exposure: endpoint({
    method: 'GET',
    path: 'work/exposure',
    who: 'talent',
    tags: [],
    summary:
      'In how many places of the Line the own work was shown in the last seven days, and how many were a newcomer’s.',
    reply: z.object({ success, shown: z.int(), given: z.int() }),
    errors: [],
  }),
};
