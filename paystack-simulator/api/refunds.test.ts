/** /refund: what is allowed, the statuses of a refund, and where its money comes from. */
import { describe, expect, test } from 'vitest';
import { begin, START, startSimulator, statusOf, type TestSimulator } from '../testing/simulator.ts';

async function paid(simulator: TestSimulator, card?: string) {
  const { reference, page } = await begin(simulator);
  if (card)
    await simulator.submit(`${page}/card`, {
      number: card,
      expiry: '12/30',
      cvv: card.endsWith('803') ? '180' : '190',
    });
  else await simulator.control(`/transactions/${reference}/pay`);
  const { id } = (await simulator.api('GET', `/transaction/verify/${reference}`)).data;
  await simulator.control('/run-due');
  simulator.received.length = 0;
  return { reference, id };
}

async function advance(simulator: TestSimulator) {
  simulator.clock.advance(3_000);
  await simulator.control('/run-due');
}

describe('create', () => {
  test('queues a refund by reference or by id', async () => {
    const simulator = await startSimulator();
    const { reference, id } = await paid(simulator);
    const { status, body } = await simulator.api('POST', '/refund', {
      transaction: reference,
      amount: 500_000,
      merchant_note: 'our-own-id-7',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      message: 'Refund has been queued for processing',
      data: {
        transaction: { id, reference, amount: 1_500_000, currency: 'NGN' },
        integration: 900_111,
        deducted_amount: 0,
        status: 'pending',
        amount: 500_000,
        merchant_note: 'our-own-id-7',
        customer_note: `Refund for transaction ${reference}`,
        expected_at: '2026-05-13T09:12:44.000Z',
        fully_deducted: false,
        createdAt: START,
      },
    });
    const second = await simulator.api('POST', '/refund', { transaction: String(id), amount: 1_000_000 });
    expect(second.status).toBe(200);
  });

  test('has no idempotency: the same request again refunds again, up to the whole', async () => {
    const simulator = await startSimulator();
    const { reference } = await paid(simulator);
    const refund = (amount?: number) =>
      simulator.api('POST', '/refund', {
        transaction: reference,
        ...(amount === undefined ? {} : { amount }),
      });
    expect((await refund(1_000_000)).status).toBe(200);
    for (const reply of [await refund(1_000_000), await refund()]) {
      expect([reply.status, reply.body.message]).toEqual([
        400,
        'Total refund amount cannot exceed original transaction amount',
      ]);
    }
    expect((await refund(500_000)).status).toBe(200);
  });

  test('refuses what Paystack refuses', async () => {
    const simulator = await startSimulator();
    const { reference } = await paid(simulator);
    const unpaid = await begin(simulator);
    const refuse = async (fields: object) => {
      const { status, body } = await simulator.api('POST', '/refund', fields);
      return [status, body.message, body.code];
    };
    expect(await refuse({ transaction: 'nobody' })).toEqual([
      400,
      'Transaction not found',
      'transaction_not_found',
    ]);
    expect(await refuse({ transaction: reference, currency: 'GHS' })).toEqual([
      400,
      'Transaction currency must match refund currency',
      undefined,
    ]);
    expect((await refuse({ transaction: reference, amount: 4_999 }))[1]).toContain('The minimum amount');
    expect((await refuse({ transaction: unpaid.reference }))[0]).toBe(400);
    await simulator.control('/balance', { kobo: 0 });
    await simulator.control('/collections/settle', { to: 'bank' });
    expect((await refuse({ transaction: reference }))[1]).toBe(
      'Insufficient balance to fulfill this refund. Please top up.',
    );
  });
});

describe('life', () => {
  test('goes pending, processing, processed, and the transaction becomes reversed', async () => {
    const simulator = await startSimulator();
    const { reference, id } = await paid(simulator);
    const { data } = await simulator.api('POST', '/refund', { transaction: reference });
    expect(await statusOf(simulator, reference)).toBe('reversal-pending');
    const second = await simulator.api('POST', '/refund', { transaction: reference });
    expect([second.status, second.body.code]).toEqual([400, 'transaction_reversed']);
    await advance(simulator);
    await advance(simulator);
    const fetched = await simulator.api('GET', `/refund/${data.id}`);
    expect(fetched.body).toMatchObject({
      message: 'Refund retrieved',
      data: { status: 'processed', transaction: id, amount: 1_500_000, fully_deducted: true },
    });
    expect(await statusOf(simulator, reference)).toBe('reversed');
    expect(simulator.received.map(({ event, data: sent }) => [event, sent.amount])).toEqual([
      ['refund.pending', '1500000'],
      ['refund.processing', '1500000'],
      ['refund.processed', '1500000'],
    ]);
    expect(simulator.received[2]?.data).toMatchObject({
      transaction_reference: reference,
      refund_reference: expect.stringMatching(/^\d{12}$/),
      processor: 'instant-transfer',
    });
    expect(simulator.received[2]?.data).not.toHaveProperty('id');
    const again = await simulator.api('POST', '/refund', { transaction: reference });
    expect(again.body).toMatchObject({
      message: 'Transaction has been fully reversed',
      code: 'transaction_reversed',
    });
  });

  test('a refund of the failing card fails, gives the money back and the payment is a success again', async () => {
    const simulator = await startSimulator({ openingBalanceKobo: 100_000n });
    const { reference } = await paid(simulator, '4084080000671803');
    const before = await simulator.book();
    await simulator.api('POST', '/refund', { transaction: reference });
    await advance(simulator);
    await advance(simulator);
    const after = await simulator.book();
    expect(after.refunds).toMatchObject([{ status: 'failed' }]);
    expect(await statusOf(simulator, reference)).toBe('success');
    const total = (book: typeof after) => Number(book.balanceKobo) + Number(book.collectionsKobo);
    expect(total(after)).toBe(total(before));
    expect(simulator.received.at(-1)).toMatchObject({ event: 'refund.failed', data: { amount: 1_500_000 } });
  });

  test('a refund of the other card needs attention, until it is steered', async () => {
    const simulator = await startSimulator();
    const { reference } = await paid(simulator, '4084080000671902');
    const { data } = await simulator.api('POST', '/refund', { transaction: reference });
    await advance(simulator);
    await advance(simulator);
    expect(simulator.received.at(-1)).toMatchObject({
      event: 'refund.needs-attention',
      data: { id: String(data.id), amount: 1_500_000 },
    });
    expect((await simulator.control(`/refunds/${data.id}/move`, { status: 'processed' })).status).toBe(200);
    expect((await simulator.control(`/refunds/${data.id}/move`, { status: 'failed' })).status).toBe(409);
    expect(await statusOf(simulator, reference)).toBe('reversed');
  });
});

test('lists by numeric transaction id; a reference finds nothing', async () => {
  const simulator = await startSimulator();
  const { reference, id } = await paid(simulator);
  await simulator.api('POST', '/refund', { transaction: reference, amount: 10_000 });
  const list = async (query: string) => (await simulator.api('GET', `/refund?${query}`)).body;
  expect(await list(`transaction=${id}`)).toMatchObject({
    message: 'Refunds retrieved',
    data: [{ amount: 10_000, created_at: START, transaction: id, fully_deducted: null }],
    meta: { total: 1 },
  });
  expect((await list(`transaction=${reference}`)).data).toEqual([]);
  expect((await simulator.api('GET', '/refund/99')).status).toBe(404);
});
