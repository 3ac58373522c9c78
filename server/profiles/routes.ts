/** The endpoints of profiles. */
import type { FastifyInstance } from 'fastify';
import { profiles } from '#contract/profiles.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http.ts';
import { save } from './commands.ts';
import { listCountries, listStates } from './places/queries.ts';
import { getUser } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    profiles,
    { save, get: getUser, countries: listCountries, states: listStates },
    mounting,
  );
}
