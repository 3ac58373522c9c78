/** The endpoints of the public site. */
import type { FastifyInstance } from 'fastify';
import { site } from '#contract/site/site.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { listFaqs } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, site, { faq: listFaqs }, mounting);
}
