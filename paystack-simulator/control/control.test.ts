/** Steering: payments that end as a test wants, faults for the next calls, and the book as an independent record. */
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import {
  begin,
  startSimulator,
  statusOf,
  TEST_KEY,
  type TestSimulator,
  transferFields,
} from '../testing/simulator.ts';

describe('payments', () => {
  test('pay with other amount, fees and currency', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    const { data } = await simulator.control(`/transactions/${reference}/pay`, {
      channel: 'bank_transfer',
      amount: 1_400_000,
      fees: 160_002,
      currency: 'USD',
    });
    expect(data).toMatchObject({
      status: 'success',
      amount: 1_400_000,
      requested_amount: 1_500_000,
      fees: 160_002,
      currency: 'USD',
      channel: 'bank_transfer',
      authorization: { channel: 'bank_transfer', reusable: false },
    });
    expect((await simulator.book()).collectionsKobo).toBe(1_239_998);
    expect((await simulator.control(`/transactions/${reference}/pay`)).status).toBe(409);
    expect((await simulator.control(`/transactions/${reference}/fail`)).status).toBe(409);
  });

  test('fail, abandon, and pay after all', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    await simulator.control(`/transactions/${reference}/fail`, { reason: 'Insufficient Funds' });
    const { data } = await simulator.api('GET', `/transaction/verify/${reference}`);
    expect(data).toMatchObject({ status: 'failed', gateway_response: 'Insufficient Funds', paid_at: null });
    await simulator.control(`/transactions/${reference}/abandon`);
    expect(await statusOf(simulator, reference)).toBe('abandoned');
    expect(simulator.received).toEqual([]);
    await simulator.control(`/transactions/${reference}/pay`);
    expect(await statusOf(simulator, reference)).toBe('success');
  });

  test('delay: pending until then', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    await simulator.control(`/transactions/${reference}/delay`, { seconds: 90 });
    simulator.clock.advance(89_999);
    await simulator.control('/run-due');
    expect(await statusOf(simulator, reference)).toBe('pending');
    simulator.clock.advance(1);
    await simulator.control('/run-due');
    expect(await statusOf(simulator, reference)).toBe('success');
    expect(simulator.received).toHaveLength(1);
  });

  test('a payment that was on its way does not arrive after it was made to fail', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    await simulator.control(`/transactions/${reference}/delay`, { seconds: 10, channel: 'ussd' });
    await simulator.control(`/transactions/${reference}/fail`);
    simulator.clock.advance(10_000);
    await simulator.control('/run-due');
    expect(await statusOf(simulator, reference)).toBe('failed');
  });

  test('refuses unknown references, unknown fields and other sites', async () => {
    const { control, send } = await startSimulator();
    expect((await control('/transactions/nobody/pay')).status).toBe(404);
    expect((await control('/settings', { transferMode: 'sometimes' })).status).toBe(400);
    expect((await control('/settings', { unknown: 1 })).status).toBe(400);
    expect((await control('/faults', { endpoint: 'transfer', kind: 'drop' })).status).toBe(400);
    const foreign = await send('POST', '/control/reset', {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });
});

