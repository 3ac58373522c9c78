/** Two-step sign-in: logging in with it, its settings, and its mails. */
import { moment } from './figures.ts';

/** Refusals and what stands under a field. */
export const errors = {
  appCode: 'Enter the 6 digits your app shows',
  secondCode: 'Enter a 6-digit code or a recovery code',
  secondCodeWrong: 'This code is wrong or was used already. Enter a new one.',
  secondStepNeeded: 'Confirm with your second step to continue',
  secondStepEnded: 'This took too long. Start again.',
  passkeyRefused: "We couldn't check this passkey. Try again or use another way.",
  passkeyName: 'Give the passkey a name',
  passkeysMax: "You have 10 passkeys, and that's the limit. Remove one first.",
  passkeyKnown: 'This device already has a passkey for your account',
  appOn: 'Your authenticator app is already on',
  appNotSetUp: 'Set up the app first',
  secondFactorOff: 'Two-step sign-in is off',
};

/** The second step of logging in, and being asked for it again. */
export const login = {
  lead: 'Your password is right. Now enter the code from your authenticator app.',
  code: '6-digit code',
  passkeyLead: 'Your password is right. Now use a passkey or a recovery code.',
  recoveryLead: 'Your password is right. Now enter one of your recovery codes. Each works once.',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  lost: 'Lost all of these? Reply to any of our e-mails, and we remove the second step after 24 hours.',
  again: "Confirm it's you",
  againText: 'Before money or settings change, we ask for your second step again.',
  confirm: 'Confirm',
  noPasskey: 'No passkey was used. Try again or use another way.',
};

/** Two-step sign-in in the settings. */
export const settings = {
  lead: 'After your password, you confirm with your phone. Nobody gets in with your password alone.',
  on: 'On',
  off: 'Off',
  failed: "We couldn't load two-step sign-in",
  app: 'Authenticator app',
  appText: 'An app on your phone shows a new 6-digit code every 30 seconds. It works offline.',
  appOn: 'We ask for its code when you log in.',
  setUp: 'Set up the app',
  switchOff: 'Switch off',
  switchOffText: 'Enter your password, and a code from the app or a recovery code.',
  switchedOff: 'Authenticator app switched off',
  passwordText: 'Enter your password first.',
  next: 'Continue',
  scan: 'Scan this with an authenticator app, or type the key into it.',
  openApp: 'Open the app on this device',
  qr: 'The key as a QR code',
  copyKey: 'Copy key',
  copied: 'Copied',
  copyFailed: "We couldn't copy it. Select it and copy it yourself.",
  enterCode: 'Code that the app shows now',
  switchOn: 'Switch on',
  passkeys: 'Passkeys',
  passkeysText: 'Log in with your fingerprint, face or screen lock, without a password.',
  addPasskey: 'Add a passkey',
  addPasskeyText: 'Enter your password. Then your device asks for your fingerprint, face or screen lock.',
  passkeyName: 'Name',
  passkeyNameHint: 'Where it is, such as “My phone”',
  passkeyNamed: 'Name saved',
  passkeyAdded: 'Passkey added',
  passkeyRemoved: 'Passkey removed',
  passkeyFailed: "Your device didn't make a passkey. Try again.",
  noPasskeys: "This browser doesn't support passkeys.",
  rename: 'Rename',
  renameNamed: (name: string | number) => `Rename ${name}`,
  removeTitle: (name: string | number) => `Remove ${name}?`,
  removeText: 'It no longer logs you in. Your device may still list it until you delete it there.',
  added: (day: string | number) => `Added ${day}`,
  used: (day: string | number) => `Last used ${day}`,
  codes: 'Recovery codes',
  codesText: 'For when your phone is lost. Each code works once.',
  codesLeft: (count: number) => (count === 1 ? '1 code left' : `${count} codes left`),
  newCodes: 'Get new codes',
  newCodesText: 'Ten new codes replace the old ones.',
  codesTitle: 'Save your recovery codes',
  codesLead: 'We show them only now. Keep them where you keep important papers, not only on this phone.',
  codesOnce: "You can't see these codes again. Copy them or write them down before you close this.",
  copyCodes: 'Copy codes',
  codesDone: "I've saved them",
};

/** The page behind the link that stops a removal. */
export const keep = {
  title: 'Keep two-step sign-in?',
  text: 'We were asked to remove it because the phone was lost. If that was not you, keep it, then change your password.',
  keep: 'Keep it on',
  done: 'Two-step sign-in stays on. Change your password now.',
  gone: 'This link has ended. Log in to see your settings.',
};

/** Mails about the second factor. */
export const mail = {
  changed: 'Your two-step sign-in was changed',
  appOn: 'An authenticator app was added.',
  appOff: 'The authenticator app was switched off.',
  passkeyAdded: (name: string) => `The passkey “${name}” was added.`,
  passkeyRemoved: (name: string) => `The passkey “${name}” was removed.`,
  newCodes: 'New recovery codes were made. The old ones no longer work.',
  codeUsed: (left: number) =>
    left === 1
      ? 'Someone logged in with a recovery code. 1 code is left.'
      : `Someone logged in with a recovery code. ${left} codes are left.`,
  notYou: "If it wasn't you, set a new password now and reply to this e-mail.",
  removal: 'Your two-step sign-in is about to be removed',
  removalText: (at: string) =>
    `We were asked to remove it because you cannot use it any more. It ends on ${moment(at)}. Then your password is enough.`,
  removalStop: "If you didn't ask for this, keep it on. Logging in with your second step keeps it on too.",
  stop: 'Keep two-step sign-in',
  removed: 'Your two-step sign-in was removed',
  removedText: 'Your password is enough to log in now. You can switch two-step sign-in on again at any time.',
};
