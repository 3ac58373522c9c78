/** How an escrow is divided: pure arithmetic in kobo (rules 3.5 to 3.9), and an example worked through for those who want to know before they pay. */
import { type Kobo, kobo, share } from '../core/money.ts';

/** The policy in force when the agreement was made, stored with it. Rates in basis points, times in days. */
export type FeePolicy = {
  serviceFee: number;
  rejectionFee: number;
  cancellationFee: number;
  delayDeduction: number;
  /** With fewer milestones passed than this, a missed one lets the hunter cancel without fees. */
  passedThreshold: number;
};

export const STANDARD_POLICY: FeePolicy = {
  serviceFee: 1000,
  rejectionFee: 750,
  cancellationFee: 250,
  delayDeduction: 100,
  passedThreshold: 2,
};

export type Division = {
  /** Sum of the penalties: D. */
  penalties: Kobo;
  /** What the fee is taken from: E = P − D. */
  earned: Kobo;
  /** The platform's part. */
  fee: Kobo;
  /** Moved from the hunter's part to the talent's because the hunter's answer was delayed: L. */
  delay: Kobo;
  /** The provider's charge that the hunter bears: g. */
  gateway: Kobo;
  talent: Kobo;
  hunter: Kobo;
};

/**
 * Acceptance. `price` in kobo, `missed` the penalty of each missed milestone in whole percent,
 * `delayed` whether the hunter took more than 7 days to answer a submission.
 * talent + hunter + fee = price, always.
 */
export function divideAccepted(
  price: bigint,
  missed: readonly number[],
  delayed: boolean,
  policy: FeePolicy,
): Division {
  const penalties = kobo(missed.reduce((sum, percent) => sum + share(price, percent * 100), 0n));
  const earned = kobo(price - penalties);
  const fee = share(earned, policy.serviceFee);
  const delay = delayed ? least(penalties, share(price, policy.delayDeduction)) : kobo(0n);
  return {
    penalties,
    earned,
    fee,
    delay,
    gateway: kobo(0n),
    talent: kobo(earned - fee + delay),
    hunter: kobo(penalties - delay),
  };
}

export type CancellationByHunter = {
  /** Whether the talent had started. */
  started: boolean;
  milestones: number;
  /** Submitted and not declined. */
  passed: number;
  missed: number;
  delayed: boolean;
  /** What the provider charged for the payment, in kobo: G. */
  charge: bigint;
};

/** Which rule divides a cancellation: `not-started` and `missed` cost the hunter only the provider's charge, `begun` also fees. */
export function cancellationRule(
  state: CancellationByHunter,
  policy: FeePolicy,
): 'not-started' | 'missed' | 'begun' {
  if (!state.started) return 'not-started';
  const threshold = Math.min(policy.passedThreshold, state.milestones);
  return state.passed < threshold && state.missed > 0 ? 'missed' : 'begun';
}

/** Cancellation by the hunter after funding. talent + hunter + fee + gateway = price, always. */
export function divideCancelledByHunter(
  price: bigint,
  state: CancellationByHunter,
  policy: FeePolicy,
): Division {
  const free = cancellationRule(state, policy) !== 'begun';
  const rejection = free ? kobo(0n) : share(price, policy.rejectionFee);
  const fee = free ? kobo(0n) : share(price, policy.cancellationFee);
  const afterFees = kobo(price - rejection - fee);
  const gateway = least(kobo(state.charge), afterFees);
  const rest = kobo(afterFees - gateway);
  const delay = state.delayed ? least(rest, share(price, policy.delayDeduction)) : kobo(0n);
  return {
    penalties: kobo(0n),
    earned: rejection,
    fee,
    delay,
    gateway,
    talent: kobo(rejection + delay),
    hunter: kobo(rest - delay),
  };
}

/** Cancellation by the talent after funding: everything goes back, the charge is the platform's. */
export function divideCancelledByTalent(price: bigint): Division {
  const zero = kobo(0n);
  return {
    penalties: zero,
    earned: zero,
    fee: zero,
    delay: zero,
    gateway: zero,
    talent: zero,
    hunter: kobo(price),
  };
}

/**
 * A dispute decided by an operator or settled by the two: `gross` kobo of the price to the talent, of which the service
 * fee is taken as from earned money; the rest to the hunter. The charge is the platform's. talent + hunter + fee = price.
 * Throws when more is given than there is.
 */
export function divideDecided(price: bigint, gross: bigint, policy: FeePolicy): Division {
  if (gross < 0n || gross > price) throw new RangeError('a decision gives from nothing to the price');
  const zero = kobo(0n);
  const fee = share(gross, policy.serviceFee);
  return {
    penalties: zero,
    earned: kobo(gross),
    fee,
    delay: zero,
    gateway: zero,
    talent: kobo(gross - fee),
    hunter: kobo(price - gross),
  };
}

/** Naira a talent receives at this price when no milestone is missed. */
export function netPay(price: bigint, policy: FeePolicy = STANDARD_POLICY): Kobo {
  return divideAccepted(price, [], false, policy).talent;
}

function least(a: Kobo, b: Kobo): Kobo {
  return a < b ? a : b;
}

export const workedEndings = [
  'accepted',
  'accepted-late',
  'cancelled-early',
  'cancelled-missed',
  'cancelled-passed',
  'cancelled-talent',
] as const;
export type WorkedEnding = (typeof workedEndings)[number];

/** The example has four milestones, each with a penalty of so many percent. */
export const WORKED_MILESTONES = 4;
export const WORKED_PENALTY = 5;
/** Naira. */
export const WORKED_PRICE = { min: 5000, max: 1_000_000, step: 5000, usual: 100_000 } as const;

/** Price in kobo, how many of the four milestones were missed, and how the order ends. */
export type WorkedOrder = { price: bigint; missed: number; ending: WorkedEnding };

/** What the order is divided into: talent + hunter + fee + gateway = price, always. */
export function workEscrow({ price, missed, ending }: WorkedOrder, policy: FeePolicy): Division {
  switch (ending) {
    case 'accepted':
    case 'accepted-late':
      return divideAccepted(
        price,
        Array.from({ length: missed }, () => WORKED_PENALTY),
        ending === 'accepted-late',
        policy,
      );
    case 'cancelled-talent':
      return divideCancelledByTalent(price);
    default:
      return divideCancelledByHunter(
        price,
        { ...progressAt(ending, missed, policy), charge: usualCharge(price) },
        policy,
      );
  }
}

/** How far the work had come when the hunter cancelled. */
function progressAt(ending: WorkedEnding, missed: number, policy: FeePolicy) {
  const started = ending !== 'cancelled-early';
  return {
    started,
    milestones: WORKED_MILESTONES,
    passed: ending === 'cancelled-passed' ? policy.passedThreshold : 0,
    missed: ending === 'cancelled-missed' ? Math.max(1, missed) : started ? missed : 0,
    delayed: false,
  };
}

/** Whether the number of missed milestones changes anything at this ending. */
export function countsMisses(ending: WorkedEnding): boolean {
  return ending === 'accepted' || ending === 'accepted-late';
}

/**
 * What the payment provider charges for a local card payment: 1.5 % and N100, the N100 not below N2,500, at most N2,000.
 * An example's figure only: an order carries the charge that the provider reports.
 */
function usualCharge(price: bigint): bigint {
  const charge = (price * 15n) / 1000n + (price < 250_000n ? 0n : 10_000n);
  return charge < 200_000n ? charge : 200_000n;
}
