/** Legal: the clauses of the user agreement and the sections of the privacy policy, in the order in which the pages show them. */
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '../../accounts/sessions.ts';
import { ACCEPT_AFTER_DAYS, DELAYED_AFTER_DAYS, REMIND_ON_DAYS } from '../../acts/deadlines.ts';
import { DISPUTE_ANSWER_DAYS, DISPUTE_DECISION_DAYS } from '../../acts/dispute.ts';
import { EXTENSION_LAPSES_AFTER_DAYS } from '../../acts/extension.ts';
import type { Clause, RuleFacts } from './public-pages.ts';

type Mailed = { mail: string };

/** Agreement: who may do what. */
export const accountClauses = {
  parties: {
    title: 'Who agrees to what',
    body: () => [
      'A **client** (talent hunter) posts jobs, orders gigs, hires and pays. A **talent** (freelancer) sells gigs, bids for jobs and delivers. Adire brings them together, holds the price in escrow and divides it by the rules below. The contract for the work itself is between client and talent. Adire is not a party to it and employs neither of them.',
    ],
  },
  accounts: {
    title: 'Accounts',
    body: () => [
      {
        list: [
          'You must be **18 years or older** and able to make contracts.',
          'What you say about yourself must be true. One person has one account. Your password is yours alone: what is done with your account counts as done by you.',
          'One profile holds one account type. Holding both types, client and talent, under one profile needs our written permission. You get it in writing on your screen when you add the second type on your profile page, and we may take it back.',
          'Where a client is a team, the owner of the account decides who in it may do what, may give its members different permissions, and answers for all of them.',
          'We may decline or revoke an account that breaks this agreement or the law. A revoked account can’t sign in. An operator settles its open orders and its money under the rules below.',
        ],
      },
    ],
  },
} satisfies Record<string, Clause>;

/** Agreement: how an order comes to be, runs and ends. */
export const orderClauses = {
  jobs: {
    title: 'Jobs, bids and gigs',
    body: () => [
      {
        list: [
          'A client posts a job with a brief, a budget and 1 to 4 milestones. Every talent sees an open job. Only those invited see a closed one. The client can change or delete it while it takes bids.',
          'A talent bids once for a job, never for their own, at the job’s budget or at a price of their own. Bidding is free. A rejected bid carries the client’s reason.',
          'You order a gig by choosing one of its packages. From then on it is an order like any other.',
        ],
      },
    ],
  },
  agreements: {
    title: 'The agreement between client and talent',
    body: () => [
      'The client chooses a bid and offers dates and terms. The talent accepts by ticking them, or declines with a reason. Until the price is paid, either side may cancel the agreement free of charge. Once an order is paid for, the other bids are rejected with the reason “Another talent was hired for this job”.',
    ],
  },
  milestones: {
    title: 'Milestones and deadlines',
    body: () => [
      {
        list: [
          'A milestone has a title, a number of days and a penalty of 1 to 10 percent of the price. Its days run from the start of the agreement or from the payment, whichever is later, and end at 23:59:59 in Lagos.',
          'Days on which the order waits for the client are added. It waits while work is submitted or in dispute, or while a request for more time is unanswered. The other side’s silence never makes a talent late.',
          `The talent may ask for more time. The client has ${EXTENSION_LAPSES_AFTER_DAYS} days to answer, then the request lapses. The client may waive a missed milestone.`,
        ],
      },
    ],
  },
  acceptance: {
    title: 'Delivery and acceptance',
    body: () => [
      `The talent submits the work. The client accepts it, or asks for changes with a reason, which sends the order back to work. If the client does neither, we send reminders on days ${REMIND_ON_DAYS.join(', ')}. After **${ACCEPT_AFTER_DAYS} days of silence the work is accepted**. Acceptance is final and divides the escrow.`,
    ],
  },
  disputes: {
    title: 'Disputes',
    body: () => [
      `While an order is active or submitted, either party may open a dispute, with a statement and evidence. The escrow is frozen and no deadline runs out. The other side has ${DISPUTE_ANSWER_DAYS} days to answer. Without an answer, the dispute is decided without one. Both may agree on a division at any time, and whoever opened the dispute may withdraw it. Otherwise an operator of Adire divides the escrow, normally within ${DISPUTE_DECISION_DAYS} days, and writes the reason where both can read it. The decision itself costs nobody a fee.`,
    ],
  },
} satisfies Record<string, Clause>;

