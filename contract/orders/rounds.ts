/** A further round of changes at the price that the package had for it: an order of its own (rule 2.20). */
import * as z from 'zod/mini';
import { byId, id, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { furtherRound } from '../gigs/further-round.ts';
import { jobStatus } from '../jobs/job-verbs.ts';
import { roundMarks } from './marks.ts';

/** `can` is true where the reader may order it now; `number` is the one that it would have. */
export const offeredRound = z.extend(furtherRound, { number: z.int(), can: z.boolean() });

/** Another order for the same work: the first one, whose `number` is 1, or a further round. */
export const roundOrder = z.object({
  job_id: id,
  number: z.int(),
  title: z.string(),
  status: jobStatus,
});
export type RoundOrder = z.infer<typeof roundOrder>;

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
    errors: [404, 409],
    throttle: 'invite',
  }),
};
