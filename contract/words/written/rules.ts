/** What stands on both pages of rules, and on the user agreement around its clauses. */
import type { Figures } from './figures.ts';

export const rules = {
  /** The notice of a translation, and its link; empty, for this is the text that binds. */
  binding: '',
  bindingLink: '',
  version: (day: string) => `Version of ${day}. Members are told of a change before it counts.`,
  contents: 'Contents',
  agreement: {
    title: 'User agreement',
    description:
      'The rules of Adire: accounts, jobs, orders, escrow, fees, cancellation, disputes and payouts.',
    intro:
      'This is the contract between you and Adire, the marketplace. By opening an account you agree to it. What the product does and what stands here is the same: the figures below are the ones that it calculates with.',
    coming: 'A change is published.',
    comingText: (from: string, { serviceFee, rejectionFee, cancellationFee, delayDeduction }: Figures) =>
      `For agreements made from ${from} on: service fee ${serviceFee}, rejection fee ${rejectionFee}, cancellation fee ${cancellationFee}, deduction for a delayed response ${delayDeduction}. Agreements made before keep the fees under which they were made.`,
  },
  policy: {
    title: 'Privacy policy',
    description:
      'What Adire keeps of you, why, for how long, who else sees it, and what you can do about it.',
    intro:
      'This page says in plain words what Adire keeps of you and what you can do about it. We keep what an order, a payment and a conversation need. We sell no data and show no advertising.',
  },
} as const;