/** Agreement: escrow, fees, cancellation, payouts. */
export const moneyClauses = {
  escrow: {
    title: 'Paying into escrow',
    body: ({ smallest }: RuleFacts) => [
      `After both have agreed, the client pays the whole price, in naira, on the payment provider’s page. The smallest price is ${smallest}. Adire holds it until the order ends. We pay the provider’s charge for the payment, except where a cancellation below says otherwise. A second or late payment for the same order never counts twice: it is added to the client’s refunds. Amounts are counted in whole kobo. Every deduction is rounded down, and what remains stays with the party it was taken from.`,
    ],
  },
  fees: {
    title: 'Fees and how an accepted order is divided',
    body: ({ serviceFee, delayDeduction }: RuleFacts) => [
      {
        steps: [
          'For each missed milestone its penalty, a percentage of the price, goes back to the client.',
          `Of the rest, the work fee, Adire keeps a **service fee of ${serviceFee}**, deducted from the talent’s payment. The client pays nothing on top of the price.`,
          `If the client took more than ${DELAYED_AFTER_DAYS} days to answer a submission, a **deduction of ${delayDeduction}** of the price for the delayed response goes from the client’s part to the talent. It is never more than what the penalties gave back.`,
          'What remains is the talent’s net pay.',
        ],
      },
      'Signing up, posting jobs and bidding are free. See it [worked through](/escrowHome#example).',
    ],
  },
  cancellation: {
    title: 'Cancelling a paid order',
    body: ({ passedThreshold, rejectionFee, cancellationFee, delayDeduction }: RuleFacts) => [
      {
        list: [
          '**By the talent:** the whole price goes back to the client.',
          '**By the client, before the talent has started:** the price goes back, less the provider’s charge.',
          `**By the client, when fewer than ${passedThreshold} milestones were passed and at least one was missed:** the talent is paid nothing. The price goes back, less the provider’s charge.`,
          `**By the client in every other case, that is after the first ${passedThreshold} milestones or without a failure:** the talent is paid a **rejection fee of ${rejectionFee}** of the price, and Adire a **cancellation fee of ${cancellationFee}**. The payment gateway fee is taken as well. The balance is returned to the client.`,
          `If the client’s response was delayed, ${delayDeduction} of the price goes from the client’s balance to the talent.`,
        ],
      },
      'A milestone is passed when it was submitted and not declined. Work that has been submitted can’t be cancelled, only accepted, declined or disputed. Both see every line of the division before anybody confirms.',
    ],
  },
  payouts: {
    title: 'Payouts and refunds',
    body: () => [
      'A talent withdraws the net pay of an accepted order. A client withdraws refunds, of one order or all of them. The bank gives us the name on the account, and you confirm it before money leaves. You may use only accounts in your own name. A transfer that fails or comes back is put back, once, and you can ask for it again. Taxes on what you earn are yours to pay.',
    ],
  },
} satisfies Record<string, Clause<[RuleFacts]>>;

/** Agreement: conduct, and its last words. */
export const conductClauses = {
  reviews: {
    title: 'Reviews',
    body: () => [
      'After acceptance each party may review the other once, with one to five stars and words. A review is shown when both have written, or 14 days after acceptance. The person reviewed may answer once. Reviews must be about the order. Nobody may ask for reviews, buy them or threaten with them.',
    ],
  },
  conduct: {
    title: 'How we treat each other',
    body: () => [
      {
        list: [
          'Payment for work that began here is made here. Leading the other side to pay outside escrow takes away their protection and may cost you your account.',
          'No work that is stolen, hateful, sexual towards minors, deceptive or against the law. No spam, no viruses, no harassment.',
          'Messages belong to those who wrote them. You can block a person and report a message. An operator reads reported ones.',
        ],
      },
    ],
  },
  rights: {
    title: 'Who owns the work',
    body: () => [
      'Unless your agreement says otherwise, the rights in the delivered work pass to the client when the order is accepted and the talent has been credited. Until then they stay with the talent, who warrants that the work is their own or that they may pass it on. The talent may show accepted work among past work, unless the client asked before the agreement was made for it to be kept private. For what you publish here, you give Adire the right to show it on the marketplace for as long as it stays published.',
    ],
  },
  changes: {
    title: 'Changes',
    body: () => [
      'We raise fees only with **at least 30 days’ notice**, in the product and by e-mail. An agreement keeps the fees under which it was made, however long its order takes. We announce other changes to this text before they take effect. If you disagree, you can close your account.',
    ],
  },
  closing: {
    title: 'Closing your account',
    body: () => [
      'You may delete your account at any time when no order of yours is open and no money of yours is held, on its way or still to be withdrawn. The [privacy policy](/policy#deletion) says what then happens to your data.',
    ],
  },
  liability: {
    title: 'What we answer for',
    body: () => [
      'We answer for the money in escrow and for dividing it as these rules say. We don’t answer for the quality of a talent’s work or for what a client does with it. Nor do we answer for failures of networks, power, banks and payment providers that we can’t prevent. Nothing here takes away rights that the law of Nigeria gives you as a consumer.',
    ],
  },
  law: {
    title: 'Law and contact',
    body: ({ mail }: RuleFacts) => [
      `The law of the Federal Republic of Nigeria applies. Days are counted in Africa/Lagos. Before you go to court, open a dispute on the order and write to ${mail}. Most matters are settled there.`,
    ],
  },
} satisfies Record<string, Clause<[RuleFacts]>>;

