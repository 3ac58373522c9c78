/** The ids on the hunter's shortlist, for the heart buttons of every screen. */
import * as z from 'zod/mini';
import { id, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

export const keptIds = {
  list: endpoint({
    method: 'GET',
    path: 'shortlist/ids',
    who: 'hunter',
    tags: ['shortlist'],
    summary: 'The ids of the gigs and talents on the own shortlist that can still be seen.',
    reply: z.object({ success, ids: z.array(id) }),
    errors: [],
  }),
};
