/** Reports of conversations in the operator's console. */
import * as z from 'zod/mini';
import { byId, done, id, personRef, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { reasonForm } from './lines.ts';

/** A report of what a member wrote to another. */
export const reportLine = z.object({
  id,
  by: personRef,
  reason: z.string(),
  created_at: timestamp,
  closed_at: z.nullable(timestamp),
  can: z.array(z.enum(['close'])),
});

export const operatorReports = {
  list: endpoint({
    method: 'GET',
    path: 'operator/reports',
    who: 'operator',
    summary: 'The newest open reports of conversations.',
    reply: z.object({ success, reports: z.array(z.object({ ...reportLine.shape, about: personRef })) }),
    errors: [],
  }),
  close: endpoint({
    method: 'POST',
    path: 'operator/report/:id/close',
    who: 'operator',
    summary: 'Marks a report as handled.',
    params: byId,
    body: reasonForm,
    reply: done,
    errors: [409],
  }),
};
