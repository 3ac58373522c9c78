/** What the security log keeps (rule 1.15). */

export const securityKinds = [
  'sign-in',
  'sign-in-failed',
  /** Refused before the password was looked at: too many tries. */
  'sign-in-throttled',
  /** After the right password. */
  'second-step-wrong',
  'second-factor-changed',
  'console-sign-in-failed',
  'console-sign-in-throttled',
  'signed-out',
  /** By its owner, from another device. */
  'session-ended',
  'other-sessions-ended',
  /** Of somebody who is signed in and was asked for it again. */
  'password-wrong',
  'password-changed',
  /** By a code that was mailed. */
  'password-reset',
  'email-change-asked',
  /** From the present address. */
  'email-change-stopped',
  'email-changed',
  'phone-changed',
  /** After a sign-in that looked strange. */
  'withdrawals-paused',
  'refused',
  /** More calls than a person or an address may make, but for sign-ins. */
  'throttled',
  /** What none of our pages sends: fields that no form has, broken JSON. */
  'malformed',
  /** A webhook that the provider did not sign. */
  'forged',
  /** A file with malware. */
  'file-infected',
  'settings',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** Days for which an event is kept. */
export const SECURITY_LOG_DAYS = 180;
