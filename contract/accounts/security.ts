/** The person's own account: its recent events, open sessions, password, e-mail address and phone number (rules 1.15 to 1.18). */
import * as z from 'zod/mini';
import { done, id, next, pageQuery, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { passwordForm } from '../own-data/own-data.ts';
import { personalInfo } from '../profiles/profiles.ts';
import { words } from '../words.ts';
import { code, email, newPassword } from './fields.ts';
import { securityKinds } from './security-kinds.ts';

/** Readable names, such as `Chrome` on `Android`; null when the browser did not say. The country is in the language of the request. */
const from = {
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  country: z.nullable(z.string()),
};

const securityEvent = z.object({ id: z.string(), at: timestamp, kind: z.enum(securityKinds), ...from });
export type SecurityEvent = z.infer<typeof securityEvent>;

const openSession = z.object({
  id,
  ...from,
  started_at: timestamp,
  /** Accurate to five minutes. */
  seen_at: timestamp,
  /** True for the session that makes this request. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const changePasswordForm = z
  .strictObject({
    ...passwordForm.shape,
    new_password: newPassword(words.accounts.fixed.newPassword),
    new_password_confirmation: newPassword(words.accounts.fixed.confirmPassword),
  })
  .check(
    z.refine((form) => form.new_password !== form.password, {
      path: ['new_password'],
      error: words.accounts.errors.passwordSame,
    }),
    z.refine((form) => form.new_password === form.new_password_confirmation, {
      path: ['new_password_confirmation'],
      error: words.accounts.fixed.passwordMatch,
    }),
  );

export const emailChangeForm = z.strictObject({
  ...passwordForm.shape,
  email: email(words.accounts.fixed.email, words.accounts.fixed.emailInvalid),
});

export const phoneForm = z.strictObject({
  ...passwordForm.shape,
  phone_number: personalInfo.phone_number,
});

export const emailCodeForm = z.strictObject({ code });

export const security = {
  activity: endpoint({
    method: 'GET',
    path: 'account/activity',
    who: 'person',
    tags: ['security'],
    summary: 'What happened to the own account in the last 180 days, the newest first.',
    query: pageQuery,
    reply: z.object({ success, events: z.array(securityEvent), next }),
    errors: [],
  }),
  sessions: endpoint({
    method: 'GET',
    path: 'account/sessions',
    who: 'person',
    tags: ['security'],
    summary: 'Where the person is signed in, the last seen first; 50 at most.',
    reply: z.object({ success, sessions: z.array(openSession) }),
    errors: [],
  }),
  endSession: endpoint({
    method: 'POST',
    path: 'account/sessions/end',
    who: 'person',
    changes: ['security'],
    summary: 'Ends one own session. It asks for the password.',
    body: z.extend(passwordForm, { id }),
    reply: done,
    errors: [404, 503],
    throttle: 'own-account',
    ownTransactions: true,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: 'account/sessions',
    who: 'person',
    changes: ['security'],
    summary: 'Ends every own session but the one that asks. It asks for the password.',
    body: passwordForm,
    reply: z.object({ success, ended: z.int() }),
    errors: [503],
    throttle: 'own-account',
    ownTransactions: true,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: 'account/password',
    who: 'person',
    changes: ['security'],
    summary:
      'Sets a new password. It asks for the present one, ends every other session and mails the person. This session goes on with the token of the answer.',
    body: changePasswordForm,
    reply: z.object({ success, token: z.string() }),
    errors: [503],
    throttle: 'own-account',
    ownTransactions: true,
    shownOnce: true,
  }),
  changePhone: endpoint({
    method: 'PUT',
    path: 'account/phone',
    who: 'person',
    changes: ['profile', 'security'],
    summary: 'Changes the phone number of the profile. It asks for the password.',
    body: phoneForm,
    reply: done,
    errors: [404, 503],
    throttle: 'own-account',
    ownTransactions: true,
  }),
  emailChange: endpoint({
    method: 'GET',
    path: 'account/email',
    who: 'person',
    tags: ['security'],
    summary: 'The own change of e-mail that waits for its confirmations; null: none.',
    reply: z.object({
      success,
      change: z.nullable(
        z.object({
          email: z.string(),
          expires_at: timestamp,
          old_confirmed: z.boolean(),
          new_confirmed: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  askEmailChange: endpoint({
    method: 'POST',
    path: 'account/email',
    who: 'person',
    changes: ['security'],
    summary:
      'Mails a link and its code to the present and to the new address; both have to confirm within 24 hours. It asks for the password.',
    body: emailChangeForm,
    reply: done,
    errors: [503],
    throttle: 'own-account',
    ownTransactions: true,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: 'account/email/confirm',
    who: 'anyone',
    changes: ['security', 'profile'],
    summary: 'Confirms a change of e-mail by a mailed code; it happens when both addresses have.',
    body: emailCodeForm,
    reply: z.object({
      success,
      /** `waiting`: the other address still has to confirm. */
      state: z.enum(['waiting', 'changed']),
    }),
    errors: [],
    throttle: 'reset-password',
  }),
  stopEmail: endpoint({
    method: 'POST',
    path: 'account/email/stop',
    who: 'anyone',
    changes: ['security'],
    summary: 'Stops a change of e-mail by the code that was mailed to the present address.',
    body: emailCodeForm,
    reply: done,
    errors: [],
    throttle: 'reset-password',
  }),
};
