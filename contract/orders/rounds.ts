/** A further round of changes, at the package's price for it: an order of its own (rule 2.20). */
import * as z from 'zod/mini';
import { byId, id, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { roundMarks } from './marks.ts';

export const rounds = {
  order: endpoint({
    method: 'POST',
    path: 'job/orderround/:id',
    who: 'hunter',
    changes: ['job'],
    summary:
      'Orders a further round of a submitted or accepted order at the price stated with it: a closed job whose agreement the talent gets. 409 `no_round_price`, `rounds_left`, `round_open`, `later_round`, `talent_gone`.',
    params: byId,
    body: z.strictObject({ marks: roundMarks }),
    reply: z.object({ success, job_id: id }),
    errors: [403, 404, 409],
    throttle: 'invite',
  }),
};
