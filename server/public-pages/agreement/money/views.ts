/** The sections of the agreement on money: escrow, fees, cancellation, payouts. */
import type { FeePolicy } from '#contract/division.ts';
import { DELAYED_AFTER_DAYS } from '#contract/lifecycles/job.ts';
import { BUDGET_MIN_NAIRA, showNaira } from '#contract/money.ts';
import { PRODUCT } from '#contract/words.ts';
import { html } from '#server/core/markup.ts';
import type { Section } from '../../legal/views.ts';
import { showPercent } from '../../rules.ts';

export function moneySections(fees: FeePolicy): Section[] {
  return [escrow(), acceptance(fees), cancellation(fees), ...out()];
}

function escrow(): Section {
  return {
    id: 'escrow',
    title: 'Paying into escrow',
    body: html`<p>After both have agreed, the client pays the whole price, in naira, on the payment provider’s page; the smallest is ${showNaira(BUDGET_MIN_NAIRA)}. ${PRODUCT} holds it until the order ends. The provider’s charge for the payment is ours, except where a cancellation below says otherwise. A second or late payment for the same order never counts twice: it becomes the client’s payback. Amounts are counted in whole kobo; every deduction is rounded down, and what remains stays with the party it was taken from.</p>`,
  };
}

function acceptance(fees: FeePolicy): Section {
  return {
    id: 'fees',
    title: 'Fees and how an accepted order is divided',
    body: html`<ol><li>For each missed milestone its penalty, a percentage of the price, goes back to the client.</li><li>Of the rest, the work fee, ${PRODUCT} keeps a <b>service fee of ${showPercent(fees.serviceFee)}</b>, deducted from the talent’s payment. The client pays nothing on top of the price.</li><li>If the client took more than ${DELAYED_AFTER_DAYS} days to answer a submission, a <b>deduction of ${showPercent(fees.delayDeduction)}</b> of the price for the delayed response goes from the client’s part to the talent, at most what the penalties gave back.</li><li>What remains is the talent’s net pay.</li></ol><p>Signing up, posting jobs and bidding are free. See it <a href="/escrowHome#example">worked through</a>.</p>`,
  };
}

function cancellation(fees: FeePolicy): Section {
  return {
    id: 'cancellation',
    title: 'Cancelling a paid order',
    body: html`<ul><li><b>By the talent:</b> the whole price goes back to the client.</li><li><b>By the client, before the talent has started:</b> the price goes back, less the provider’s charge.</li><li><b>By the client, when fewer than ${fees.passedThreshold} milestones were passed and at least one was missed:</b> no payment to the talent; the price goes back, less the provider’s charge.</li><li><b>By the client in every other case, that is after the first ${fees.passedThreshold} milestones or without a failure:</b> a <b>rejection fee of ${showPercent(fees.rejectionFee)}</b> of the price is paid to the talent and a <b>cancellation fee of ${showPercent(fees.cancellationFee)}</b> goes to ${PRODUCT}, plus the payment gateway fee; the balance is returned to the client.</li><li>If the client’s response was delayed, ${showPercent(fees.delayDeduction)} of the price goes from the client’s balance to the talent.</li></ul><p>A milestone is passed when it was submitted and not declined. Work that has been submitted can not be cancelled, only accepted, declined or disputed. Both see every line of the division before anybody confirms.</p>`,
  };
}

function out(): Section[] {
  return [
    {
      id: 'payouts',
      title: 'Payouts and payback',
      body: html`<p>A talent withdraws the net pay of an accepted order; a client withdraws payback, of one order or all of it. The bank tells us whose account it is, and you confirm that name before money leaves. Only accounts in your own name may be used. A transfer that fails or comes back is put back, once, and can be asked for again. Taxes on what you earn are yours to pay.</p>`,
    },
  ];
}
