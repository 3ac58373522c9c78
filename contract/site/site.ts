/** The public site: what the landing page reads (rules 9.1, 12). */
import * as z from 'zod/mini';
import { id, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

export const site = {
  faq: endpoint({
    method: 'GET',
    path: 'website-faq',
    who: 'anyone',
    tags: ['catalogue'],
    summary: 'The questions and answers of the landing page.',
    reply: z.object({ success, faqs: z.array(z.object({ id, faq: z.string(), answer: z.string() })) }),
    errors: [],
  }),
};
