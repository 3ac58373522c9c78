/** Jobs that a talent saved to come back to. */
import * as z from 'zod/mini';
import { byId, next, pageQuery, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { job } from './jobs.ts';

export const savedJobs = {
  list: endpoint({
    method: 'GET',
    path: 'job/saved',
    who: 'talent',
    tags: ['job'],
    summary: 'Open jobs that the talent saved, also those that take no bids any more; the last saved first.',
    query: pageQuery,
    reply: z.object({ success, savedjobs: z.array(job), next }),
    errors: [],
  }),
  save: endpoint({
    method: 'PUT',
    path: 'job/saved/:id',
    who: 'talent',
    changes: ['job'],
    summary: 'Saves a job that the talent may see, or takes it off the list; a repeat answers the same.',
    params: byId,
    body: z.strictObject({ saved: z.boolean() }),
    reply: z.object({ success, saved: z.boolean() }),
    errors: [404],
  }),
};
