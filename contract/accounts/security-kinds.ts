/** Kinds of event in the security log (rule 1.15). */

export const securityKinds = [
  'sign-in',
  'sign-in-failed',
  /** Refused before the password was checked: too many attempts. */
  'sign-in-throttled',
  /** The password was correct, the second factor was not. */
  'second-step-wrong',
  'second-factor-changed',
  'console-sign-in-failed',
  'console-sign-in-throttled',
  'signed-out',
  /** Ended by its owner, from another device. */
  'session-ended',
  'other-sessions-ended',
  /** A signed-in person was asked for the password again and got it wrong. */
  'password-wrong',
  'password-changed',
  /** With a code sent by e-mail. */
  'password-reset',
  'email-change-asked',
  /** Stopped from the current address. */
  'email-change-stopped',
  'email-changed',
  'phone-changed',
  /** After a suspicious sign-in. */
  'withdrawals-paused',
  'refused',
  /** Too many calls from one person or address, sign-ins excluded. */
  'throttled',
  /** A request that none of our pages sends: unknown form fields, broken JSON. */
  'malformed',
  /** A webhook that the provider did not sign. */
  'forged',
  /** A file with malware. */
  'file-infected',
  'settings',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** Days an event is kept. */
export const SECURITY_LOG_DAYS = 180;
