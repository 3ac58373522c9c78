/** The endpoints of gigs, their galleries and orders, the Line, the search and the skill guide; effect, handler and scheduled tasks. */
import type { FastifyInstance } from 'fastify';
import { gallery } from '#contract/gigs/gallery.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { line } from '#contract/gigs/line.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { skillGuide } from '#contract/gigs/skill-guide.ts';
import type { Services } from '#server/core/http/context.ts';
import { gated, type Mounting, mount as mountEndpoints, prepared } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { createGig, pauseGig, publishGig, removeGig, updateGig } from './commands.ts';
import {
  addItem,
  arrange,
  readyItem,
  readyPoster,
  readyReplacement,
  removeItem,
  replaceItem,
  setPoster,
} from './gallery/commands.ts';
import { tidyTurns, writeExposure } from './line/commands.ts';
import { listByTalent, listLike, ownExposure, pageOfLine } from './line/queries.ts';
import { orderGig } from './orders/commands.ts';
import { holdGigForSale } from './orders/policy.ts';
import { lockOwnGig, lockOwnItem } from './policy.ts';
import { getGig, listFeatured, listOwn, ofPerson } from './queries.ts';
import { countTerms, wordCounter } from './search/commands.ts';
import { followingPeople } from './search/effects.ts';
import { countFound, search } from './search/queries.ts';
import { guideOfSkill } from './skill-guide/queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    gigs,
    {
      listOwn,
      ofPerson,
      featured: listFeatured,
      create: createGig,
      get: getGig,
      update: gated((ctx, params) => lockOwnGig(ctx, params.id), updateGig),
      remove: gated((ctx, params) => lockOwnGig(ctx, params.id), removeGig),
      publish: gated((ctx, params) => lockOwnGig(ctx, params.id), publishGig),
      pause: gated((ctx, params) => lockOwnGig(ctx, params.id), pauseGig),
    },
    mounting,
  );
  mountEndpoints(
    app,
    gigOrders,
    { order: gated((ctx, params) => holdGigForSale(ctx, params.id), orderGig) },
    mounting,
  );
  mountEndpoints(
    app,
    gallery,
    {
      add: prepared(readyItem, addItem),
      replace: prepared(readyReplacement, replaceItem, (ctx, params) => lockOwnItem(ctx, params.id)),
      poster: prepared(readyPoster, setPoster, (ctx, params) => lockOwnItem(ctx, params.id)),
      arrange: gated((ctx, params) => lockOwnGig(ctx, params.gigId), arrange),
      remove: gated((ctx, params) => lockOwnItem(ctx, params.id), removeItem),
    },
    mounting,
  );
  mountEndpoints(app, gigSearch, { search, counts: countFound }, mounting);
  mountEndpoints(
    app,
    line,
    { page: pageOfLine, like: listLike, byTalent: listByTalent, exposure: ownExposure },
    mounting,
  );
  app.addHook('onClose', () => writeExposure(mounting.services));
  mountEndpoints(app, skillGuide, { get: guideOfSkill }, mounting);
}

export const effects: readonly Effect[] = [followingPeople];

export function handlers(): Handler[] {
  return [wordCounter];
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [
    { name: 'search-terms', every: 1, run: () => countTerms(services) },
    { name: 'line-exposure', every: 1, run: () => writeExposure(services) },
    { name: 'line-turns', every: 10, run: () => tidyTurns(services) },
  ];
}
