/** The endpoints of reviews. */
import type { FastifyInstance } from 'fastify';
import { reviews } from '#contract/reviews.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http.ts';
import { send } from './commands.ts';
import { ofJob, received } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, reviews, { send, ofJob, received }, mounting);
}
