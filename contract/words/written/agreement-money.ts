/** The clauses of the user agreement on money: escrow, fees, cancellation, payouts. */
import { DELAYED_AFTER_DAYS } from '../../acts/job.ts';
import type { Clause, RuleFacts } from './figures.ts';

export const moneyClauses = {
  escrow: {
    title: 'Paying into escrow',
    body: ({ smallest }: RuleFacts) => [
      `After both have agreed, the client pays the whole price, in naira, on the payment provider’s page; the smallest is ${smallest}. Adire holds it until the order ends. The provider’s charge for the payment is ours, except where a cancellation below says otherwise. A second or late payment for the same order never counts twice: it becomes the client’s payback. Amounts are counted in whole kobo; every deduction is rounded down, and what remains stays with the party it was taken from.`,
    ],
  },
  fees: {
    title: 'Fees and how an accepted order is divided',
    body: ({ serviceFee, delayDeduction }: RuleFacts) => [
      {
        steps: [
          'For each missed milestone its penalty, a percentage of the price, goes back to the client.',
          `Of the rest, the work fee, Adire keeps a **service fee of ${serviceFee}**, deducted from the talent’s payment. The client pays nothing on top of the price.`,
          `If the client took more than ${DELAYED_AFTER_DAYS} days to answer a submission, a **deduction of ${delayDeduction}** of the price for the delayed response goes from the client’s part to the talent, at most what the penalties gave back.`,
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
          `**By the client, when fewer than ${passedThreshold} milestones were passed and at least one was missed:** no payment to the talent; the price goes back, less the provider’s charge.`,
          `**By the client in every other case, that is after the first ${passedThreshold} milestones or without a failure:** a **rejection fee of ${rejectionFee}** of the price is paid to the talent and a **cancellation fee of ${cancellationFee}** goes to Adire, plus the payment gateway fee; the balance is returned to the client.`,
          `If the client’s response was delayed, ${delayDeduction} of the price goes from the client’s balance to the talent.`,
        ],
      },
      'A milestone is passed when it was submitted and not declined. Work that has been submitted can not be cancelled, only accepted, declined or disputed. Both see every line of the division before anybody confirms.',
    ],
  },
  payouts: {
    title: 'Payouts and payback',
    body: () => [
      'A talent withdraws the net pay of an accepted order; a client withdraws payback, of one order or all of it. The bank tells us whose account it is, and you confirm that name before money leaves. Only accounts in your own name may be used. A transfer that fails or comes back is put back, once, and can be asked for again. Taxes on what you earn are yours to pay.',
    ],
  },
} as const satisfies Record<string, Clause<[RuleFacts]>>;
