/** Further rounds, as orders show them (rule 2.20). */
import * as z from 'zod/mini';
import { id, naira } from '../core/common.ts';
import { jobStatus } from '../jobs/job-verbs.ts';

/**
 * The price in naira and the days are those of the package. `can` is true when the reader may order it now; `number` is the number
 * it would have.
 */
export const offeredRound = z.object({ price: naira, days: z.int(), number: z.int(), can: z.boolean() });

/** Another order for the same work: the original, whose `number` is 1, or a further round. */
export const roundOrder = z.object({
  job_id: id,
  number: z.int(),
  title: z.string(),
  status: jobStatus,
});
export type RoundOrder = z.infer<typeof roundOrder>;