/** Policy: who keeps data, and on which ground. */
export const policyBasis = {
  who: {
    title: 'Who is responsible',
    body: ({ mail }: Mailed) => [
      `Adire runs this marketplace and decides what is kept and why. In the words of the Nigeria Data Protection Act 2023 (“the Act”), it is the data controller. Send questions and requests about your data to ${mail}, with “Data protection” in the subject.`,
      'The marketplace is for people of 18 years or older. We don’t knowingly keep data of children, and we delete an account when we learn that its owner is younger.',
    ],
  },
  basis: {
    title: 'Why we may keep data',
    body: () => [
      'Section 25 of the Act names the reasons. Ours are:',
      {
        list: [
          '**The contract with you.** Without your account, your orders, your messages and your bank details, the marketplace can’t do what you asked it for.',
          '**The law.** Records of money have to be kept. Courts and authorities may demand what the law lets them demand.',
          '**Legitimate interest.** Keeping accounts safe, settling disputes and stopping fraud. We weigh this against your interests, and you may object.',
          '**Your consent.** For notifications on your device, and for e-mails that you can switch off. You can withdraw it at any time under “Notification preferences”, without giving a reason.',
        ],
      },
    ],
  },
} satisfies Record<string, Clause<[Mailed]>>;

/** Policy: what is kept, why, and how long. */
export const policyKept = {
  title: 'What we keep, why, and for how long',
  columns: { what: 'What', why: 'Why', until: 'How long' },
  rows: {
    account: {
      what: 'Account: name, e-mail address, password, language',
      why: 'To let you in and to write to you. We keep only a salted hash of your password, slow to compute, which nobody can read.',
      until: 'Until you delete the account',
    },
    profile: {
      what: 'Profile: first and last name, gender, phone number, country, state, picture, story',
      why: 'To show who sells and who hires. No other member sees your phone number or gender.',
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
        'Drafts and bids until you delete the account. Terms and deliveries of paid orders stay: see “Deleting your account”',
    },
    messages: {
      what: 'Messages and attachments',
      why: 'So that both sides can read what was agreed, and a dispute can be decided.',
      until: 'Until you delete the account',
    },
    money: {
      what: 'Payments, escrow, payouts, bank account and the name that the bank gave',
      why: 'To pay the right person, and to account for every kobo.',
      until: 'Six years after the year of the last movement, as tax law requires',
    },
    mails: {
      what: 'Notifications and e-mails sent',
      why: 'To let you know what happened and what you can do next.',
      until: 'Until you delete the account',
    },
    sessions: {
      what: 'Sessions: when you were last here',
      why: 'To keep you signed in and to show that you are online.',
      until: `Sessions end after ${SESSION_IDLE_DAYS} idle days, ${SESSION_DAYS} in all. We keep the time of your last visit until you delete the account`,
    },
    guesses: {
      what: 'Wrong passwords tried for an address, as a hash',
      why: 'To stop people from guessing passwords.',
      until: 'One day. Known networks: 30 days',
    },
    log: {
      what: 'Technical log: time, path, answer of each call',
      why: 'To find faults. It holds no headers, no form contents and no passwords.',
      until: 'As long as a fault may have to be found, 30 days at most',
    },
  },
  after:
    'Your card details never reach us: you enter them on the payment provider’s own page. We don’t ask for your BVN or NIN.',
};

