/** Two-step sign-in (rules 1.10 to 1.14): an authenticator app or passkeys, recovery codes, and asking again before money moves. */
import * as z from 'zod/mini';
import { done, id, name, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { passwordForm } from '../own-data/own-data.ts';
import { words } from '../words.ts';
import { loggedIn } from './accounts.ts';

/** Refusal code (409) for a step that has expired or was already used; the step starts over. */
export const SECOND_STEP_ENDED = 'second_step_ended';
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;
const errors = words.secondFactor.errors;

/** The six digits an authenticator app shows. */
const appCode = z
  .string({ error: errors.appCode })
  .check(z.trim(), z.overwrite(withoutGaps), z.regex(/^[0-9]{6}$/, errors.appCode));
/** The same, or a recovery code; spaces and dashes are ignored. */
const code = z
  .string({ error: errors.secondCode })
  .check(
    z.overwrite(withoutGaps),
    z.minLength(1, errors.secondCode),
    z.regex(/^(?:[0-9]{6}|[0-9A-Za-z]{10})$/, errors.secondCode),
  );

function withoutGaps(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

export const codeForm = z.strictObject({ code });
export const appCodeForm = z.strictObject({ code: appCode });
export const switchOffForm = z.extend(passwordForm, { code });
export const passkeyNameForm = z.strictObject({ name: name(PASSKEY_NAME_MAX, errors.passkeyName) });

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, errors.secondStepEnded));
const base64url = z.string().check(z.maxLength(8_000), z.regex(/^[A-Za-z0-9_-]+$/));
/** The browser's credential (WebAuthn Level 3, JSON form); fields not listed here are ignored. */
const answered = { id: base64url, rawId: base64url, type: z.literal('public-key') };
const madeCredential = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
});
const shownCredential = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});
const shownForm = z.strictObject({ passkey_token: token, credential: shownCredential });

const listed = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.string())) }),
);
/** Options for `navigator.credentials.get`; the token must come back with the browser's answer within 5 minutes. */
const askReply = z.object({
  success,
  passkey_token: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.optional(listed),
  }),
});

const passkey = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
});
export type Passkey = z.infer<typeof passkey>;

/** Shown once; null when the person already has recovery codes. */
const recoveryCodes = z.nullable(z.array(z.string()));

