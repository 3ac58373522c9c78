/** The page of one's own security, the mails that it sends, and the security log. */
import { moment } from './figures.ts';

/** What happened, as the person and the operators read it. */
export const kinds = {
  'sign-in': 'Logged in',
  'sign-in-failed': 'Wrong password at login',
  'sign-in-throttled': 'Too many login attempts',
  'second-step-wrong': 'Wrong code for two-step sign-in',
  'second-factor-changed': 'Two-step sign-in changed',
  'console-sign-in-failed': 'Failed login to the console',
  'console-sign-in-throttled': 'Too many login attempts at the console',
  'signed-out': 'Logged out',
  'session-ended': 'Logged out another device',
  'other-sessions-ended': 'Logged out all other devices',
  'password-wrong': 'Wrong password while logged in',
  'password-changed': 'Password changed',
  'password-reset': 'New password set by e-mail code',
  'email-change-asked': 'Change of e-mail started',
  'email-change-stopped': 'Change of e-mail stopped',
  'email-changed': 'E-mail changed',
  'phone-changed': 'Phone number changed',
  'withdrawals-paused': 'Withdrawals paused for 24 hours',
  refused: 'Refused: the account may not do this',
  throttled: 'Too many requests',
  malformed: 'Malformed request refused',
  forged: 'Unsigned webhook refused',
  'file-infected': 'File with malware refused',
  settings: 'The server started',
};

/** Where something happened. */
export const device = {
  named: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
};

/** The head of the page, and what its forms share. */
export const page = {
  lead: 'Your password, your e-mail, and where you’re logged in.',
};

/** The section of the password. */
export const password = {
  title: 'Password',
  text: 'A new password logs you out everywhere else.',
  open: 'Change password',
  present: 'Current password',
  done: 'Password changed. You’re logged out everywhere else.',
};

/** The sections of the e-mail and of the phone number. */
export const email = {
  title: 'E-mail',
  open: 'Change e-mail',
  text: 'We e-mail a link to both addresses. Open both within 24 hours.',
  new: 'New e-mail',
  done: 'Check both inboxes and open both links.',
  waiting: (address: string) => `Waiting to change to ${address}`,
  waitsForBoth: 'Open the links that we e-mailed to both addresses.',
  waitsForOld: 'Now open the link that we e-mailed to your current address.',
  waitsForNew: 'Now open the link that we e-mailed to the new address.',
  until: (at: string) => `The links work until ${at}.`,
};

export const phone = {
  title: 'Phone number',
  open: 'Change phone number',
  label: 'Phone number',
  done: 'Phone number changed',
  hint: 'To change it, go to',
};

/** The section of the devices. */
export const devices = {
  title: 'Devices',
  text: 'Don’t know one of these? Log it out, then change your password.',
  list: 'Where you’re logged in',
  this: 'This device',
  seen: (at: string) => `Last seen ${at}`,
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  endText: 'That device needs your password to log in again.',
  ended: 'Device logged out',
  endOthers: 'Log out all other devices',
  endOthersText: 'Every other device needs your password to log in again.',
  endedOthers: 'All other devices are logged out',
  failed: 'We couldn’t load your devices',
};

/** The section of what happened lately. */
export const activity = {
  title: 'Recent activity',
  list: 'What happened to your account',
  failed: 'We couldn’t load your activity',
  empty: 'Nothing yet. We keep the last 180 days.',
};

/** The page that the links of the mails open. */
export const confirm = {
  title: 'Change your e-mail',
  text: 'Confirm this only if you asked for it.',
  submit: 'Confirm',
  stop: 'Stop the change',
  waiting: 'Confirmed. Now open the link in the other inbox.',
  changed: 'Your e-mail is changed. Use the new one to log in.',
  stopped: 'Stopped. Your e-mail stays as it was. Change your password now if it wasn’t you.',
};

/** The mails about a change of e-mail. */
export const emailMail = {
  subject: 'Confirm your new e-mail',
  oldText: (address: string) =>
    `Someone asked to change the e-mail of your account to ${address}. If it was you, confirm with this link or code within 24 hours:`,
  oldNotYou: 'If it wasn’t you, open the link and stop the change. Then change your password.',
  oldLink: 'Confirm or stop',
  newText:
    'Someone asked to use this address for their account. If it was you, confirm with this link or code within 24 hours:',
  newNotYou: 'If it wasn’t you, ignore this e-mail. Nothing will change.',
  newLink: 'Confirm this address',
  changed: 'Your e-mail was changed',
  changedText: (address: string) => `Your account now uses ${address}. Use it to log in.`,
  changedNotYou: 'If it wasn’t you, reply to this e-mail right away.',
};

/** The mail about a sign-in from a new device. */
export const deviceMail = {
  subject: 'New login to your account',
  text: (device: string, at: string) => `${device} logged in to your account on ${moment(at)}.`,
  country: (name: string) => `It came from ${name}.`,
  paused: (until: string) => `To be safe, withdrawals wait until ${moment(until)}.`,
  notYou: 'If it wasn’t you, change your password now. That logs everybody else out.',
  link: 'See your devices',
};

/** The security log in the console. */
export const log = {
  title: 'Security log',
  lead: 'Logins, refusals and changes of accounts, kept for 180 days. What operators did is in the audit log.',
  failed: 'We couldn’t load the security log',
  empty: 'Nothing here matches.',
  find: 'Find a person or a network',
  findHint: 'E-mail, ID, or 105.112.33.0/24',
  filter: 'What happened',
  when: 'When',
  what: 'What',
  who: 'Who',
  where: 'Network',
  device: 'Device',
  nobody: 'No account',
};
