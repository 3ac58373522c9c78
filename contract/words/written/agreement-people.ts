/** The clauses of the user agreement on who may do what, on conduct, and its last words. */
import { SHOW_AFTER_DAYS } from '../../reviews/reviews.ts';
import type { Clause, RuleFacts } from './figures.ts';

export const accountClauses = {
  parties: {
    title: 'Who agrees to what',
    body: () => [
      'A **client** (talent hunter) posts jobs, orders gigs, hires and pays. A **talent** (freelancer) sells gigs, bids for jobs and delivers. Adire brings them together, holds the price in escrow and divides it by the rules below. The contract for the work itself is made between client and talent; Adire is not a party to it and employs neither of them.',
    ],
  },
  accounts: {
    title: 'Accounts',
    body: () => [
      {
        list: [
          'You must be **18 years or older** and able to make contracts.',
          'What you say about yourself must be true. One person has one account. Your password is yours alone; what is done with your account counts as done by you.',
          'One profile holds one account type. Holding both types, client and talent, under one profile needs our written permission; the product gives it, in writing on your screen, when you add the second type on your profile page, and we may take it back.',
          'Where a client is a team, the owner of the account decides who in it may do what, may give its members different permissions, and answers for all of them.',
          'We may decline or revoke an account that breaks this agreement or the law. A revoked account can not sign in; its open orders and its money are settled by an operator under the rules below.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Clause>;

export const conductClauses = {
  reviews: {
    title: 'Reviews',
    body: () => [
      `After acceptance each party may review the other once, with one to five stars and words. A review is shown when both have written, or ${SHOW_AFTER_DAYS} days after acceptance. The person reviewed may answer once. Reviews must tell of the order; nobody may ask for, buy or threaten with them.`,
    ],
  },
  conduct: {
    title: 'How we treat each other',
    body: () => [
      {
        list: [
          'Payment for work that began here is made here. Leading the other side to pay past escrow takes its protection away and may cost the account.',
          'No work that is stolen, hateful, sexual towards minors, deceptive or against the law; no spam, no viruses, no harassment.',
          'Messages belong to those who wrote them. You can block a person and report a message; reported ones are read by an operator.',
        ],
      },
    ],
  },
  rights: {
    title: 'Who owns the work',
    body: () => [
      'Unless your agreement says otherwise, the rights in the delivered work pass to the client when the order is accepted and the talent has been credited; until then they stay with the talent, who warrants that the work is their own or that they may pass it on. The talent may show accepted work among past work, unless the client asked for it to be kept private before the agreement was made. For what you publish here you give Adire the right to show it on the market as long as it stands there.',
    ],
  },
  changes: {
    title: 'Changes',
    body: () => [
      'Fees are raised with **at least 30 days’ notice**, in the product and by mail. An agreement keeps the fees under which it was made, however long its order takes. Other changes of this text are told before they count; who does not want them may close the account.',
    ],
  },
  closing: {
    title: 'Closing your account',
    body: () => [
      'You may delete your account at any time when no order of yours is open and no money of yours is held, on its way or to be withdrawn. What then happens to your data is told in the [privacy policy](/policy#deletion).',
    ],
  },
  liability: {
    title: 'What we answer for',
    body: () => [
      'We answer for the money in escrow and for dividing it as said here. We do not answer for the quality of a talent’s work or for what a client does with it, nor for failures of networks, power, banks and payment providers that we can not prevent. Nothing here takes away rights that the law of Nigeria gives you as a consumer.',
    ],
  },
  law: {
    title: 'Law and contact',
    body: ({ mail }: RuleFacts) => [
      `The law of the Federal Republic of Nigeria applies. Days are counted in Africa/Lagos. Before you go to court, use the dispute of the order and write to ${mail}; most things are settled there.`,
    ],
  },
} as const satisfies Record<string, Clause<[RuleFacts]>>;
