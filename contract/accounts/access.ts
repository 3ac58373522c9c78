/** Sign-up, login and the forgotten password (rules 9.1, 9.3, 11, 12). */
import * as z from 'zod/mini';
import { hasOnlyVisible, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';
import { loggedIn, self } from './accounts.ts';
import { code, email, newPassword } from './fields.ts';

const same = z.refine<{ password: string; password_confirmation: string }>(
  (form) => form.password === form.password_confirmation,
  { path: ['password_confirmation'], error: words.accounts.fixed.passwordMatch, when: bothTyped },
);

function bothTyped(payload: { value: unknown }): boolean {
  const form = payload.value as { password?: unknown; password_confirmation?: unknown };
  return typeof form?.password === 'string' && typeof form?.password_confirmation === 'string';
}

export const registerForm = z
  .strictObject({
    /** At most 25 characters; the message says 20 (rules 11). */
    name: z.string({ error: words.accounts.fixed.name }).check(
      z.trim(),
      z.minLength(1, words.accounts.fixed.name),
      z.maxLength(25, words.accounts.fixed.nameLong),
      z.regex(/^[^<>\u0000-\u001F\u007F]*$/, words.accounts.errors.namePlain),
      z.refine(hasOnlyVisible, words.common.errors.plainText),
      z.refine((value) => !/(https?:|www\.|\/\/)/i.test(value), words.accounts.errors.namePlain),
    ),
    email: email(words.accounts.fixed.email, words.accounts.fixed.emailInvalid),
    password: newPassword(words.accounts.fixed.password),
    password_confirmation: newPassword(words.accounts.fixed.password),
  })
  .check(same);

export const loginForm = z.strictObject({
  email: email(words.accounts.fixed.email, words.accounts.fixed.emailInvalid),
  password: newPassword(words.accounts.fixed.password),
});

export const forgotForm = z.strictObject({
  email: email(words.accounts.fixed.forgotEmail, words.accounts.fixed.forgotEmailInvalid),
});

export const resetForm = z
  .strictObject({
    code,
    password: newPassword(words.accounts.fixed.newPassword),
    password_confirmation: newPassword(words.accounts.fixed.confirmPassword),
  })
  .check(same);

/** The password was correct but the account requires its second factor; the step's token opens nothing else (rule 1.10). */
const secondStep = z.object({
  success,
  token: z.null(),
  second_step: z.object({
    token: z.string(),
    ends_at: timestamp,
    /** The factors the person can use; a recovery code always works. */
    factors: z.array(z.enum(['app', 'passkey'])),
  }),
});
export type SecondStep = z.infer<typeof secondStep>['second_step'];

export const access = {
  register: endpoint({
    method: 'POST',
    path: 'register',
    who: 'anyone',
    changes: [],
    summary: 'Creates an account. No token is given: the person signs in next.',
    body: registerForm,
    reply: z.object({ success, data: self.user, token: z.null() }),
    errors: [503],
    throttle: 'register',
    ownTransactions: true,
  }),
  login: endpoint({
    method: 'POST',
    path: 'login',
    who: 'anyone',
    changes: [],
    summary:
      'Gives a token for 7 idle days, 30 in all. 401 `Invalid Credentials` for any wrong pair. With two-step sign-in `token` is null, and `second_step.token` goes to `login/second-step` within 5 minutes.',
    body: loginForm,
    reply: z.union([loggedIn, secondStep]),
    errors: [401, 503],
    throttle: 'login',
    ownTransactions: true,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: 'forgotpassword',
    who: 'anyone',
    changes: [],
    summary:
      'Mails a link and its code, once usable, for 30 minutes. Answers the same for unknown addresses.',
    body: forgotForm,
    reply: z.object({ success, message: z.string() }),
    errors: [],
    throttle: 'forgot-password',
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: 'resetpassword',
    who: 'anyone',
    changes: [],
    summary: 'Sets a new password by the mailed code and ends every session of the person.',
    body: resetForm,
    reply: z.object({ success, message: z.string() }),
    errors: [503],
    throttle: 'reset-password',
    ownTransactions: true,
  }),
};
