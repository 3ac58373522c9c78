/** An escrow worked through by the rules that divide real ones, for those who want to know before they pay. */
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
