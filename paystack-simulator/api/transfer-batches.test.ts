/** /transfer/bulk: many transfers at once, all or none. */
import { expect, test } from 'vitest';
import { startSimulator, transferFields } from '../testing/simulator.ts';

const batchOf = async (simulator: Awaited<ReturnType<typeof startSimulator>>, amounts: readonly number[]) => {
  const { recipient } = await transferFields(simulator);
  const transfers = amounts.map((amount, index) => {
    return { amount, recipient, reference: `payout-of-a-batch-${index}`, reason: 'Payment for your work' };
  });
  return { source: 'balance', currency: 'NGN', transfers };
};

test('queues all, each under its reference', async () => {
  const simulator = await startSimulator();
  const batch = await batchOf(simulator, [20_000, 5_000]);
  const { status, body } = await simulator.api('POST', '/transfer/bulk', batch);
  expect([status, body.status, body.message]).toEqual([200, true, '2 transfers queued.']);
  expect(body.data).toEqual(
    batch.transfers.map(({ reference, recipient, amount }) => ({
      ...{ reference, recipient, amount, currency: 'NGN', status: 'pending' },
      transfer_code: expect.stringMatching(/^TRF_/),
    })),
  );
  const found = await simulator.api('GET', '/transfer/verify/payout-of-a-batch-1');
  expect(found.data).toMatchObject({ amount: 5_000, status: 'pending' });
});

test.each([
  ['one below the least amount', [20_000, 4_999]],
  ['more than the balance holds', [20_000, 900_000_000_000]],
])('with %s none is made', async (_what, amounts) => {
  const simulator = await startSimulator();
  const answer = await simulator.api('POST', '/transfer/bulk', await batchOf(simulator, amounts));
  expect(answer.status).toBe(400);
  expect((await simulator.api('GET', '/transfer')).body.data).toEqual([]);
});

test('is refused while transfers need an OTP, and without transfers', async () => {
  const simulator = await startSimulator();
  const batch = await batchOf(simulator, [20_000]);
  expect((await simulator.api('POST', '/transfer/bulk', { ...batch, transfers: [] })).status).toBe(400);
  await simulator.api('POST', '/transfer/enable_otp');
  const { status, body } = await simulator.api('POST', '/transfer/bulk', batch);
  expect([status, body.message]).toEqual([
    400,
    'You need to disable the OTP requirement to use this feature.',
  ]);
});
