/** The endpoints, effects and scheduled task of accounts. */
import type { FastifyInstance } from 'fastify';
import { accounts } from '#contract/accounts/accounts.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import {
  forgetEndedSessions,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  setLanguage,
} from './commands.ts';
import { mailingCode } from './effects.ts';
import { forgetOldTries } from './guesses/commands.ts';
import { getSelf } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    accounts,
    { register, login, me: getSelf, setLanguage, logout, forgotPassword, resetPassword },
    mounting,
  );
}

export const effects: readonly Effect[] = [mailingCode];

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [
    {
      name: 'forget-ended-sessions',
      every: '03:43',
      run: () => forgetEndedSessions(services.database.db, services.clock.now()),
    },
    {
      name: 'forget-old-tries',
      every: 60,
      run: () => forgetOldTries(services.database.db, services.clock.now()),
    },
  ];
}
