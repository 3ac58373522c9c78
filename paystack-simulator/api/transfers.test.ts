/** /transfer: accepted and refused requests, their outcomes, and the money they take. */
import { describe, expect, test } from 'vitest';
import { recipientOf, START, startSimulator, transferFields } from '../testing/simulator.ts';

const REFERENCE = 'payout-01hx8a3f-9c2d7e';
const VERIFY = `/transfer/verify/${REFERENCE}`;
const TAKEN = 1_275_000 + 2_500 + 5_000;

describe('initiate', () => {
  test('queues the transfer and takes amount, fee and stamp duty', async () => {
    const simulator = await startSimulator({ openingBalanceKobo: 2_000_000n });
    const { status, body } = await simulator.api(
      'POST',
      '/transfer',
      await transferFields(simulator, { reason: 'Milestone 2' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      message: 'Transfer has been queued',
      data: {
        transfersessionid: [],
        transfertrials: [],
        amount: 1_275_000,
        currency: 'NGN',
        reference: REFERENCE,
        source: 'balance',
        reason: 'Milestone 2',
        status: 'pending',
        transfer_code: expect.stringMatching(/^TRF_[a-z0-9]{16}$/),
        recipient: expect.any(Number),
        transferred_at: null,
        createdAt: START,
      },
    });
    const balance = await simulator.api('GET', '/balance');
    expect(balance.body).toEqual({
      status: true,
      message: 'Balances retrieved',
      data: [{ currency: 'NGN', balance: 2_000_000 - TAKEN }],
    });
  });

  test('refuses a reference twice, says so before anything else, and takes no money again', async () => {
    const simulator = await startSimulator({ openingBalanceKobo: BigInt(TAKEN) });
    const fields = await transferFields(simulator);
    await simulator.api('POST', '/transfer', fields);
    const again = await simulator.api('POST', '/transfer', fields);
    expect(again.status).toBe(400);
    expect(again.body).toEqual({
      status: false,
      message: 'Please provide a unique reference. Reference already exists on a transfer',
      meta: { nextStep: 'Create a new reference for the new transfer' },
      type: 'validation_error',
      code: 'duplicate_transfer_reference',
    });
    const book = await simulator.book();
    expect(book.transfers).toMatchObject([{ reference: REFERENCE, requests: 2, accepted: 1 }]);
    expect(book.balanceKobo).toBe(0);
  });

  test('needs a balance that covers fee and stamp duty too', async () => {
    const simulator = await startSimulator({ openingBalanceKobo: BigInt(TAKEN - 1) });
    const { status, body } = await simulator.api('POST', '/transfer', await transferFields(simulator));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Your balance is not enough to fulfil this request',
      meta: { nextStep: 'Topup your Paystack Balance and try again.' },
      code: 'insufficient_balance',
    });
    expect((await simulator.api('GET', VERIFY)).status).toBe(404);
    await simulator.control('/balance', { kobo: TAKEN });
    expect((await simulator.api('POST', '/transfer', await transferFields(simulator))).status).toBe(200);
  });

  test.each([
    [{ amount: 4_999 }, 'The minimum amount you may send in a single transfer at this time is: 50.00 NGN.'],
    [{ amount: 0 }, 'Amount must be a positive integer.'],
    [{ amount: 5000.5 }, 'Amount must be a positive integer.'],
    [{ amount: undefined }, 'Amount must be a positive integer.'],
    [{ reference: 'PAYOUT-01hx8a3f-9c2d7e' }, 'Your reference contains illegal special characters'],
    [{ reference: 'payout.01hx8a3f.9c2d7e' }, 'Your reference contains illegal special characters'],
    [{ reference: 'fifteen-letters' }, '"reference" length must be between 16 and 50 characters'],
    [{ reference: 'a'.repeat(51) }, '"reference" length must be between 16 and 50 characters'],
    [{ recipient: 'RCP_unknown' }, 'Recipient specified is invalid'],
    [{ recipient: undefined }, 'Recipient specified is invalid'],
    [{ source: 'bank' }, 'Source is invalid'],
    [{ currency: 'USD' }, 'Currency not supported by merchant'],
  ])('refuses %j', async (fields, message) => {
    const simulator = await startSimulator();
    const reply = await simulator.api('POST', '/transfer', await transferFields(simulator, fields));
    expect([reply.status, reply.body.status, reply.body.message]).toEqual([400, false, message]);
    expect((await simulator.book()).transfers).toEqual([]);
  });

  test.each([16, 50])('takes a reference of %i characters', async (length) => {
    const simulator = await startSimulator();
    const fields = await transferFields(simulator, { reference: 'a'.repeat(length) });
    expect((await simulator.api('POST', '/transfer', fields)).status).toBe(200);
  });
});