/** Policy: who sees it, and what happens to it. */
export const policySharing = {
  shared: {
    title: 'Who else sees it',
    body: () => [
      {
        list: [
          '**Everybody** sees a talent’s public profile, gigs, past work and published reviews, also without an account.',
          '**The other party** of an order sees its contents, your name and your messages to them.',
          '**Paystack**, the payment provider, receives what a payment or a payout needs: your e-mail address and the amount, or your bank account and its name. For what you enter on its page, it is a controller in its own right.',
          '**The e-mail service and the push service** of your browser carry what we send you. Push notifications hold a title and never the words of a message.',
          '**Operators of Adire** read an order and its conversation when a dispute or a report needs a decision. Each look into a conversation goes into a log that can’t be changed.',
          '**Authorities** get what a valid order under Nigerian law makes us give.',
        ],
      },
      'Nobody else. Where a service is outside Nigeria, data goes there only on the grounds of sections 41 to 43 of the Act.',
    ],
  },
  browser: {
    title: 'What your browser keeps',
    body: () => [
      'Adire sets one cookie, and only when you choose a language. It holds that choice and nothing else, for a year. Nothing is loaded from other sites. Your browser keeps the token of your session and your name in its session storage, which is gone when you close the tab. Its local storage holds drafts of forms, messages that wait for the network, and the theme you chose. Logging out clears them.',
    ],
  },
  machines: {
    title: 'Decisions by machines',
    body: () => [
      'The order of search results follows words, reviews and how new they are. No machine locks an account or decides a dispute. A message that seems to lead a payment outside escrow gets a warning. A person looks at it only when it is reported.',
    ],
  },
  deletion: {
    title: 'Deleting your account',
    body: () => [
      'You can delete your account yourself, under “Your data” in the menu of your picture. It is possible once no order is open and no money of yours is with us or on its way. Then, at once:',
      {
        list: [
          'your name, e-mail address, password, profile, picture, education, certificates, skills, languages, past work and gigs are removed;',
          'your messages, attachments and files that no paid order needs are removed for good, and conversations show “Deleted person”;',
          'your sessions and devices are signed out.',
        ],
      },
      'The other party of a paid order keeps what they have a right to: its terms, deliveries and the review you gave, under “Deleted person”. Entries of money stay as well, with a number in place of your name, because the law requires them and because somebody else’s money is in the same books. We can’t call back e-mails that others got from us.',
    ],
  },
} satisfies Record<string, Clause>;

/** Policy: people's rights, how data is protected, and how the policy changes. */
export const policyRights = {
  rights: {
    title: 'Your rights',
    body: ({ mail }: Mailed) => [
      'Sections 34 to 38 of the Act give you these rights, free of charge:',
      {
        list: [
          '**To know and to have a copy.** “Your data” gives you all of it at once: one file for machines (JSON), and every file that you sent.',
          '**To correct it.** You can change everything you wrote where you wrote it. For what you can’t change, write to us.',
          '**To have it deleted**, as described above.',
          '**To restrict or to object** to what we do on the ground of legitimate interest.',
          '**To take it elsewhere.** Other programs can read the copy.',
          '**To withdraw consent**, at any time.',
          '**Not to be judged by a machine alone.** Nothing of the kind happens here.',
        ],
      },
      `Write to ${mail}. We answer within 30 days. You may also complain to the Nigeria Data Protection Commission.`,
    ],
  },
  safety: {
    title: 'How we keep it safe',
    body: () => [
      'Connections are encrypted. We keep passwords and tokens only as hashes. Files of orders and messages open only through links that we signed for their parties and that expire after ten minutes. For each call, the server decides who may see what.',
      'Should a breach put people at risk, we notify the Commission within 72 hours and, where the risk is high, you without delay (section 40 of the Act).',
    ],
  },
  changes: {
    title: 'Changes',
    body: () => [
      'When this page changes, its date changes, and we let members know before a change that concerns them takes effect. For the contract between us, see the [user agreement](/agreement).',
    ],
  },
} satisfies Record<string, Clause<[Mailed]>>;
