/** The endpoints, effects and scheduled task of accounts. */
import type { FastifyInstance } from 'fastify';
import { accounts } from '#contract/accounts/accounts.ts';
import { security } from '#contract/accounts/security.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { forgetEndedSessions, login, logout, register, setLanguage } from './commands.ts';
import { mailingCode } from './effects.ts';
import { askEmailChange, confirmEmail, forgetEmailChanges, stopEmail } from './email-change/commands.ts';
import { getEmailChange } from './email-change/queries.ts';
import { forgetOldTries } from './guesses/commands.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords/commands.ts';
import { changePhone } from './phone/commands.ts';
import { getSelf } from './queries.ts';
import { forgetSecurityEvents } from './security-log/commands.ts';
import { listActivity } from './security-log/queries.ts';
import { endOtherSessions, endSession } from './sessions/commands.ts';
import { listSessions } from './sessions/queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    accounts,
    { register, login, me: getSelf, setLanguage, logout, forgotPassword, resetPassword },
    mounting,
  );
  mountEndpoints(
    app,
    security,
    {
      activity: listActivity,
      sessions: listSessions,
      endSession,
      endOtherSessions,
      changePassword,
      changePhone,
      emailChange: getEmailChange,
      askEmailChange,
      confirmEmail,
      stopEmail,
    },
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
    {
      name: 'forget-email-changes',
      every: '03:47',
      run: () => forgetEmailChanges(services.database.db, services.clock.now()),
    },
    {
      name: 'forget-security-events',
      every: '03:53',
      run: () => forgetSecurityEvents(services.database.db, services.clock.now()),
    },
  ];
}
