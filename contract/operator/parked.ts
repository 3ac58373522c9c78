/** Parked background work in the operator's console: given up after its last attempt. */
import * as z from 'zod/mini';
import { done, next, page, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { reasonForm } from './lines.ts';

export const parkedItem = z.object({
  id: z.string(),
  kind: z.string(),
  /** A description if it is an e-mail or an event, otherwise its reference. */
  about: z.string(),
  attempts: z.int(),
  error: z.nullable(z.string()),
  /** When it was first due. */
  created_at: timestamp,
  parked_at: timestamp,
  can: z.array(z.enum(['retry', 'close'])),
});

const byNumber = z.strictObject({ id: z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)) });

export const operatorParked = {
  list: endpoint({
    method: 'GET',
    path: 'operator/parked',
    who: 'operator',
    summary: 'Background work that was given up, the newest first.',
    query: z.strictObject(page),
    reply: z.object({ success, items: z.array(parkedItem), next }),
    errors: [],
  }),
  retry: endpoint({
    method: 'POST',
    path: 'operator/parked/:id/retry',
    who: 'operator',
    summary: 'Takes an item up again, with all its attempts.',
    params: byNumber,
    body: reasonForm,
    reply: done,
    errors: [],
  }),
  close: endpoint({
    method: 'POST',
    path: 'operator/parked/:id/close',
    who: 'operator',
    summary: 'Gives an item up for good. Money, scheduled tasks and a promised removal can only be retried.',
    params: byNumber,
    body: reasonForm,
    reply: done,
    errors: [],
  }),
};
