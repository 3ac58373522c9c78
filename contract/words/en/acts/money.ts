/** What is said of payments, payouts, bank accounts and fees. */
import type { bankAccountActs, policyActs } from '../../../acts/account.ts';
import type { chargebackActs, chargedBackActs } from '../../../acts/chargeback.ts';
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
  'payment.send-back': {
    notify: {
      hunter: {
        title: 'Refund sent to you',
        text: (f) =>
          `${naira(f.amount)} of ${job(f)} went back to the card or account you paid from. Banks show it within 10 working days.`,
      },
    },
  },
  'payment.keep': {
    notify: {
      hunter: {
        title: "Refund didn't go through",
        text: (f) =>
          `${naira(f.amount)} of ${job(f)} couldn't go back to the card or account you paid from. You can withdraw it to your bank.`,
      },
    },
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

type Taken = { title: string; amount: string };

/** Lost, for whatever reason: it reads the same. */
const taken = {
  hunter: {
    title: 'Your bank took a payment back',
    text: (f: Taken) => `Your bank took ${naira(f.amount)} of ${job(f)} back. The order is over.`,
  },
  talent: {
    title: 'The bank took the payment back',
    text: (f: Taken) =>
      `The hunter's bank took ${naira(f.amount)} of ${job(f)} back. What you were paid before is yours.`,
  },
};

function takenLine({ amount }: Taken): readonly [string, string] {
  return [`The hunter's bank took ${naira(amount)} back`, 'What was paid out before stays paid.'];
}

export const chargebackWords: ActWords<
  `chargeback.${keyof typeof chargebackActs}` | `job.${keyof typeof chargedBackActs}`
> = {
  'chargeback.open': {
    notify: {
      hunter: {
        title: 'Your bank asks for a payment back',
        text: (f) =>
          `Your bank asks us for ${naira(f.amount)} of ${job(f)}. Until it decides, the money is frozen. A mistake? Ask your bank to stop it.`,
      },
      talent: {
        title: "The hunter's bank asks for the payment back",
        text: (f) =>
          `The bank asks for ${naira(f.amount)} of ${job(f)}. Until it decides, what is left of the money is frozen. We answer the bank.`,
      },
    },
    history: (f) => [
      `The hunter's bank asks for ${naira(f.amount)} back`,
      'What is left of the money is frozen until the bank decides.',
    ],
  },
  'chargeback.win': {
    notify: {
      hunter: {
        title: 'Your bank left the payment with us',
        text: (f) =>
          `The bank decided about ${naira(f.amount)} of ${job(f)}: the payment stands, and the order goes on.`,
      },
      talent: {
        title: 'The payment stands',
        text: (f) => `The bank decided about ${naira(f.amount)} of ${job(f)}: nothing is frozen any more.`,
      },
    },
    history: (f) => [`The bank left ${naira(f.amount)} with this order`, 'Nothing is frozen any more.'],
  },
  'chargeback.lose': { notify: taken, history: takenLine },
  'chargeback.expire': { notify: taken, history: takenLine },
  'job.charge-back': {
    history: () => ['The order is over', 'The bank took its payment back.'],
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
