/** The worked table of the rules and the properties of every division (rules 3). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo } from '../core/money.ts';
import {
  type CancellationByHunter,
  divideAccepted,
  divideCancelledByHunter,
  divideCancelledByTalent,
  divideDecided,
  netPay,
  STANDARD_POLICY as policy,
} from './division.ts';

const price = fc.bigInt({ min: 1n, max: 99_999_999_999_900n });
/** Prices are agreed in whole naira, so that every penalty is a whole number of kobo. */
const wholeNaira = fc.bigInt({ min: 1n, max: 999_999_999_999n }).map((naira) => naira * 100n);
const penalties = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 });
const cancellation: fc.Arbitrary<CancellationByHunter> = fc
  .record({
    started: fc.boolean(),
    milestones: fc.integer({ min: 1, max: 4 }),
    passed: fc.integer({ min: 0, max: 4 }),
    missed: fc.integer({ min: 0, max: 4 }),
    delayed: fc.boolean(),
    charge: fc.bigInt({ min: 0n, max: 99_999_999_999_900n }),
  })
  .map((state) => ({ ...state, passed: Math.min(state.passed, state.milestones) }));

describe('the worked table, in kobo', () => {
  it.each([
    ['N100,000, none missed', 10_000_000n, [], false, [0n, 10_000_000n, 1_000_000n, 0n, 9_000_000n, 0n]],
    [
      'N100,000, one missed at 5 %',
      10_000_000n,
      [5],
      false,
      [500_000n, 9_500_000n, 950_000n, 0n, 8_550_000n, 500_000n],
    ],
    [
      'N100,000, missed 5 % and 10 %, hunter late',
      10_000_000n,
      [5, 10],
      true,
      [1_500_000n, 8_500_000n, 850_000n, 100_000n, 7_750_000n, 1_400_000n],
    ],
    [
      'N100,001, one missed at 7 %',
      10_000_100n,
      [7],
      false,
      [700_007n, 9_300_093n, 930_009n, 0n, 8_370_084n, 700_007n],
    ],
  ] as const)('%s', (_case, amount, missed, late, [d, e, f, l, talent, hunter]) => {
    expect(divideAccepted(amount, missed, late, policy)).toEqual({
      kind: 'acceptance',
      penalties: d,
      earned: e,
      fee: f,
      delay: l,
      gateway: 0n,
      talent,
      hunter,
    });
  });

  it.each([
    ['after 2 passed, N100,000', 10_000_000n, 160_000n, true, 2, [250_000n, 750_000n, 8_840_000n, 160_000n]],
    ['after 2 passed, N100,001', 10_000_100n, 160_002n, true, 2, [250_002n, 750_007n, 8_840_089n, 160_002n]],
    ['not started, N100,000', 10_000_000n, 160_000n, false, 0, [0n, 0n, 9_840_000n, 160_000n]],
  ] as const)('cancelled %s', (_case, amount, charge, started, passed, [fee, talent, hunter, gateway]) => {
    const state = { started, milestones: 4, passed, missed: 0, delayed: false, charge };
    expect(divideCancelledByHunter(amount, state, policy)).toMatchObject({
      fee,
      talent,
      hunter,
      gateway,
      delay: 0n,
    });
  });

  it('returns all to the hunter when the talent cancels', () => {
    expect(divideCancelledByTalent(10_000_000n)).toMatchObject({
      hunter: 10_000_000n,
      talent: 0n,
      fee: 0n,
      gateway: 0n,
    });
  });
});

describe('the threshold of a cancelling hunter', () => {
  const started = { started: true, delayed: false, charge: 0n };

  it.each([
    ['fewer than two passed and one missed: free', { milestones: 4, passed: 1, missed: 1 }, 0n],
    ['fewer than two passed, none missed: fees', { milestones: 4, passed: 1, missed: 0 }, 7_500n],
    ['two passed, one missed: fees', { milestones: 4, passed: 2, missed: 1 }, 7_500n],
    ['one milestone only, passed: fees', { milestones: 1, passed: 1, missed: 0 }, 7_500n],
    ['one milestone only, missed: free', { milestones: 1, passed: 0, missed: 1 }, 0n],
  ])('%s', (_case, state, talent) => {
    expect(divideCancelledByHunter(100_000n, { ...started, ...state }, policy).talent).toBe(talent);
  });

  it('gives a delayed hunter 1 % to the talent, out of what is left', () => {
    const parts = divideCancelledByHunter(
      100_000n,
      { started: false, milestones: 2, passed: 0, missed: 0, delayed: true, charge: 99_500n },
      policy,
    );
    expect(parts).toMatchObject({ gateway: 99_500n, delay: 500n, talent: 500n, hunter: 0n });
  });
});

describe('a decision', () => {
  it.each([
    ['nothing to the talent', 0n, [0n, 0n, 10_000_100n]],
    ['everything to the talent', 10_000_100n, [9_000_090n, 1_000_010n, 0n]],
    ['N40,000.01 of N100,001', 4_000_001n, [3_600_001n, 400_000n, 6_000_099n]],
  ] as const)('%s', (_case, gross, [talent, fee, hunter]) => {
    const parts = divideDecided(10_000_100n, gross, policy);
    expect(parts).toMatchObject({
      talent,
      fee,
      hunter,
      earned: gross,
      gateway: 0n,
      delay: 0n,
      penalties: 0n,
    });
  });

  it.each([-1n, 10_000_101n])('cannot give %s of 10,000,100', (gross) => {
    expect(() => divideDecided(10_000_100n, gross, policy)).toThrow(RangeError);
  });
});