export const secondFactor = {
  get: endpoint({
    method: 'GET',
    path: 'second-factor',
    who: 'person',
    tags: ['second-factor'],
    summary: 'Whether two-step sign-in is on, by what, and how many recovery codes are left.',
    reply: z.object({
      success,
      on: z.boolean(),
      authenticator: z.boolean(),
      passkeys: z.array(passkey),
      recovery_codes_left: z.int(),
    }),
    errors: [],
  }),
  setUpApp: endpoint({
    method: 'POST',
    path: 'second-factor/authenticator',
    who: 'person',
    changes: [],
    summary: 'A key for an authenticator app. It counts from its first code on.',
    body: passwordForm,
    reply: z.object({
      success,
      secret: z.string(),
      otpauth_url: z.string(),
      /** The address as a QR code: an SVG path of the dark squares, within a light square of `size` including its quiet zone. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    errors: [409, 503],
    ownTransactions: true,
    shownOnce: true,
  }),
  confirmApp: endpoint({
    method: 'POST',
    path: 'second-factor/authenticator/confirm',
    who: 'person',
    changes: ['second-factor'],
    summary: 'Switches the authenticator app on by its first code. Gives the recovery codes, once.',
    body: appCodeForm,
    reply: z.object({ success, recovery_codes: recoveryCodes }),
    errors: [409],
    ownTransactions: true,
    shownOnce: true,
  }),
  removeApp: endpoint({
    method: 'POST',
    path: 'second-factor/authenticator/remove',
    who: 'person',
    changes: ['second-factor'],
    summary: 'Switches the authenticator app off, by the password and a code.',
    body: switchOffForm,
    reply: done,
    errors: [409, 503],
    ownTransactions: true,
  }),
  askNewPasskey: endpoint({
    method: 'POST',
    path: 'second-factor/passkeys/options',
    who: 'person',
    changes: [],
    summary: 'What the browser needs to make a passkey, within 5 minutes.',
    body: passwordForm,
    reply: z.object({
      success,
      passkey_token: z.string(),
      options: z.object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
        timeout: z.int(),
        attestation: z.literal('none'),
        excludeCredentials: listed,
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.boolean(),
          userVerification: z.literal('required'),
        }),
      }),
    }),
    errors: [409, 503],
    ownTransactions: true,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: 'second-factor/passkeys',
    who: 'person',
    changes: ['second-factor'],
    summary:
      'Keeps the passkey that the browser made. With the first factor it gives the recovery codes, once.',
    body: z.strictObject({ passkey_token: token, credential: madeCredential, ...passkeyNameForm.shape }),
    reply: z.object({ success, passkey, recovery_codes: recoveryCodes }),
    errors: [409],
    ownTransactions: true,
    shownOnce: true,
  }),
  namePasskey: endpoint({
    method: 'PUT',
    path: 'second-factor/passkeys/name',
    who: 'person',
    changes: ['second-factor'],
    summary: 'Names a passkey.',
    body: z.extend(passkeyNameForm, { passkey_id: id }),
    reply: done,
    errors: [404],
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: 'second-factor/passkeys/remove',
    who: 'person',
    changes: ['second-factor'],
    summary: 'Removes a passkey, by the password and the second factor.',
    body: z.extend(passwordForm, { passkey_id: id }),
    reply: done,
    errors: [404, 503],
    ownTransactions: true,
  }),
  newCodes: endpoint({
    method: 'POST',
    path: 'second-factor/recovery-codes',
    who: 'person',
    changes: ['second-factor'],
    summary: 'Ten new recovery codes, shown once; those of before end.',
    body: passwordForm,
    reply: z.object({ success, recovery_codes: z.array(z.string()) }),
    errors: [409, 503],
    ownTransactions: true,
    shownOnce: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: 'second-factor/confirm',
    who: 'person',
    changes: [],
    summary: 'Shows the second factor again by a code; good for 10 minutes in this session.',
    body: codeForm,
    reply: done,
    errors: [409],
    ownTransactions: true,
  }),
  askPasskey: endpoint({
    method: 'POST',
    path: 'second-factor/confirm/passkey/options',
    who: 'person',
    changes: [],
    summary: 'What the browser needs to show one of the own passkeys.',
    reply: askReply,
    errors: [409],
    ownTransactions: true,
  }),
  confirmPasskey: endpoint({
    method: 'POST',
    path: 'second-factor/confirm/passkey',
    who: 'person',
    changes: [],
    summary: 'Shows the second factor again by a passkey; good for 10 minutes in this session.',
    body: shownForm,
    reply: done,
    errors: [409],
    ownTransactions: true,
  }),
  login: endpoint({
    method: 'POST',
    path: 'login/second-step',
    who: 'anyone',
    changes: [],
    summary:
      'The second step of `login`: a code of the authenticator app or a recovery code. 422 under `code` for a wrong one.',
    body: z.extend(codeForm, { second_step_token: token }),
    reply: loggedIn,
    errors: [401, 409],
    throttle: 'login',
    ownTransactions: true,
  }),
  askPasskeyLogin: endpoint({
    method: 'POST',
    path: 'login/passkey/options',
    who: 'anyone',
    changes: [],
    summary: 'What the browser needs to show a passkey of this site, whosever it is.',
    reply: askReply,
    errors: [],
    throttle: 'login',
    ownTransactions: true,
  }),
  passkeyLogin: endpoint({
    method: 'POST',
    path: 'login/passkey',
    who: 'anyone',
    changes: [],
    summary: 'Signs in by a passkey alone: it is the device and its lock, two factors in one.',
    body: shownForm,
    reply: loggedIn,
    errors: [401, 409],
    throttle: 'login',
    ownTransactions: true,
  }),
  stopRemoval: endpoint({
    method: 'POST',
    path: 'second-factor/removal/stop',
    who: 'anyone',
    changes: [],
    summary: 'Keeps a second factor that an operator was about to remove, by the link in the mail.',
    body: z.strictObject({ stop_token: token }),
    reply: done,
    errors: [404],
    throttle: 'reset-password',
  }),
};
