/** Accounts: signing up, logging in, passwords, and a person's own data. */
import { PRODUCT } from '../../core/product.ts';
import { naira } from './figures.ts';

/** Texts that keep their letters (rule 13.1). */
export const fixed = {
  name: 'Please Enter Your Name',
  nameLong: 'Name should not exceed 20 Characters',
  email: 'Please Enter Email Address',
  emailInvalid: 'Invalid email address',
  password: 'please enter password',
  passwordShort: 'Password must be at least 8 character',
  passwordMatch: 'Password must match',
  forgotEmail: 'Please Enter a Valid Email Address',
  forgotEmailInvalid: 'Invalid Email Address',
  code: 'Please Enter The Code Sent to Your Email',
  newPassword: 'please Enter a new password',
  confirmPassword: 'Please Confirm Your New Password',
  invalidCredentials: 'Invalid Credentials',
  getLink: 'Get link',
};

/** Refusals and what stands under a field. */
export const errors = {
  namePlain: 'Use a name without links, < or >',
  emailTaken: 'This e-mail already has an account. Log in instead.',
  passwordCommon: 'This password is too easy to guess. Choose another one.',
  passwordStolen: 'This password was stolen from another site. Choose another one.',
  passwordSame: 'Choose one that differs from your current password.',
  codeInvalid: 'This code is wrong or has expired. Ask for a new one.',
  loggedOut: "You're not logged in. Log in to continue.",
  ownPassword: 'Enter your password',
  emailInUse: 'This e-mail already has an account. Choose another one.',
  emailOwn: "That's your e-mail already. Enter the new one.",
  emailCodeInvalid: 'This link no longer works. Start the change again.',
  ownPasswordWrong: "That's not your password. Try again.",
  deleteWord: 'Type “delete” to confirm',
};

/** What several of the screens before login say. */
export const shared = {
  password: 'Password',
  passwordHint: 'At least 8 characters',
  backToLogIn: 'Back to log in',
};

/** Logging in. */
export const login = {
  ways: 'Log in or create an account',
  /** Where a page asked for it. */
  thenBack: "We'll take you back to where you were.",
  endedThenBack: "You were logged out. Log in again, and we'll take you back to where you were.",
};

/** Making an account. */
export const signUp = {
  name: 'Username',
  nameHint: 'The name others see',
  confirmPassword: 'Confirm password',
  submit: 'Create account',
};

/** Asking for a new password. */
export const forgot = {
  lead: "We'll e-mail you a link with a code. It works once, for 30 minutes.",
  done: "If this e-mail has an account, we've sent it a code.",
};

/** Setting a new password. */
export const reset = {
  leadWithCode: "We've filled in the code from your link. Now choose a new password.",
  /** Before the link that asks again. */
  lead: 'Copy the code from our e-mail, or open its link. Nothing yet? Check your spam folder, or',
  askAgain: 'ask for a new code',
  code: 'Code',
  newPassword: 'New password',
  repeatPassword: 'Repeat password',
  submit: 'Set password',
  done: "We've changed your password. Log in with the new one.",
};

/** The page of one's own data. */
export const ownData = {
  lead: 'Your data is yours. Download a copy, or delete your account.',
};

/** Taking a copy of one's data: the card and its dialog. */
export const copy = {
  title: 'Get a copy',
  text: 'One zip file with everything: your profile, gigs, jobs, bids, orders, messages and files, and every movement of your money. The data is JSON, so other programs can read it.',
  open: 'Download my data',
  dialogText: "This is everything you've ever sent here, so we check that it's really you.",
  started: 'Your download has started',
  startedHint: 'With many files, it can take a while.',
};

