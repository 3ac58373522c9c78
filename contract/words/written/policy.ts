/** The sections of the privacy policy: what is kept of people and why, by whom it is seen, and their rights. */
import type { Clause } from './figures.ts';

type Mailed = { mail: string };

export const policyBasis = {
  who: {
    title: 'Who is responsible',
    body: ({ mail }: Mailed) => [
      `Adire runs this marketplace and decides what is kept and why: it is the data controller in the words of the Nigeria Data Protection Act 2023 (“the Act”). Questions and wishes about your data go to ${mail}; please write “Data protection” in the subject.`,
      'The market is for people of 18 years or older. We keep no data of children knowingly, and delete an account when we learn that its owner is younger.',
    ],
  },
  basis: {
    title: 'Why we may keep data',
    body: () => [
      'Section 25 of the Act names the reasons. Ours are:',
      {
        list: [
          '**The contract with you.** Without your account, your orders, your messages and your bank details the market can not do what you asked it for.',
          '**The law.** Records of money have to be kept; courts and authorities may demand what the law lets them demand.',
          '**Legitimate interest.** Keeping accounts safe, settling disputes, and stopping fraud. We weigh this against your interests, and you may object.',
          '**Your consent.** For notifications on your device, and for mails that you can switch off. You can take it back at any time, under Preferences, without a reason.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Clause<[Mailed]>>;

/** What, why, and how long. */
export const policyKept = {
  title: 'What is kept, why, and for how long',
  columns: { what: 'What', why: 'Why', until: 'How long' },
  rows: {
    account: {
      what: 'Account: name, e-mail address, password, language',
      why: 'To let you in and to write to you. Of the password only a slow, salted hash is kept; nobody can read it.',
      until: 'Until you delete the account',
    },
    profile: {
      what: 'Profile: first and last name, gender, phone number, country, state, picture, story',
      why: 'To show who sells and who hires. Phone number and gender are shown to no other member.',
      until: 'Until you change or delete it',
    },
    shown: {
      what: 'Education, certificates, skills, languages, past work, gigs',
      why: 'To show what a talent can do. Gigs and talents’ profiles are public.',
      until: 'Until you delete them or the account',
    },
    orders: {
      what: 'Jobs, bids, agreements, milestones, deliveries, reviews',
      why: 'They are the contract between the two parties of an order.',
      until:
        'Drafts and bids until you delete the account. Of paid orders the terms and deliveries stay: see “Deleting your account”',
    },
    messages: {
      what: 'Messages and attachments',
      why: 'So that both sides can read what was agreed, and a dispute can be decided.',
      until: 'Until you delete the account',
    },
    money: {
      what: 'Payments, escrow, payouts, bank account and the name that the bank gave',
      why: 'To pay the right person, and to prove every kobo.',
      until: 'Six years after the year of the last movement, as tax law asks',
    },
    mails: {
      what: 'Notifications and mails sent',
      why: 'To tell you whose turn it is.',
      until: 'Until you delete the account',
    },
    sessions: {
      what: 'Sessions: when you were last here',
      why: 'To keep you signed in and to show that you are online.',
      until:
        'Sessions end after 7 idle days, 30 in all; the time of your last visit is kept until you delete the account',
    },
    guesses: {
      what: 'Wrong passwords tried for an address, as a hash',
      why: 'To stop guessing.',
      until: 'One day; known networks 30 days',
    },
    log: {
      what: 'Technical log: time, path, answer of each call',
      why: 'To find faults. It holds no headers, no form contents and no passwords.',
      until: 'As long as a fault may have to be found, 30 days at most',
    },
  },
  after:
    'Your card never reaches us: you type it on the payment provider’s own page. We do not ask for your BVN or NIN.',
} as const;

export const policySharing = {
  shared: {
    title: 'Who else sees it',
    body: () => [
      {
        list: [
          '**Everybody** sees a talent’s public profile, gigs, past work and shown reviews, also without an account.',
          '**The other party** of an order sees its contents, your name and your messages to them.',
          '**Paystack**, the payment provider, receives what a payment or a payout needs: your e-mail address and the amount, or your bank account and its name. It is a controller of its own for what you type on its page.',
          '**The mail service and the push service** of your browser carry what we send you. Push messages hold a title and no words of a message.',
          '**Operators of Adire** read an order and its conversation when a dispute or a report needs a decision. Each look into a conversation is written into a log that can not be changed.',
          '**Authorities** get what a valid order under Nigerian law makes us give.',
        ],
      },
      'Nobody else. Where a service stands outside of Nigeria, data goes there only on the grounds of sections 41 to 43 of the Act.',
    ],
  },
  browser: {
    title: 'What your browser keeps',
    body: () => [
      'Adire sets one cookie, and only when you choose a language: it holds that choice and nothing else, for a year. Nothing is loaded from other sites. Your browser keeps the token of your session and your name in its session storage, gone when the tab is closed; drafts of forms, messages that wait for the network, and the chosen theme in its local storage. Signing out clears them.',
    ],
  },
  machines: {
    title: 'Decisions by machines',
    body: () => [
      'The order of search results follows words, reviews and newness; no machine locks an account or decides a dispute. A message that seems to lead a payment past escrow gets a warning; a person looks at it only when it is reported.',
    ],
  },
  deletion: {
    title: 'Deleting your account',
    body: () => [
      'You can delete your account yourself, under “Your data” in the menu of your picture. It is possible once no order is open and no money of yours is with us or on its way. Then, at once:',
      {
        list: [
          'your name, e-mail address, password, profile, picture, education, certificates, skills, languages, past work and gigs are removed;',
          'your messages, attachments and files that no paid order needs are removed, with their bytes; in conversations stands “Deleted person”;',
          'your sessions and devices are signed out.',
        ],
      },
      'What the other party of a paid order has a right to, its terms, deliveries and the review you gave, stays with them under “Deleted person”. Entries of money stay as well, with a number in place of your name, because the law wants them and because somebody else’s money is in the same books. Mails that others got from us can not be called back.',
    ],
  },
} as const satisfies Record<string, Clause>;

export const policyRights = {
  rights: {
    title: 'Your rights',
    body: ({ mail }: Mailed) => [
      'Sections 34 to 38 of the Act give you these, free of charge:',
      {
        list: [
          '**To know and to have a copy.** “Your data” gives you all of it at once: one file for machines (JSON), and every file that you sent.',
          '**To correct it.** Everything you wrote can be changed where you wrote it; for what can not, write to us.',
          '**To have it deleted**, as said above.',
          '**To restrict or to object** to what we do on the ground of legitimate interest.',
          '**To take it elsewhere.** The copy is in a form that other programs read.',
          '**To take consent back**, at any time.',
          '**Not to be judged by a machine alone.** Nothing of the kind happens here.',
        ],
      },
      `Write to ${mail}. We answer within 30 days. You may also complain to the Nigeria Data Protection Commission.`,
    ],
  },
  safety: {
    title: 'How it is kept safe',
    body: () => [
      'Connections are encrypted. Passwords and tokens are kept as hashes only. Files of orders and messages answer only to links that we signed for their parties and that expire after ten minutes. Who may see what is decided on the server for each call.',
      'Should a breach put people at risk, we tell the Commission within 72 hours and, where the risk is high, you without delay (section 40 of the Act).',
    ],
  },
  changes: {
    title: 'Changes',
    body: () => [
      'When this page changes, its date changes, and members are told before a change that concerns them takes effect. For the contract between us see the [user agreement](/agreement).',
    ],
  },
} as const satisfies Record<string, Clause<[Mailed]>>;
