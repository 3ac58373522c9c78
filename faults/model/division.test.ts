/** The model's own division matches the worked examples of the rules, and the product's matches it for any price. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideAccepted, divideCancelledByHunter, STANDARD_POLICY } from '#contract/escrow/division.ts';
import { printLine, seedOf } from '../support/form.ts';
import { shareAccepted, shareCancelled } from './division.ts';

const kobo = (naira: number) => BigInt(naira) * 100n;

/** The worked examples of rules 3. */
test.each([
  ['none missed', 100_000, [], false, 9_000_000n, 0n, 1_000_000n],
  ['one missed at 5 %', 100_000, [5], false, 8_550_000n, 500_000n, 950_000n],
  ['two missed, hunter late', 100_000, [5, 10], true, 7_750_000n, 1_400_000n, 850_000n],
  ['one missed at 7 %', 100_001, [7], false, 8_370_084n, 700_007n, 930_009n],
])('acceptance: %s', (_, price, missed, late, talent, hunter, fee) => {
  expect(shareAccepted(kobo(price), missed, late)).toEqual({ talent, hunter, fee, charge: 0n });
});

test.each([
  [true, 100_000, 160_000n, { talent: 750_000n, hunter: 8_840_000n, fee: 250_000n, charge: 160_000n }],
  [true, 100_001, 160_002n, { talent: 750_007n, hunter: 8_840_089n, fee: 250_002n, charge: 160_002n }],
  [false, 100_000, 160_000n, { talent: 0n, hunter: 9_840_000n, fee: 0n, charge: 160_000n }],
])('cancellation by the hunter, begun: %s, N%d', (begun, price, charge, parts) => {
  expect(shareCancelled(kobo(price), { begun, late: false, charge })).toEqual(parts);
});

test('both divisions agree for any price, misses, charge and delay', () => {
  const seed = seedOf(7);
  printLine(`division: seed ${seed}`);
  const price = fc.bigInt({ min: 1n, max: 99_999_999_999_900n });
  const misses = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 });
  const cases = fc.tuple(price, misses, fc.boolean(), fc.boolean(), fc.bigInt({ min: 0n, max: 300_000n }));
  fc.assert(
    fc.property(cases, ([amount, missed, late, begun, charge]) => {
      const accepted = divideAccepted(amount, missed, late, STANDARD_POLICY);
      expect(shareAccepted(amount, missed, late)).toEqual(partsOf(accepted));
      const state = { started: begun, milestones: 2, passed: 2, missed: 0, delayed: late, charge };
      const cancelled = divideCancelledByHunter(amount, state, STANDARD_POLICY);
      expect(shareCancelled(amount, { begun, late, charge })).toEqual(partsOf(cancelled));
    }),
    { seed, numRuns: 5_000 },
  );
});

function partsOf({ talent, hunter, fee, gateway }: ReturnType<typeof divideAccepted>) {
  return { talent, hunter, fee, charge: gateway };
}