/** What each file of a copy holds, by its name. */
export const copyFiles = {
  account: 'Your account, without your password. We keep only a hash of it.',
  sessions: "Where you're logged in.",
  'second-factor': 'Your authenticator app and passkeys, without their keys.',
  security: 'Logins and changes of your account, for 180 days.',
  profile: 'Your profile.',
  education: 'Your education.',
  certifications: 'Your certificates.',
  skills: 'Your skills.',
  languages: 'Your languages.',
  payments: 'What you paid into escrow. We never had your card.',
  'bank-accounts': 'Bank accounts you confirmed.',
  refunds: 'Refunds to the card or account you paid from.',
  payouts: 'Transfers to your bank.',
  money: 'Every entry on your accounts. Money in is positive.',
  blocked: 'People you blocked.',
  shortlist: 'Gigs and talents on your shortlist.',
  notifications: 'Notifications you got.',
  preferences: 'How you want to be notified, where it differs from the default.',
  devices: 'Devices that get push notifications.',
  mails: 'E-mails we sent you.',
  messages: 'Your conversations, oldest message first.',
  gigs: 'Your gigs with packages, questions and gallery.',
  line: 'How often your work was shown to people browsing work, by day.',
  'past-work': 'Your past work.',
  bids: 'Your bids.',
  invitations: 'Jobs you were invited to.',
  'saved-jobs': 'Jobs you saved.',
  jobs: 'Jobs you posted and your orders on both sides, with their milestones.',
  'milestone-submissions': 'Work submitted for milestones of your orders.',
  'work-submissions': 'Finished work submitted for your orders, and the replies.',
  tasks: 'The boards of your orders, with your comments.',
  reviews: 'Reviews you gave, and those about you that are visible.',
  disputes: 'Disputes on your orders.',
  events: 'What you did on Adire.',
};

/** The first lines of its READ-ME. */
export const copyReadMe = {
  made: (at: string) => `A copy of your data on ${PRODUCT}, made at ${at}.`,
  units: 'Amounts are in kobo: 100 kobo are one naira. Times are in UTC.',
  files: 'The folder “files” holds what you sent. data/files.json lists it.',
};

/** Deleting one's account: the card and its dialog. */
export const deletion = {
  title: 'Delete your account',
  text: (person: string | number) =>
    `We delete your profile, gigs, messages and files, and nobody can log in any more. You can't undo this. Paid orders stay with the other party, under “${person}”. We also keep the money records that the law requires, without your name.`,
  details: "See exactly what's deleted",
  open: 'Delete my account',
  dialogText: 'This is permanent. Nobody can bring your account back, not even us.',
  /** What has to be typed. */
  word: 'delete',
  wordLabel: (typed: string | number) => `Type “${typed}” to confirm`,
  confirm: 'Delete for good',
  blocked: "You can't delete your account yet",
  failed: "We couldn't check whether you can delete your account",
};

/** What keeps an account from being deleted. */
export const obstacles = {
  orders: (count: number) =>
    count === 1
      ? 'You still have 1 open order. You can delete your account once it ends.'
      : `You still have ${count} open orders. You can delete your account once they end.`,
  earned: (amount: number) => `${naira(amount)} of your earnings is still here. Withdraw it first.`,
  payback: (amount: number) => `${naira(amount)} in refunds is still here. Withdraw it first.`,
  transfer: 'A transfer to your bank is on its way. You can delete your account once it arrives.',
  payment:
    "One of your payments isn't confirmed yet. Come back when it is. A payment that never went through is dropped after three days.",
  chargeback:
    "A payer's bank is deciding about a payment of one of your orders. You can delete your account after that.",
  operator: "This is an operator's account. Have the operator access removed first.",
};

/** The last mail to a deleted account; its subject also greets on the front page. */
export const deletedMail = {
  subject: 'Your account was deleted',
  lines: (name: string) => [
    `Hello ${name},`,
    "As you asked, we've deleted your account. Your profile, messages and files are gone, and nobody can log in to it any more.",
    'Paid orders stay with the other party, without your name. So do the money records that the law requires us to keep.',
    "If this wasn't you, reply to this e-mail right away.",
  ],
};

/** What is stored in place of a deleted person's name, messages, jobs and gigs. */
export const erased = {
  person: 'Deleted person',
  message: "This message was deleted with its author's account.",
  job: 'Deleted job',
  gig: 'Deleted gig',
};
