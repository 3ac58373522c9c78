/** The endpoints of people, and of a hunter's shortlist of talents and gigs. */
import type { FastifyInstance } from 'fastify';
import { keptIds } from '#contract/people/kept-ids.ts';
import { people } from '#contract/people/people.ts';
import { shortlist } from '#contract/people/shortlist.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { findTalents, getChecklist, getPerson } from './queries.ts';
import { addToShortlist, removeFromShortlist } from './shortlist/commands.ts';
import { listKept, listKeptIds } from './shortlist/queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, people, { get: getPerson, findTalents, checklist: getChecklist }, mounting);
  mountEndpoints(app, keptIds, { list: listKeptIds }, mounting);
  mountEndpoints(
    app,
    shortlist,
    { list: listKept, keep: addToShortlist, remove: removeFromShortlist },
    mounting,
  );
}
