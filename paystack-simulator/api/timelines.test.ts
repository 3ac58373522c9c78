/** The payer's timeline, payment totals, and how long a page can be paid. */
import { expect, test } from 'vitest';
import { begin, startSimulator, statusOf } from '../testing/simulator.ts';

test('the timeline of a page by its reference or number, also before the first step', async () => {
  const simulator = await startSimulator();
  const { reference } = await begin(simulator);
  const before = await simulator.api('GET', `/transaction/timeline/${reference}`);
  expect(before.data).toMatchObject({ attempts: 0, success: false, history: [] });
  await simulator.control(`/transactions/${reference}/pay`);
  const { data: paid } = await simulator.api('GET', `/transaction/verify/${reference}`);
  for (const name of [reference, paid.id]) {
    const { status, body, data } = await simulator.api('GET', `/transaction/timeline/${name}`);
    expect([status, body.message]).toEqual([200, 'Timeline retrieved']);
    expect(data).toEqual(paid.log);
  }
  const unknown = await simulator.api('GET', '/transaction/timeline/nobody-knows');
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Transaction ID or reference is invalid']);
});

test('the totals count what was paid, in the span that was asked for', async () => {
  const simulator = await startSimulator();
  for (const amount of [1_500_000, 250_000]) {
    const { reference } = await begin(simulator, { amount });
    await simulator.control(`/transactions/${reference}/pay`);
  }
  await begin(simulator);
  const { body, data } = await simulator.api('GET', '/transaction/totals');
  expect(body.message).toBe('Transaction totals');
  expect(data).toMatchObject({
    ...{ total_transactions: 2, total_volume: 1_750_000 },
    total_volume_by_currency: [{ currency: 'NGN', amount: 1_750_000 }],
    pending_transfers: expect.any(Number),
  });
  const later = await simulator.api('GET', '/transaction/totals?from=2027-01-01T00:00:00Z');
  expect(later.data).toMatchObject({ total_transactions: 0, total_volume: 0 });
});

test('a page is paid within its time, and not a moment later', async () => {
  const simulator = await startSimulator();
  const card = { number: '4084084084084081', expiry: '12/30', cvv: '408' };
  const of = async () => (await simulator.api('GET', '/integration/payment_session_timeout')).data;
  expect(await of()).toEqual({ payment_session_timeout: 0 });
  const put = await simulator.api('PUT', '/integration/payment_session_timeout', { timeout: 30 });
  expect([put.status, put.data]).toEqual([200, { payment_session_timeout: 30 }]);
  expect(await of()).toEqual({ payment_session_timeout: 30 });
  const [intime, late] = [await begin(simulator), await begin(simulator)];
  simulator.clock.advance(30_000);
  await simulator.submit(`${intime.page}/card`, card);
  expect(await statusOf(simulator, intime.reference)).toBe('success');
  simulator.clock.advance(1_000);
  const refused = await simulator.submit(`${late.page}/card`, card);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Session timeout exceeded.');
  expect(await statusOf(simulator, late.reference)).toBe('abandoned');
  for (const timeout of [-1, 1.5, 'soon', undefined])
    expect((await simulator.api('PUT', '/integration/payment_session_timeout', { timeout })).status).toBe(
      400,
    );
});
