/** /transaction: initialize, verify, fetch, list, with the bodies and refusals of Paystack. */
import { describe, expect, test } from 'vitest';
import { begin, START, startSimulator } from '../testing/simulator.ts';

const EMAIL = 'ada@shop.example';

describe('initialize', () => {
  test('answers an address of the hosted page', async () => {
    const { api } = await startSimulator();
    const { status, body } = await api('POST', '/transaction/initialize', {
      email: EMAIL,
      amount: '1500000',
      reference: 'ord-01hx7t9c-a1',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      message: 'Authorization URL created',
      data: {
        authorization_url: expect.stringMatching(
          /^http:\/\/localhost:3000\/paystack-simulator\/checkout\/[a-z0-9]{15}$/,
        ),
        access_code: expect.stringMatching(/^[a-z0-9]{15}$/),
        reference: 'ord-01hx7t9c-a1',
      },
    });
  });

  test('makes a reference when none is given, and takes form fields', async () => {
    const { send } = await startSimulator();
    const { status, data } = await send('POST', '/transaction/initialize', `email=${EMAIL}&amount=5000`, {
      authorization: 'Bearer sk_test_of_the_tests',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(status).toBe(200);
    expect(data.reference).toMatch(/^[a-z0-9]{16}$/);
  });

  test('refuses a reference for ever, even when it was never paid', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    const again = await simulator.api('POST', '/transaction/initialize', {
      email: EMAIL,
      amount: 1,
      reference,
    });
    expect(again.status).toBe(400);
    expect(again.body).toEqual({
      status: false,
      message: 'Duplicate Transaction Reference',
      meta: { nextStep: 'Try and create the Transaction or Charge with a new reference' },
      type: 'validation_error',
      code: 'duplicate_reference',
    });
  });

  test.each([
    [{ amount: 1 }, 'Email Address is required', 'missing_params'],
    [{ email: '', amount: 1 }, '"email" is not allowed to be empty', 'invalid_params'],
    [{ email: 'nobody', amount: 1 }, 'Invalid Email Address Passed', 'invalid_email_address'],
    [{ email: EMAIL }, 'Amount is required', 'missing_params'],
    [{ email: EMAIL, amount: 0 }, 'Invalid Amount Sent', undefined],
    [{ email: EMAIL, amount: -5 }, 'Invalid Amount Sent', undefined],
    [{ email: EMAIL, amount: 'NaN' }, 'Invalid Amount Sent', undefined],
    [{ email: EMAIL, amount: 100.5 }, '"amount" must be an integer', 'invalid_params'],
    [{ email: EMAIL, amount: '100.50' }, '"amount" must be an integer', 'invalid_params'],
    [{ email: EMAIL, amount: 100_000_000_001 }, 'Transaction amount limit exceeded', undefined],
    [{ email: EMAIL, amount: 1, reference: 'a/b' }, 'Invalid character in transaction reference', undefined],
    [
      { email: EMAIL, amount: 1, currency: 'USD' },
      'Currency not supported by merchant',
      'unsupported_currency',
    ],
  ])('refuses %j', async (fields, message, code) => {
    const { api } = await startSimulator();
    const { status, body } = await api('POST', '/transaction/initialize', fields);
    expect([status, body.status, body.message, body.code]).toEqual([400, false, message, code]);
  });

  test('gives numbers of plain metadata back as text and keeps stringified metadata', async () => {
    const simulator = await startSimulator();
    const plain = await begin(simulator, { metadata: { n: 42, deep: [{ m: 1.5 }], ok: true } });
    const text = await begin(simulator, { metadata: JSON.stringify({ n: 42 }) });
    const none = await begin(simulator);
    const metadata = async (reference: string) =>
      (await simulator.api('GET', `/transaction/verify/${reference}`)).data.metadata;
    expect(await metadata(plain.reference)).toEqual({ n: '42', deep: [{ m: '1.5' }], ok: true });
    expect(await metadata(text.reference)).toEqual({ n: 42 });
    expect(await metadata(none.reference)).toBe('');
  });
});

describe('verify', () => {
  test('says abandoned, with 200, of a reference that was never paid', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    const { status, body, data } = await simulator.api('GET', `/transaction/verify/${reference}`);
    expect([status, body.message]).toEqual([200, 'Verification successful']);
    expect(data).toMatchObject({
      status: 'abandoned',
      amount: 1_500_000,
      requested_amount: 1_500_000,
      currency: 'NGN',
      domain: 'test',
      paid_at: null,
      paidAt: null,
      fees: null,
      log: null,
      authorization: {},
      created_at: START,
      createdAt: START,
      customer: { email: 'ada.client@shop.example', risk_action: 'default' },
    });
    expect(data.id).toBeGreaterThan(2 ** 32);
  });

  test('gives the whole payment once it is paid', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    await simulator.control(`/transactions/${reference}/pay`, { channel: 'card' });
    const { data } = await simulator.api('GET', `/transaction/verify/${reference}`);
    expect(data).toMatchObject({
      status: 'success',
      gateway_response: 'Successful',
      channel: 'card',
      fees: 32_500,
      paid_at: START,
      authorization: { bin: '408408', last4: '4081', card_type: 'visa ', reusable: true, country_code: 'NG' },
      log: {
        attempts: 1,
        errors: 0,
        success: true,
        history: [
          { type: 'action', message: 'Attempted to pay with card' },
          { type: 'success', message: 'Successfully paid with card' },
        ],
      },
      plan: null,
      plan_object: {},
    });
  });

  test('answers 400, or 404 when so set, for an unknown reference', async () => {
    const { api, control } = await startSimulator();
    const first = await api('GET', '/transaction/verify/nobody-knows');
    expect(first.status).toBe(400);
    expect(first.body).toEqual({
      status: false,
      message: 'Transaction reference not found.',
      meta: {
        nextStep: "Ensure that you're passing the reference of a transaction that exists on this integration",
      },
      type: 'validation_error',
      code: 'transaction_not_found',
    });
    await control('/settings', { unknownReferenceStatus: 404 });
    expect((await api('GET', '/transaction/verify/nobody-knows')).status).toBe(404);
  });
});

