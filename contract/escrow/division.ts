/** How an escrow is divided: pure arithmetic in kobo (rules 3.5 to 3.9), and the line-by-line figures shown before confirmation. */
import * as z from 'zod/mini';
import { naira } from '../core/common.ts';
import { type Kobo, kobo, share, toNaira } from '../core/money.ts';

/** The policy in force when the agreement was made, stored with it. Rates in basis points, times in days. */
export type FeePolicy = {
  serviceFee: number;
  rejectionFee: number;
  cancellationFee: number;
  delayDeduction: number;
  /** If fewer milestones than this have passed, a missed one lets the hunter cancel without fees. */
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
  kind: 'acceptance' | 'cancellation' | 'decision';
  /** Sum of the penalties: D. */
  penalties: Kobo;
  /** The amount the fee is taken from: E = P − D. */
  earned: Kobo;
  /** The platform's part. */
  fee: Kobo;
  /** Moved from the hunter's part to the talent's because the hunter's answer was delayed: L. */
  delay: Kobo;
  /** The provider's charge, borne by the hunter: g. */
  gateway: Kobo;
  talent: Kobo;
  hunter: Kobo;
};

const zero = kobo(0n);
const NOTHING = {
  penalties: zero,
  earned: zero,
  fee: zero,
  delay: zero,
  gateway: zero,
  talent: zero,
  hunter: zero,
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
  const penalties = kobo(missed.reduce((sum, percent) => sum + penaltyOf(price, percent), 0n));
  const earned = kobo(price - penalties);
  const fee = share(earned, policy.serviceFee);
  const delay = delayed ? least(penalties, share(price, policy.delayDeduction)) : zero;
  return {
    ...NOTHING,
    kind: 'acceptance',
    penalties,
    earned,
    fee,
    delay,
    talent: kobo(earned - fee + delay),
    hunter: kobo(penalties - delay),
  };
}

export type CancellationByHunter = {
  /** True when the talent had started. */
  started: boolean;
  milestones: number;
  /** Submitted and not sent back. */
  passed: number;
  missed: number;
  delayed: boolean;
  /** The provider's charge for the payment, in kobo: G. */
  charge: bigint;
};

/** Which rule divides a cancellation: `not-started` and `missed` cost the hunter only the provider's charge; `begun` also costs fees. */
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
  const rejection = free ? zero : share(price, policy.rejectionFee);
  const fee = free ? zero : share(price, policy.cancellationFee);
  const afterFees = kobo(price - rejection - fee);
  const gateway = least(kobo(state.charge), afterFees);
  const rest = kobo(afterFees - gateway);
  const delay = state.delayed ? least(rest, share(price, policy.delayDeduction)) : zero;
  return {
    ...NOTHING,
    kind: 'cancellation',
    earned: rejection,
    fee,
    delay,
    gateway,
    talent: kobo(rejection + delay),
    hunter: kobo(rest - delay),
  };
}

/** Cancellation by the talent after funding: the hunter gets everything back, the platform bears the provider's charge. */
export function divideCancelledByTalent(price: bigint): Division {
  return { ...NOTHING, kind: 'cancellation', hunter: kobo(price) };
}

/**
 * A dispute decided by an operator or settled by the parties: the talent gets `gross` kobo of the price, less the service fee
 * as on earned money; the hunter gets the rest. The platform bears the provider's charge. talent + hunter + fee = price.
 * Throws when `gross` is negative or more than the price.
 */
export function divideDecided(price: bigint, gross: bigint, policy: FeePolicy): Division {
  if (gross < 0n || gross > price) throw new RangeError('a decision gives from nothing to the price');
  const fee = share(gross, policy.serviceFee);
  return {
    ...NOTHING,
    kind: 'decision',
    earned: kobo(gross),
    fee,
    talent: kobo(gross - fee),
    hunter: kobo(price - gross),
  };
}

/** Returns what a talent receives at this price, in kobo, when no milestone is missed. */
export function netPay(price: bigint, policy: FeePolicy = STANDARD_POLICY): Kobo {
  return divideAccepted(price, [], false, policy).talent;
}

/** The penalty for one missed milestone. */
function penaltyOf(price: bigint, percent: number): Kobo {
  return share(price, percent * 100);
}

function least(a: Kobo, b: Kobo): Kobo {
  return a < b ? a : b;
}

/**
 * Amounts in naira. For `acceptance` and `decision`, talent + hunter + platform = price; for `cancellation` the gateway's charge
 * is added to that sum.
 */
export const division = z.object({
  kind: z.enum(['acceptance', 'cancellation', 'decision']),
  price: naira,
  /** One line per missed milestone. */
  penalties: z.array(z.object({ position: z.int(), title: z.string(), percent: z.int(), amount: naira })),
  penalty_total: naira,
  /** The amount the service fee is taken from: price − penalties; for a decision, the talent's gross part. */
  earned: naira,
  fee_percent: z.number(),
  fee: naira,
  /** Returned to the talent because the hunter's answer was delayed. */
  delay_deduction: naira,
  /** The provider's charge borne by the hunter (cancellations only). */
  gateway: naira,
  talent: naira,
  hunter: naira,
  platform: naira,
});
export type DivisionView = z.infer<typeof division>;

type Missed = { position: number; title: string; penalty_percent: number };

/** Returns a division as it is shown; each missed milestone has a line when misses cost something. */
export function divisionView(
  price: bigint,
  parts: Division,
  { missed, policy }: { missed: readonly Missed[]; policy: FeePolicy },
): DivisionView {
  return {
    kind: parts.kind,
    price: toNaira(price),
    penalties: (parts.penalties > 0n ? missed : []).map(({ position, title, penalty_percent: percent }) => {
      return { position, title, percent, amount: toNaira(penaltyOf(price, percent)) };
    }),
    penalty_total: toNaira(parts.penalties),
    earned: toNaira(parts.earned),
    fee_percent: policy.serviceFee / 100,
    fee: toNaira(parts.fee),
    delay_deduction: toNaira(parts.delay),
    gateway: toNaira(parts.gateway),
    talent: toNaira(parts.talent),
    hunter: toNaira(parts.hunter),
    platform: toNaira(parts.fee),
  };
}

/** The rule by which a cancellation is divided (rules 3.6 and 3.7). */
export const cancelRule = z.enum(['by-talent', 'not-started', 'missed', 'begun']);
export type CancelRule = z.infer<typeof cancelRule>;

/** The figures shown to the person who confirms, sent along; 409 when they differ from what would be booked. */
export const shownDivision = z.strictObject({
  talent: naira,
  hunter: naira,
  platform: naira,
  gateway: naira,
});
export type ShownDivision = z.infer<typeof shownDivision>;

/** Returns the figures of a division to send with the action. */
export function shownDivisionOf({ talent, hunter, platform, gateway }: DivisionView): ShownDivision {
  return { talent, hunter, platform, gateway };
}