type Divide = typeof divideAccepted;
type Cancel = typeof divideCancelledByHunter;
type Decide = typeof divideDecided;
const RUNS = { numRuns: 2_000 };

/** I20: the fee is 10 % of what was earned, rounded down, and the parts add up to the price. */
function addsUp(divide: Divide) {
  fc.assert(
    fc.property(price, penalties, fc.boolean(), (p, missed, late) => {
      const parts = divide(p, missed, late, policy);
      expect(parts.talent + parts.hunter + parts.fee).toBe(p);
      expect(parts.fee * 10n).toBeLessThanOrEqual(parts.earned);
      expect((parts.fee + 1n) * 10n).toBeGreaterThan(parts.earned);
      expect(parts.hunter).toBeGreaterThanOrEqual(0n);
      expect(parts.talent).toBeGreaterThanOrEqual(0n);
    }),
    RUNS,
  );
}

/** I21: more penalties never give the talent more; a higher price never gives the talent less. */
function isMonotone(divide: Divide) {
  fc.assert(
    fc.property(wholeNaira, penalties, fc.integer({ min: 1, max: 10 }), wholeNaira, (p, missed, more, up) => {
      const before = divide(p, missed, false, policy).talent;
      expect(divide(p, [...missed, more], false, policy).talent).toBeLessThanOrEqual(before);
      expect(divide(p + up, missed, false, policy).talent).toBeGreaterThanOrEqual(before);
    }),
    RUNS,
  );
}

/** I22: the parts of a cancellation add up to the price, nobody owes anything, no more than the charge is recovered. */
function cancelsWhole(cancel: Cancel) {
  fc.assert(
    fc.property(price, cancellation, (p, state) => {
      const parts = cancel(p, state, policy);
      expect(parts.talent + parts.hunter + parts.fee + parts.gateway).toBe(p);
      expect(parts.gateway).toBeLessThanOrEqual(state.charge);
      for (const part of [parts.talent, parts.hunter, parts.fee, parts.gateway]) {
        expect(part).toBeGreaterThanOrEqual(0n);
      }
    }),
    RUNS,
  );
}

/** Every whole-kobo amount from zero to the price can be decided; the parts add up, the fee is at most 10 % of the talent's part. */
function decidesWhole(decide: Decide) {
  const prices = price.chain((p) => fc.tuple(fc.constant(p), fc.bigInt({ min: 0n, max: p })));
  fc.assert(
    fc.property(prices, ([p, gross]) => {
      const parts = decide(p, gross, policy);
      expect(parts.talent + parts.hunter + parts.fee).toBe(p);
      expect(parts.talent + parts.fee).toBe(gross);
      expect(parts.fee * 10n).toBeLessThanOrEqual(gross);
      for (const part of [parts.talent, parts.hunter, parts.fee]) expect(part).toBeGreaterThanOrEqual(0n);
    }),
    RUNS,
  );
}

describe('properties over the whole price range', () => {
  it('a decision leaves nothing over', () => decidesWhole(divideDecided));

  it('I20: the parts add up and the fee is at most 10 %', () => addsUp(divideAccepted));
  it('I21: penalties and prices push the right way', () => isMonotone(divideAccepted));
  it('I22: a cancellation leaves nothing over', () => cancelsWhole(divideCancelledByHunter));

  it('says the same before the bid as at the acceptance', () => {
    fc.assert(
      fc.property(price, (p) => {
        expect(netPay(p)).toBe(divideAccepted(p, [], false, policy).talent);
      }),
    );
  });
});

describe('the properties catch what they are for', () => {
  it('a decision whose fee is of the price', () => {
    const mutant: Decide = (p, gross, rates) => ({
      ...divideDecided(p, gross, rates),
      fee: divideDecided(p, p, rates).fee,
    });
    expect(() => decidesWhole(mutant)).toThrow();
  });

  it('I20: rounding both sides up', () => {
    const mutant: Divide = (p, missed, late, rates) => {
      const parts = divideAccepted(p, missed, late, rates);
      return { ...parts, fee: kobo((parts.earned * 1000n + 9_999n) / 10_000n) };
    };
    expect(() => addsUp(mutant)).toThrow();
  });

  it('I21: a fee on the wrong base', () => {
    const mutant: Divide = (p, missed, late, rates) => {
      const parts = divideAccepted(p, missed, late, rates);
      return { ...parts, talent: kobo(p - parts.fee) };
    };
    expect(() => isMonotone(mutant)).toThrow();
  });

  it('I22: a charge that is not capped by what is left', () => {
    const mutant: Cancel = (p, state, rates) => {
      const parts = divideCancelledByHunter(p, state, rates);
      return {
        ...parts,
        gateway: kobo(state.charge),
        hunter: kobo(parts.hunter + parts.gateway - state.charge),
      };
    };
    expect(() => cancelsWhole(mutant)).toThrow();
  });
});
