/** What is said of payments, payouts, bank accounts and fees. */
import type { bankAccountActs, policyActs } from '../../../acts/account.ts';
import type { paymentActs } from '../../../acts/payment.ts';
import type { payoutActs } from '../../../acts/payout.ts';
import { type ActWords, both } from '../../../acts/words.ts';
import { inCurrency } from '../../../core/money.ts';
import { day, job, naira } from './phrases.ts';

export const paymentWords: ActWords<`payment.${keyof typeof paymentActs}`> = {
  'payment.return': {
    notify: {
      hunter: {
        title: 'Payment returned to you',
        text: (f) =>
          `${naira(f.amount)} for ${job(f)} came late, twice or in the wrong amount, so it didn't pay for the order. You can withdraw it.`,
      },
    },
    history: (f) => [
      `${naira(f.amount)} came late, twice or in the wrong amount`,
      'It is among the refunds that the hunter can withdraw.',
    ],
  },
  'payment.hold': {
    notify: {
      hunter: {
        title: 'Payment on hold',
        text: (f) =>
          `A payment for ${job(f)} isn't what we asked for, so it didn't pay for the order. The money is safe, and we're looking into it.`,
      },
    },
    history: () => ["A payment wasn't what we asked for", "The money is safe, and we're looking into it."],
  },
  'payment.give': {
    notify: {
      hunter: {
        title: 'Payment found',
        text: (f) => `We found your payment of ${naira(f.amount)} for ${job(f)}. You can withdraw it.`,
      },
    },
    history: (f) => [
      `We found a payment of ${naira(f.amount)} for this order`,
      'It is among the refunds that the hunter can withdraw.',
    ],
  },
  'payment.refund': {
    notify: {
      hunter: {
        title: 'Payment sent back',
        text: (f) =>
          `We couldn't take ${paid(f)} for ${job(f)}. It went back to the card or account it came from.`,
      },
    },
    history: (f) => [`${paid(f)} was sent back`, 'It went back to the card or account it came from.'],
  },
};

/** The same sentence for both: each is notified of their own withdrawals. */
export const payoutWords: ActWords<`payout.${keyof typeof payoutActs}`> = {
  'payout.settle': {
    notify: both({
      title: 'Money sent to your bank',
      text: (f) => `${naira(f.amount)} was paid into your bank account.`,
    }),
  },
  'payout.fail': {
    notify: both({
      title: 'Withdrawal failed',
      text: (f) =>
        `Your bank didn't take ${naira(f.amount)}. The money is back with us, and you can withdraw it again.`,
    }),
  },
  'payout.reverse': {
    notify: both({
      title: 'Withdrawal returned',
      text: (f) => `Your bank sent ${naira(f.amount)} back. You can withdraw it again.`,
    }),
  },
};

export const bankAccountWords: ActWords<`bank-account.${keyof typeof bankAccountActs}`> = {
  'bank-account.add': {
    notify: both({
      title: 'Bank account added',
      text: (f) =>
        `You can withdraw to your new account at ${f.bank_name} ${f.usable_at ? `from ${day(f.usable_at)}` : 'now'}. Wasn't it you? Change your password now and remove the account.`,
    }),
  },
};

export const policyWords: ActWords<`policy.${keyof typeof policyActs}`> = {
  'policy.publish': {
    notify: both({
      title: (f) => `New fees from ${day(f.effective_on)}`,
      text: (f) =>
        `For agreements made from ${day(f.effective_on)}, the service fee is ${f.service_fee}% of what a talent earns. If a hunter cancels without a missed milestone, the talent gets ${f.talent_share}% of the price and Adire ${f.platform_share}%. A late answer costs the hunter ${f.delay_deduction}%. Orders agreed before that keep their fees.`,
    }),
  },
};

function paid({ amount, currency }: { amount: string; currency?: string | undefined }): string {
  return inCurrency(naira(amount), currency ?? 'NGN');
}
