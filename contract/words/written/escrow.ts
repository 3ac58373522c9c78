/** `/escrowHome`: how escrow protects both sides, and the worked example. */
import { ACCEPT_AFTER_DAYS, DELAYED_AFTER_DAYS } from '../../acts/job.ts';
import type { Figures } from './figures.ts';

export const escrow = {
  title: 'How escrow protects you',
  description:
    "Who holds the money, until when, and who gets what at each ending of an order on Adire: worked through with the product's own rules.",
  heading: 'How escrow protects both sides',
  lead: 'The client pays the whole price before work begins. Adire holds it. Nobody gets it before the work was accepted, and every ending has a rule that both knew beforehand.',
  ready: 'Ready when you are',
  stagesHeading: 'Where the money is, step by step',
  stages: {
    agreed: {
      title: 'Agreed',
      text: 'Price, dates, milestones and penalties are fixed. Both have said yes. Nothing is paid yet, and both may still leave, free.',
    },
    paid: {
      title: 'Paid into escrow',
      text: 'The client pays the whole price by card, transfer or USSD. The talent sees that the money is there before starting.',
    },
    active: {
      title: 'In progress',
      text: 'Milestones are handed in by their days. A missed one costs the percentage that was agreed for it, never more.',
    },
    submitted: {
      title: 'Submitted',
      text: `The client accepts, asks for changes or opens a dispute. ${ACCEPT_AFTER_DAYS} days of silence count as accepted.`,
    },
    accepted: {
      title: 'Accepted',
      text: 'The escrow is divided, line by line, on a page that both can read. The talent withdraws to a bank account.',
    },
  },
  endings: {
    accepted: {
      label: 'The work is accepted in time',
      why: ({ serviceFee }: Figures) =>
        `Penalties of missed milestones go back to the client. Adire keeps ${serviceFee} of the rest; the talent receives what remains.`,
    },
    'accepted-late': {
      label: `Accepted, but the client took more than ${DELAYED_AFTER_DAYS} days to answer`,
      why: ({ delayDeduction }: Figures) =>
        `A late answer costs: up to ${delayDeduction} of the price goes from the client's part to the talent.`,
    },
    'cancelled-early': {
      label: 'The client cancels before the talent has started',
      why: (_figures: Figures) =>
        'Everything goes back, less what the payment provider charged for the payment.',
    },
    'cancelled-missed': {
      label: 'The client cancels after a missed milestone',
      why: ({ passedThreshold }: Figures) =>
        `Fewer than ${passedThreshold} milestones passed and at least one was missed: the talent receives nothing, the client pays the provider's charge only.`,
    },
    'cancelled-passed': {
      label: 'The client cancels although milestones were passed',
      why: ({ rejectionFee, cancellationFee }: Figures) =>
        `The talent receives ${rejectionFee}, Adire ${cancellationFee}, the provider its charge; the balance goes back.`,
    },
    'cancelled-talent': {
      label: 'The talent cancels',
      why: (_figures: Figures) => "The whole price goes back to the client. The provider's charge is ours.",
    },
  },
  parts: {
    talent: 'The talent receives',
    hunter: 'Back to the client',
    fee: 'Adire keeps',
    gateway: "Payment provider's charge",
  },
  work: 'Work it through',
  workLead: (penalty: string) =>
    `Four milestones, each with a penalty of ${penalty}. Choose a price and how it ends; the figures are made by the same rules that divide real orders.`,
  price: 'Price',
  missed: 'Milestones missed',
  ending: 'How it ends',
  workOut: 'Work it out',
  together: 'Together, the price',
  table: (price: string) => `The same, for ${price}`,
  caption: (price: string) => `Who gets what of ${price} at each ending`,
  withMissed: (label: string, missed: number) => `${label}, ${missed} missed`,
  charge:
    "The provider's charge is that of a local card payment; an order carries the charge that the provider reports.",
  safe: 'What each side is safe from',
  hire: 'If you hire',
  hiring: [
    'You pay once, to Adire, never to a stranger.',
    'A talent who never starts is paid nothing: you cancel and get the price back, less the provider’s charge.',
    'You pay the agreed price and nothing on top of it.',
    'Your payback can be withdrawn to your bank account at once.',
  ],
  sell: 'If you sell',
  selling: ({ passedThreshold, rejectionFee }: Figures) => [
    'The whole price is there before you begin.',
    `A client who falls silent accepts after ${ACCEPT_AFTER_DAYS} days.`,
    'The days on which you wait for the client are added to your deadlines.',
    `A client who cancels after ${passedThreshold} passed milestones owes you ${rejectionFee} of the price.`,
  ],
  everyRule: 'Every rule, in the user agreement',
} as const;
