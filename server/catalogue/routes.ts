/** The endpoints of the catalogue. */
import type { FastifyInstance } from 'fastify';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { listCategories, listSkills } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, catalogue, { categories: listCategories, skills: listSkills }, mounting);
}