describe('what comes of it', () => {
  test('success by itself after the delay, with a webhook', async () => {
    const simulator = await startSimulator();
    await simulator.api('POST', '/transfer', await transferFields(simulator));
    await simulator.control('/run-due');
    expect((await simulator.api('GET', VERIFY)).data.status).toBe('pending');
    simulator.clock.advance(3_000);
    await simulator.control('/run-due');
    const { body } = await simulator.api('GET', VERIFY);
    expect(body).toMatchObject({
      status: true,
      message: 'Transfer retrieved',
      data: {
        status: 'success',
        fee_charged: 2_500,
        fees_breakdown: null,
        session: { provider: null, id: null },
        recipient: { recipient_code: await recipientOf(simulator), details: { bank_code: '058' } },
      },
    });
    expect(simulator.received).toMatchObject([
      {
        event: 'transfer.success',
        data: {
          reference: REFERENCE,
          status: 'success',
          integration: { id: 900_111, business_name: 'Adire' },
        },
      },
    ]);
  });

  test('instant mode is as Paystack in test mode: success in the first answer', async () => {
    const simulator = await startSimulator();
    await simulator.control('/settings', { transferMode: 'instant' });
    const { data } = await simulator.api('POST', '/transfer', await transferFields(simulator));
    expect(data).toMatchObject({ status: 'success', transferred_at: null });
  });

  test.each([
    ['0000000001', ['failed'], ['transfer.failed']],
    ['0000000002', ['success', 'reversed'], ['transfer.success', 'transfer.reversed']],
    ['0000000003', ['pending', 'pending'], []],
  ])('account %s goes through %j', async (account, statuses, events) => {
    const simulator = await startSimulator({ openingBalanceKobo: 2_000_000n });
    await simulator.api('POST', '/transfer', await transferFields(simulator, {}, account));
    for (const status of statuses) {
      simulator.clock.advance(3_000);
      await simulator.control('/run-due');
      expect((await simulator.api('GET', VERIFY)).data.status).toBe(status);
    }
    expect(simulator.received.map(({ event }) => event)).toEqual(events);
    const moneyIsBack = events.some((event) => event !== 'transfer.success');
    expect((await simulator.book()).balanceKobo).toBe(moneyIsBack ? 2_000_000 : 2_000_000 - TAKEN);
  });

  test('account 0000000007 is refused at once', async () => {
    const simulator = await startSimulator();
    const reply = await simulator.api('POST', '/transfer', await transferFields(simulator, {}, '0000000007'));
    expect(reply.body.message).toBe("Sorry, we can't make the transfer to this recipient at the moment");
  });

  test('a starter business can send nothing', async () => {
    const simulator = await startSimulator();
    await simulator.control('/settings', { transferMode: 'unavailable' });
    const reply = await simulator.api('POST', '/transfer', await transferFields(simulator));
    expect([reply.status, reply.body.code]).toEqual([400, 'transfer_unavailable']);
  });

  test('steering settles, fails and reverses, each once', async () => {
    const simulator = await startSimulator({ openingBalanceKobo: 10_000_000n });
    await simulator.control('/settings', { transferMode: 'manual' });
    const fields = await transferFields(simulator);
    for (const name of ['settle-this-payout', 'fail-this-payout-now']) {
      await simulator.api('POST', '/transfer', { ...fields, reference: name });
    }
    await simulator.control('/transfers/settle-this-payout/settle');
    expect((await simulator.control('/transfers/settle-this-payout/fail')).status).toBe(409);
    await simulator.control('/transfers/settle-this-payout/reverse');
    expect((await simulator.control('/transfers/settle-this-payout/reverse')).status).toBe(409);
    await simulator.control('/transfers/fail-this-payout-now/fail');
    expect(simulator.received.map(({ event }) => event)).toEqual([
      'transfer.success',
      'transfer.reversed',
      'transfer.failed',
    ]);
    expect(simulator.received[1]?.data.transferred_at).toBe(START);
    expect((await simulator.book()).balanceKobo).toBe(10_000_000);
  });
});

describe('fetch, list and ledger', () => {
  test('fetch by id and code, list with filters', async () => {
    const simulator = await startSimulator();
    const { data } = await simulator.api('POST', '/transfer', await transferFields(simulator));
    for (const name of [data.id, data.transfer_code]) {
      expect((await simulator.api('GET', `/transfer/${name}`)).data.reference).toBe(REFERENCE);
    }
    const bad = await simulator.api('GET', '/transfer/TRF_unknown');
    expect([bad.status, bad.body.message]).toEqual([400, 'Transfer ID/code specified is invalid.']);
    const missing = await simulator.api('GET', '/transfer/verify/nobody-knows-this');
    expect([missing.status, missing.body]).toEqual([404, { status: false, message: 'Transfer not found' }]);
    const list = async (query: string) => (await simulator.api('GET', `/transfer?${query}`)).body;
    expect(await list('status=pending')).toMatchObject({
      message: 'Transfers retrieved',
      data: [{ reference: REFERENCE }],
      meta: { total: 1, perPage: 50, page: 1, pageCount: 1 },
    });
    expect((await list('status=success')).data).toEqual([]);
    expect((await list(`recipient=${data.recipient}`)).data).toHaveLength(1);
    expect((await list('to=2020-01-01')).data).toEqual([]);
  });

  test('the balance ledger explains every kobo', async () => {
    const simulator = await startSimulator({ openingBalanceKobo: 2_000_000n });
    await simulator.api('POST', '/transfer', await transferFields(simulator));
    const { body } = await simulator.api('GET', '/balance/ledger');
    const rows = body.data as { difference: number; balance: number; model_responsible: string }[];
    expect(rows.map((row) => row.difference)).toEqual([-5_000, -2_500, -1_275_000, 2_000_000]);
    expect(rows[0]).toMatchObject({
      balance: 2_000_000 - TAKEN,
      model_responsible: 'Transfer',
      currency: 'NGN',
    });
  });
});
