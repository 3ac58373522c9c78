/** The endpoints of reviews, and their scheduled task. */
import type { FastifyInstance } from 'fastify';
import { reviews } from '#contract/reviews/reviews.ts';
import type { Services } from '#server/core/http/context.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { lockReceived, reply, send, showDueReviews } from './commands.ts';
import { ofJob, received } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, reviews, { send, ofJob, received, reply: gated(lockReceived, reply) }, mounting);
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'show-due-reviews', every: 1, run: () => showDueReviews(services) }];
}
