/** The endpoints of people. */
import type { FastifyInstance } from 'fastify';
import { people } from '#contract/people/people.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { getChecklist, getPerson } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, people, { get: getPerson, checklist: getChecklist }, mounting);
}
