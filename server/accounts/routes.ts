/** The endpoints, effects, handlers and scheduled tasks of accounts. */
import type { FastifyInstance } from 'fastify';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { security } from '#contract/accounts/security.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { Handler } from '#server/core/work/queue.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { forgetEndedSessions, login, logout, register, setLanguage } from './commands.ts';
import { mailingCode } from './effects.ts';
import { askEmailChange, confirmEmail, forgetEmailChanges, stopEmail } from './email-change/commands.ts';
import { getEmailChange } from './email-change/queries.ts';
import { forgetOldTries } from './guesses/commands.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords/commands.ts';
import { changePhone } from './phone/commands.ts';
import { getSelf } from './queries.ts';
import { confirmApp, confirmByCode, newCodes, removeApp, setUpApp } from './second-factor/commands.ts';
import { askPasskeyLogin, loginByCode, loginByPasskey } from './second-factor/login/commands.ts';
import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  confirmByPasskey,
  namePasskey,
  removePasskey,
} from './second-factor/passkeys/commands.ts';
import { getFactor } from './second-factor/queries.ts';
import { removalHandler, stopRemoval } from './second-factor/removal/commands.ts';
import { forgetEndedSteps } from './second-factor/steps/commands.ts';
import { forgetSecurityEvents } from './security-log/commands.ts';
import { listActivity } from './security-log/queries.ts';
import { endOtherSessions, endSession } from './sessions/commands.ts';
import { listSessions } from './sessions/queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, access, { register, login, forgotPassword, resetPassword }, mounting);
  mountEndpoints(app, accounts, { me: getSelf, setLanguage, logout }, mounting);
  mountEndpoints(
    app,
    secondFactor,
    {
      get: getFactor,
      ...{ setUpApp, confirmApp, removeApp, newCodes, stopRemoval },
      ...{ askNewPasskey, addPasskey, namePasskey, removePasskey, askPasskey, askPasskeyLogin },
      confirm: confirmByCode,
      confirmPasskey: confirmByPasskey,
      login: loginByCode,
      passkeyLogin: loginByPasskey,
    },
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

export function handlers(): Handler[] {
  return [removalHandler];
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
      name: 'forget-ended-steps',
      every: 60,
      run: () => forgetEndedSteps(services.database.db, services.clock.now()),
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