/** Real HTTP, because a reply that is never sent cannot be injected. */
async function overHttp(simulator: TestSimulator) {
  await simulator.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = simulator.app.server.address() as AddressInfo;
  return (method: string, path: string, body?: object, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/paystack-simulator${path}`, {
      method,
      headers: { authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
}

describe('faults', () => {
  test('drop: the transfer exists, its reply is lost, and only the next call is hit', async () => {
    const simulator = await startSimulator();
    const http = await overHttp(simulator);
    const fields = await transferFields(simulator);
    await simulator.control('/faults', { endpoint: 'POST /transfer', kind: 'drop' });
    await expect(http('POST', '/transfer', fields)).rejects.toThrow();
    expect((await http('POST', '/transfer', fields)).status).toBe(400);
    const book = await simulator.book();
    expect(book.transfers).toMatchObject([{ status: 'pending', accepted: 1, requests: 2 }]);
    expect(book.calls?.filter((call) => call.endpoint === 'POST /transfer')).toMatchObject([
      { status: null, fault: 'drop' },
      { status: 400, fault: null },
    ]);
  });

  test('drop without effect: nothing happened', async () => {
    const simulator = await startSimulator();
    const http = await overHttp(simulator);
    await simulator.control('/faults', { endpoint: 'POST /transfer', kind: 'drop', effect: false });
    await expect(http('POST', '/transfer', await transferFields(simulator))).rejects.toThrow();
    expect((await simulator.book()).transfers).toEqual([]);
  });

  test.each([true, false])('hang: no answer (work done: %s), and closing ends it', async (effect) => {
    const simulator = await startSimulator();
    const http = await overHttp(simulator);
    await simulator.control('/faults', { endpoint: 'GET /balance', kind: 'hang', effect });
    const hanging = http('GET', '/balance').then(
      () => 'answered',
      () => 'cut',
    );
    await vi.waitFor(async () =>
      expect((await simulator.book()).calls).toContainEqual(expect.objectContaining({ fault: 'hang' })),
    );
    const other = await http('GET', '/balance');
    expect(other.status).toBe(200);
    await simulator.app.close();
    expect(await hanging).toBe('cut');
  });

  test.each([
    [{ kind: 'status' }, 500, '"code":"unknown"'],
    [{ kind: 'status', status: 503 }, 503, '"status":false'],
    [{ kind: 'rate_limit' }, 429, '"rate_limited"'],
    [{ kind: 'html' }, 502, '<!DOCTYPE html>'],
  ])('%j, without and with the effect', async (fault, status, text) => {
    const simulator = await startSimulator();
    const initialize = (reference: string) =>
      simulator.api('POST', '/transaction/initialize', { email: 'a@shop.example', amount: 5_000, reference });
    const endpoint = 'POST /transaction/initialize';
    await simulator.control('/faults', { endpoint, ...fault });
    await simulator.control('/faults', { endpoint, ...fault, effect: true });
    for (const reference of ['without-effect', 'with-effect']) {
      const reply = await initialize(reference);
      expect(reply.status).toBe(status);
      expect(reply.text).toContain(text);
    }
    const { transactions } = await simulator.book();
    expect(transactions?.map((row) => row.reference)).toEqual(['with-effect']);
  });

  test('hit so many calls, any endpoint with *, and can be cleared', async () => {
    const { api, control } = await startSimulator();
    await control('/faults', { endpoint: '*', kind: 'status', times: 3 });
    const statuses = [(await api('GET', '/balance')).status, (await api('GET', '/refund')).status];
    await control('/faults/clear');
    statuses.push((await api('GET', '/balance')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('name endpoints as the documentation does', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    await simulator.control('/faults', { endpoint: 'GET /transaction/verify/:reference', kind: 'status' });
    expect((await simulator.api('GET', '/transaction/1')).status).toBe(404);
    expect((await simulator.api('GET', `/transaction/verify/${reference}`)).status).toBe(500);
    await simulator.control('/faults', { endpoint: 'GET /transfer/:id_or_code', kind: 'status' });
    expect((await simulator.api('GET', '/transfer/TRF_x')).status).toBe(500);
  });
});

test('collections settle to the bank or to the balance', async () => {
  const simulator = await startSimulator({ openingBalanceKobo: 0n });
  const { reference } = await begin(simulator);
  await simulator.control(`/transactions/${reference}/pay`);
  const { body } = await simulator.control('/collections/settle', { to: 'balance' });
  expect(body.settledKobo).toBe(1_467_500);
  expect(await simulator.book()).toMatchObject({ balanceKobo: 1_467_500, collectionsKobo: 0 });
});

test('reset empties the book but never uses an id twice', async () => {
  const simulator = await startSimulator({ openingBalanceKobo: 777n });
  const first = await begin(simulator);
  const { data } = await simulator.api('GET', `/transaction/verify/${first.reference}`);
  await simulator.control('/settings', { transferMode: 'manual' });
  await simulator.control('/reset');
  expect(await simulator.book()).toMatchObject({
    balanceKobo: 777,
    transactions: [],
    calls: [],
    settings: { transferMode: 'auto' },
  });
  const second = await begin(simulator, { reference: first.reference });
  const again = await simulator.api('GET', `/transaction/verify/${second.reference}`);
  expect(Number(again.data.id)).toBeGreaterThan(Number(data.id));
});
