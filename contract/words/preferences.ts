/** The words of the page of preferences and of mails that can be stopped. */
import type { ChoiceKind, NewsWay } from '../notifications/choices.ts';

export const preferences = {
  heading: 'Notification preferences',
  lead: 'Everything stays in your list of notifications. Choose what else reaches you, and how.',
  link: 'Preferences',
  news: 'News',
  ways: { app: 'In the app', mail: 'E-mail', push: 'Push' } satisfies Record<NewsWay, string>,
  kinds: {
    agreements: ['Applications and agreements', 'Bids, answers to them, and agreements to accept or pay'],
    work: ['Work and milestones', 'Work that begins, is submitted, sent back or waits for your answer'],
    money: ['Money', 'Payments, accepted and cancelled orders, disputes, withdrawals'],
    reviews: ['Reviews', 'When somebody reviews you or replies to your review'],
    messages: [
      'Messages',
      'Push: when you are away or do not look. E-mail: when a message stays unread for ten minutes',
    ],
    tracker: ['Project tracker', 'Tasks and comments on the board of an order'],
    invitations: ['Invitations', 'When a hunter invites you to a closed job'],
    summary: ['Daily summary', 'What needs no answer, once a day at 8:00, when you have been away'],
  } satisfies Record<ChoiceKind, readonly [name: string, hint: string]>,
  /** In the foot of a mail and on the page it leads to. */
  stop: {
    agreements: 'No more mails about applications and agreements',
    work: 'No more mails about work and milestones',
    money: 'No more mails about money',
    reviews: 'No more mails about reviews',
    messages: 'No more mails about unread messages',
    tracker: 'No more mails about the project tracker',
    invitations: 'No more mails about invitations',
    summary: 'No more daily summary',
  } satisfies Record<ChoiceKind, string>,
  always: 'Always on',
  alwaysMailed: 'Mails about money are always sent, so that nothing happens to it behind your back.',
  none: 'Not by this way',
  appHint: 'Switched off here, news wait quietly in the list: no badge, no count.',
  security: 'Mails about your password and your account are always sent.',
  notSaved: 'This was not saved',
  failed: 'Your preferences could not be loaded',
  fixed: 'This can not be switched off',
  unsubscribe: {
    title: 'Mails from Adire',
    ask: 'Everything stays in your notifications in the app. Only the mails end.',
    button: 'Stop these mails',
    done: 'Done. You will not get these mails any more.',
    change: 'Change it in your preferences',
    broken: 'This link is not whole',
    brokenText: 'Please open it again from the mail, or sign in and change your preferences.',
  },
} as const;
