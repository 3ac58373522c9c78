/** The acceptance items of an order: fixed with the agreement, then marked as met or not met one by one. */
import * as z from 'zod/mini';
import { byId, done, id } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

export const acceptanceItem = z.object({
  id,
  text: z.string(),
  /** What the hunter said about the newest round; null before that. */
  met: z.nullable(z.boolean()),
});

export const acceptance = {
  judge: endpoint({
    method: 'PUT',
    path: 'job/acceptanceitem/:id',
    who: 'hunter',
    changes: ['job'],
    summary: 'Ticks or refuses a line of what was agreed, as long as the work waits for an answer.',
    params: byId,
    body: z.strictObject({ met: z.boolean() }),
    reply: done,
    errors: [404, 409],
  }),
};
