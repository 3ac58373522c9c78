/** The endpoint of the search, its effects, and the scheduled task that counts its words. */
import type { FastifyInstance } from 'fastify';
import { gigSearch } from '#contract/gigs/search.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { followingPeople } from './effects.ts';
import { search } from './queries.ts';
import { COUNT_WORDS, countTerms } from './words/commands.ts';

export function mountSearch(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, gigSearch, { search }, mounting);
}

export const searchEffects: readonly Effect[] = [followingPeople];

export function searchHandlers(): Handler[] {
  return [
    {
      kind: COUNT_WORDS,
      run: async (_item, services) => {
        await countTerms(services);
        return async () => undefined;
      },
    },
  ];
}

export function searchScheduledTasks(services: Services): ScheduledTask[] {
  return [{ name: 'search-terms', every: 1, run: () => countTerms(services) }];
}