describe('fetch and list', () => {
  test('fetch takes the numeric id only', async () => {
    const simulator = await startSimulator();
    const { reference } = await begin(simulator);
    const { id } = (await simulator.api('GET', `/transaction/verify/${reference}`)).data;
    const found = await simulator.api('GET', `/transaction/${id}`);
    expect(found.body).toMatchObject({ message: 'Transaction retrieved', data: { id, reference, plan: {} } });
    const unknown = await simulator.api('GET', '/transaction/99');
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { status: false, message: 'Transaction not found' },
    ]);
    const named = await simulator.api('GET', `/transaction/${reference}x-`);
    expect([named.status, named.body.message]).toEqual([400, 'Transaction ID should be numeric.']);
  });

  test('list pages and filters, newest first', async () => {
    const simulator = await startSimulator();
    for (const reference of ['list-one', 'list-two', 'list-three']) {
      await begin(simulator, { reference, amount: reference === 'list-two' ? 700_000 : 500_000 });
      simulator.clock.advance(60_000);
    }
    await simulator.control('/transactions/list-two/pay');
    const list = async (query: string) => {
      const { body } = await simulator.api('GET', `/transaction?${query}`);
      return (body.data as { reference: string }[]).map((row) => row.reference);
    };
    expect(await list('')).toEqual(['list-three', 'list-two', 'list-one']);
    expect(await list('status=success')).toEqual(['list-two']);
    expect(await list('amount=500000')).toEqual(['list-three', 'list-one']);
    expect(await list('from=2026-05-04T09:13:00Z&to=2026-05-04T09:14:00.000Z')).toEqual(['list-two']);
    expect(await list('customer=CUS_anything')).toEqual([]);
    const { customer } = (await simulator.api('GET', '/transaction/verify/list-one')).data as {
      customer: { id: number };
    };
    expect(await list(`customer=${customer.id}&perPage=2&page=2`)).toEqual(['list-one']);
    const { body } = await simulator.api('GET', '/transaction?perPage=2&page=2');
    expect(body).toMatchObject({
      message: 'Transactions retrieved',
      meta: { total: 3, total_volume: 1_700_000, skipped: 2, perPage: 2, page: 2, pageCount: 2 },
      data: [{ metadata: null, source: { entry_point: 'transaction_initialize' } }],
    });
  });
});
