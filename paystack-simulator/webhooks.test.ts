/** Webhooks: signed over the raw bytes, retried until 200, and steered. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { begin, START, startSimulator, TEST_KEY, transferFields } from './testing/simulator.ts';

test('charge.success has the body of the payment and a signature over its raw bytes', async () => {
  const simulator = await startSimulator();
  const { reference } = await begin(simulator, { metadata: { title: 'Àdìrẹ "cloth" <1.0>', price: 1.5 } });
  const { body } = await simulator.control(`/transactions/${reference}/pay`, { channel: 'card' });
  expect(simulator.received).toHaveLength(1);
  const [{ raw, signature, event, data }] = simulator.received as [(typeof simulator.received)[0]];
  expect(signature).toBe(createHmac('sha512', TEST_KEY).update(Buffer.from(raw, 'utf8')).digest('hex'));
  expect(event).toBe('charge.success');
  expect(data).toMatchObject({
    reference,
    status: 'success',
    amount: 1_500_000,
    requested_amount: 1_500_000,
    fees: 32_500,
    currency: 'NGN',
    domain: 'test',
    paid_at: START,
    channel: 'card',
    log: null,
    plan: {},
    metadata: { title: 'Àdìrẹ "cloth" <1.0>', price: '1.5' },
    source: { entry_point: 'transaction_initialize' },
  });
  expect(body.webhooks).toMatchObject([{ event: 'charge.success', state: 'delivered', tries: 1 }]);
});

test('sends metadata 0 for a payment without metadata', async () => {
  const simulator = await startSimulator();
  const { reference } = await begin(simulator);
  await simulator.control(`/transactions/${reference}/pay`);
  expect(simulator.received[0]?.data.metadata).toBe(0);
});

describe('retries', () => {
  test('go on by the schedule until 200, and then end', async () => {
    const simulator = await startSimulator({ statuses: [500, 302, 202] });
    await simulator.control('/settings', { retryDelaysMs: [2_000, 5_000] });
    const { reference } = await begin(simulator);
    await simulator.control(`/transactions/${reference}/pay`);
    const count = async (ms: number) => {
      simulator.clock.advance(ms);
      await simulator.control('/run-due');
      return simulator.received.length;
    };
    expect(simulator.received).toHaveLength(1);
    expect(await count(1_999)).toBe(1);
    expect(await count(1)).toBe(2);
    expect(await count(4_999)).toBe(2);
    expect(await count(1)).toBe(3);
    expect(await count(5_000)).toBe(4);
    expect(await count(3_600_000)).toBe(4);
    expect(new Set(simulator.received.map(({ raw }) => raw)).size).toBe(1);
    const [webhook] = (await simulator.book()).webhooks ?? [];
    expect(webhook).toMatchObject({ state: 'delivered', tries: 4 });
    expect(webhook?.deliveries).toMatchObject([
      { status: 500 },
      { status: 302 },
      { status: 202 },
      { status: 200 },
    ]);
  });

  test('end after 72 hours', async () => {
    const simulator = await startSimulator({ webhookUrl: 'http://127.0.0.1:9/closed' });
    const { reference } = await begin(simulator);
    await simulator.control(`/transactions/${reference}/pay`);
    simulator.clock.advance(72 * 3_600_000);
    await simulator.control('/run-due');
    expect((await simulator.book()).webhooks).toMatchObject([
      { state: 'given_up', tries: 2, deliveries: [{ status: null }, { status: null }] },
    ]);
  });
});

describe('steering', () => {
  test('holds webhooks back: for one payment, or for all', async () => {
    const simulator = await startSimulator();
    const one = await begin(simulator);
    await simulator.control(`/transactions/${one.reference}/pay`, { webhook: false });
    await simulator.control('/settings', { autoWebhooks: false });
    const two = await begin(simulator);
    await simulator.control(`/transactions/${two.reference}/pay`);
    simulator.clock.advance(3_600_000);
    await simulator.control('/run-due');
    expect(simulator.received).toEqual([]);
    await simulator.control(`/transactions/${one.reference}/webhook`);
    expect(simulator.received.map(({ data }) => data.reference)).toEqual([one.reference]);
    const three = await begin(simulator);
    await simulator.control(`/transactions/${three.reference}/pay`, { webhook: true });
    expect(simulator.received.at(-1)?.data.reference).toBe(three.reference);
  });

  test('sends 64 copies at once, 0 copies not at all', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    await simulator.control(`/transactions/${reference}/pay`, { webhook: 64 });
    expect(simulator.received).toHaveLength(64);
    expect(new Set(simulator.received.map(({ raw }) => raw)).size).toBe(1);
    await simulator.control(`/transactions/${reference}/webhook`, { times: 0 });
    expect(simulator.received).toHaveLength(64);
  });

  test('sends chosen webhooks again, mixed', async () => {
    const simulator = await startSimulator();
    await simulator.control('/settings', { transferMode: 'manual' });
    await simulator.api('POST', '/transfer', await transferFields(simulator));
    const { reference } = await begin(simulator);
    await simulator.control(`/transactions/${reference}/pay`);
    await simulator.control('/transfers/payout-01hx8a3f-9c2d7e/settle');
    await simulator.control('/transfers/payout-01hx8a3f-9c2d7e/reverse');
    simulator.received.length = 0;
    await simulator.control('/webhooks/send', { times: 5, shuffle: true, parallel: false });
    const events = simulator.received.map(({ event }) => event);
    expect(events).toHaveLength(15);
    expect(new Set(events)).toEqual(new Set(['charge.success', 'transfer.success', 'transfer.reversed']));
    await simulator.control('/webhooks/send', { references: [reference] });
    expect(simulator.received).toHaveLength(16);
  });

  test('raises any event with a right signature', async () => {
    const simulator = await startSimulator();
    await simulator.control('/webhooks/raise', {
      event: 'charge.success',
      data: { reference: 'x', amount: '1' },
    });
    const [forged] = simulator.received;
    expect(forged?.raw).toBe('{"event":"charge.success","data":{"reference":"x","amount":"1"}}');
    expect(forged?.signature).toBe(
      createHmac('sha512', TEST_KEY)
        .update(forged?.raw ?? '')
        .digest('hex'),
    );
  });
});
