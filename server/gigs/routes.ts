/** The endpoints of gigs, of their galleries, of the search for them, and the order of a package. */
import type { FastifyInstance } from 'fastify';
import { gallery } from '#contract/gigs/gallery.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { gated, type Mounting, mount as mountEndpoints, prepared } from '#server/core/http/endpoints.ts';
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
import { lockOwnItem } from './gallery/policy.ts';
import { orderGig } from './orders/commands.ts';
import { holdGigForSale } from './orders/policy.ts';
import { getVisibleGig, lockOwnGig } from './policy.ts';
import { getGig, listFeatured, listOwn, ofPerson } from './queries.ts';
import { mountSearch, searchEffects, searchHandlers, searchScheduledTasks } from './search/routes.ts';

export { searchEffects as effects, searchHandlers as handlers, searchScheduledTasks as scheduledTasks };

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    gigs,
    {
      listOwn,
      ofPerson,
      featured: listFeatured,
      create: createGig,
      get: gated(getVisibleGig, getGig),
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
  mountSearch(app, mounting);
}
