/** The shortlist: gigs and talents that a hunter saves to come back to or to invite. */
import * as z from 'zod/mini';
import { done, id, next, pageQuery, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { skilledCard, stars } from '../gigs/cards.ts';
import { foundTalent } from './people.ts';

/** Maximum number of entries per hunter. */
export const SHORTLIST_MAX = 200;

const shortlistEntry = z.object({
  id,
  /** Exactly one of the two is set. */
  gig: z.nullable(skilledCard),
  talent: z.nullable(z.extend(foundTalent, stars)),
});
export type ShortlistEntry = z.infer<typeof shortlistEntry>;

const params = z.strictObject({ kind: z.enum(['gig', 'talent']), id });

export const shortlist = {
  list: endpoint({
    method: 'GET',
    path: 'shortlist',
    who: 'hunter',
    tags: ['shortlist'],
    summary: 'The own shortlist, what was kept last first. What is hidden or gone is left out.',
    query: pageQuery,
    reply: z.object({ success, kept: z.array(shortlistEntry), next }),
    errors: [],
  }),
  keep: endpoint({
    method: 'PUT',
    path: 'shortlist/:kind/:id',
    who: 'hunter',
    changes: ['shortlist'],
    summary:
      'Keeps a gig or a talent; twice is once. 404 for what is not shown to others, and for what is one’s own.',
    params,
    reply: done,
    errors: [404, 409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'shortlist/:kind/:id',
    who: 'hunter',
    changes: ['shortlist'],
    summary: 'Takes it off the shortlist; also when it was not there.',
    params,
    reply: done,
    errors: [],
  }),
};
