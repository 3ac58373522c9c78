/** Notifications: the list, toasts, preferences, push, and what all e-mails say. */
import type { ChoiceKind, NewsWay } from '../../notifications/choices.ts';

/** Texts that keep their letters (rule 13.1): toasts after an action, and the table of notifications. */
export const fixed = {
  registered: 'Registration Successful,Please Signin',
  loggedIn: 'Login Successful',
  profileSaved: 'User Profile Update Successful.',
  successful: 'Successful.',
  certificationAdded: 'Certification Added Successful.',
  certificationUpdated: 'Certification Updated Successfully.',
  deleted: 'Deleted Successfully.',
  educationChanged: 'Education Profile Edited or Deleted Successfully.',
  languageChanged: 'Language Profile Edited Successfully.',
  saved: 'Saved',
  edited: 'Edited',
  added: 'Added Successfully.',
  jobEdited: 'Job Edited Successfully.',
  invited: 'Invite successful',
  applied: 'Application Successful...',
  submitted: 'submission successful.',
  uploaded: 'upload successful.',
  sent: 'Sent',
  messageSent: 'message sent',
  milestoneSubmitted: 'milestone successfully submitted',
  milestoneEdited: 'milestone successfully edited',
  bankSubmitted: 'bank details submitted',
  detailsSubmitted: 'details submitted.',
  projectAccepted: 'Project Accepted',
  taskMoved: 'Task Moved Successfully',
  taskDeleted: 'Task Deleted Successfully',
  serialNumber: 'S/N',
  viewPage: 'View page',
};

/** Toasts that may be worded anew. */
export const toast = {
  uninvited: 'Invitation withdrawn',
};

/** The list of notifications. */
export const list = {
  failed: "We couldn't load your notifications",
  emptyTalent: 'Answers to your bids, payments and reviews appear here.',
  emptyHunter: 'New bids, accepted offers and submitted work appear here.',
  toJobs: 'Go to your jobs',
  markAll: 'Mark all as read',
  preferences: 'Preferences',
  yesterday: 'Yesterday',
  /** Before the title, for screen readers. */
  unread: 'Unread:',
  view: (title: string | number) => `View page: ${title}`,
};

/** The page of preferences, and the page on which e-mails are stopped. */
export const preferences = {
  heading: 'Notification preferences',
  lead: 'Everything stays in your notifications list. Choose what else reaches you, and how.',
  news: 'Notification',
  ways: { app: 'In the app', mail: 'E-mail', push: 'Push' } satisfies Record<NewsWay, string>,
  kinds: {
    agreements: ['Bids and agreements', 'New bids, answers to yours, and agreements to accept or pay'],
    work: ['Work and milestones', 'Work that starts, is submitted, sent back or waits for your answer'],
    money: ['Money', 'Payments, accepted and cancelled orders, disputes and withdrawals'],
    reviews: ['Reviews', 'When someone reviews you or replies to your review'],
    messages: [
      'Messages',
      "Push when you're away or not looking. E-mail when a message stays unread for ten minutes",
    ],
    tracker: ['Project tracker', "Tasks and comments on an order's board"],
    invitations: ['Invitations', 'When a hunter invites you to a closed job'],
    summary: ['Daily summary', "What can wait, once a day at 8:00 am when you've been away"],
  } satisfies Record<ChoiceKind, readonly [name: string, hint: string]>,
  /** In the foot of an e-mail and on the page it leads to. */
  stop: {
    agreements: 'No more e-mails about bids and agreements',
    work: 'No more e-mails about work and milestones',
    money: 'No more e-mails about money',
    reviews: 'No more e-mails about reviews',
    messages: 'No more e-mails about unread messages',
    tracker: 'No more e-mails about the project tracker',
    invitations: 'No more e-mails about invitations',
    summary: 'No more daily summary',
  } satisfies Record<ChoiceKind, string>,
  always: 'Always on',
  alwaysMailed: 'We always e-mail you when your money moves.',
  none: 'Not available',
  appHint: 'Turn off “In the app” and notifications stay in your list without a badge.',
  security: 'We always e-mail you about your password and your account.',
  notSaved: "We couldn't save that",
  failed: "We couldn't load your preferences",
  fixed: "You can't turn this off",
  unsubscribe: {
    title: 'E-mails from Adire',
    ask: "You'll still find everything in your notifications on Adire. Only the e-mails stop.",
    button: 'Stop these e-mails',
    done: "Done. You won't get these e-mails any more.",
    change: 'Change your preferences',
    broken: "This link isn't complete",
    brokenText: 'Open it again from the e-mail, or sign in and change your preferences.',
  },
};

/** Notifications on a device. */
export const push = {
  service: "We don't support this push service",
  title: 'Notifications on this device',
  text: 'Get notifications here even when Adire is closed. They show a title only, never what you write.',
  on: 'Notifications are on here until you sign out, or until seven days after your last visit.',
  off: 'Notifications are off on this device',
  blocked: 'Your browser blocks notifications from Adire. Allow them in its settings, then come back.',
  failed: "Your browser couldn't reach its push service. Try again later.",
};

/** What all e-mails say, and the e-mails that no other module has. */
export const mail = {
  hello: (name: string) => `Hello ${name},`,
  open: 'Open Adire',
  claim: "Adire, the marketplace for Africa's creative professionals",
  because: (preferences: string) => `You get this e-mail because of your preferences: ${preferences}`,
  preferences: 'Choose what you get',
  newPassword: 'Set a new password',
  newPasswordText:
    'Someone asked for a new password for your account. If it was you, use this code within 30 minutes:',
  newPasswordNotYou: "If it wasn't you, ignore this e-mail. Your password stays the same.",
  passwordChanged: 'Your password was changed',
  passwordChangedText: 'Your password was changed, and we signed you out everywhere.',
  passwordChangedHere: 'Your password was changed, and we signed you out everywhere else.',
  passwordChangedNotYou: "If it wasn't you, set a new password now and reply to this e-mail.",
  unread: (count: number, from: string) =>
    count === 1 ? `Unread message from ${from}` : `${count} unread messages from ${from}`,
  unreadText: (from: string) => `${from} wrote to you, and you haven't read it yet.`,
  read: (count: number) => (count === 1 ? 'Read the message' : 'Read the messages'),
  summary: (first: string, more: number) => `${first} and ${more} more`,
  summaryTurns: 'First what waits for you, then what happened while you were away.',
  summaryText: "Here's what happened while you were away. Nothing needs an answer.",
  seeAll: (more: number) => (more > 0 ? `See all, plus ${more} more` : 'See all notifications'),
};

/** News by order: what comes first. */
export const news = {
  urgent: 'Your turn, your money',
  earlier: (count: number) => `and ${count} earlier`,
};
