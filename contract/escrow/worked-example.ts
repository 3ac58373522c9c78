/** A worked example of an escrow, by the rules that divide real ones, for people who want to know before they pay. */
import {
  type Division,
  divideAccepted,
  divideCancelledByHunter,
  divideCancelledByTalent,
  type FeePolicy,
} from './division.ts';

export const workedEndings = [
  'accepted',
  'accepted-late',
  'cancelled-early',
  'cancelled-missed',
  'cancelled-passed',
  'cancelled-talent',
] as const;
export type WorkedEnding = (typeof workedEndings)[number];

/** The example's number of milestones, and the penalty of each in percent. */
export const WORKED_MILESTONES = 4;
export const WORKED_PENALTY = 5;
/** In naira. */
export const WORKED_PRICE = { min: 5000, max: 1_000_000, step: 5000, usual: 100_000 } as const;

/** Price in kobo, how many of the four milestones were missed, and how the order ends. */
export type WorkedOrder = { price: bigint; missed: number; ending: WorkedEnding };

/** Divides the example order: talent + hunter + fee + gateway = price, always. */
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

/** True when the number of missed milestones changes the result. */
export function countsMisses(ending: WorkedEnding): boolean {
  return ending === 'accepted' || ending === 'accepted-late';
}

/**
 * The payment provider's charge for a local card payment: 1.5 % plus N100 (the N100 only from N2,500 up), at most N2,000.
 * Only for the example: an order carries the charge that the provider reports.
 */
function usualCharge(price: bigint): bigint {
  const charge = (price * 15n) / 1000n + (price < 250_000n ? 0n : 10_000n);
  return charge < 200_000n ? charge : 200_000n;
}
