/** The published price list, item by item. */
import { expect, test } from 'vitest';
import { paymentFee, stampDuty, transferFee } from './fees.ts';

test.each([
  [5_000n, 75n],
  [5_001n, 76n],
  [240_000n, 3_600n],
  [249_999n, 3_750n],
  [250_000n, 13_750n],
  [500_000n, 17_500n],
  [1_500_000n, 32_500n],
  [12_666_666n, 200_000n],
  [12_600_000n, 199_000n],
  [100_000_000n, 200_000n],
])('a payment of %s kobo costs %s', (amount, fee) => {
  expect(paymentFee(amount)).toBe(fee);
});

test.each([
  [5_000n, 1_000n, 0n],
  [500_000n, 1_000n, 0n],
  [500_001n, 2_500n, 0n],
  [999_999n, 2_500n, 0n],
  [1_000_000n, 2_500n, 5_000n],
  [5_000_000n, 2_500n, 5_000n],
  [5_000_001n, 5_000n, 5_000n],
])('a transfer of %s kobo costs %s and %s stamp duty', (amount, fee, duty) => {
  expect(transferFee(amount)).toBe(fee);
  expect(stampDuty(amount)).toBe(duty);
});
