/** /transferrecipient: one record per account. */
import { expect, test } from 'vitest';
import { recipientOf, START, startSimulator, transferFields } from '../testing/simulator.ts';

const GOOD = { type: 'nuban', name: 'ADAEZE N OKAFOR', account_number: '0123456789', bank_code: '058' };

test('creates with 201, and answers the same record for the same account', async () => {
  const simulator = await startSimulator();
  const first = await simulator.api('POST', '/transferrecipient', { ...GOOD, currency: 'NGN' });
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    status: true,
    message: 'Transfer recipient created successfully',
    data: {
      active: true,
      createdAt: START,
      currency: 'NGN',
      domain: 'test',
      integration: 900_111,
      is_deleted: false,
      isDeleted: false,
      name: 'ADAEZE N OKAFOR',
      recipient_code: expect.stringMatching(/^RCP_[a-z0-9]{15}$/),
      type: 'nuban',
      details: { account_number: '0123456789', bank_code: '058', bank_name: 'Guaranty Trust Bank' },
    },
  });
  expect(await recipientOf(simulator)).toBe(first.data.recipient_code);
  expect(await recipientOf(simulator, '0123456780')).not.toBe(first.data.recipient_code);
});

test('fetches by code and by id', async () => {
  const { api } = await startSimulator();
  const { data } = await api('POST', '/transferrecipient', GOOD);
  for (const name of [data.recipient_code, data.id]) {
    const { body } = await api('GET', `/transferrecipient/${name}`);
    expect(body).toEqual({ status: true, message: 'Recipient retrieved', data });
  }
  expect((await api('GET', '/transferrecipient/RCP_unknown')).status).toBe(404);
});

test.each([
  [{ account_number: '012345678' }, 'Account number is invalid', 'invalid_account_number'],
  [{ account_number: 'abcdefghij' }, 'Account number is invalid', 'invalid_account_number'],
  [{ bank_code: '059' }, 'Bank is invalid', 'invalid_bank_code'],
  [{ bank_code: '001' }, 'Bank is invalid', 'invalid_bank_code'],
  [
    { account_number: undefined },
    'Either authorization_code or account_number must be passed.',
    'missing_params',
  ],
  [{ account_number: '0000000004' }, 'Cannot resolve account', undefined],
  [{ name: '' }, 'Name is required', 'missing_params'],
  [{ type: 'ghipss' }, 'Type is invalid', 'invalid_params'],
])('refuses %j', async (fields, message, code) => {
  const { api } = await startSimulator();
  const { status, body } = await api('POST', '/transferrecipient', { ...GOOD, ...fields });
  expect([status, body.status, body.message, body.code]).toEqual([400, false, message, code]);
});

test('lists those that money can be sent to, newest first, in pages', async () => {
  const simulator = await startSimulator();
  const codes = [await recipientOf(simulator), await recipientOf(simulator, '0123456780')];
  const all = await simulator.api('GET', '/transferrecipient?perPage=1');
  expect(all.body).toMatchObject({
    status: true,
    message: 'Recipients retrieved',
    meta: { total: 2, pageCount: 2 },
  });
  const rows = (await simulator.api('GET', '/transferrecipient')).body.data as { recipient_code: string }[];
  expect(rows.map(({ recipient_code }) => recipient_code)).toEqual(codes.toReversed());
});

test('updates the name and the e-mail, and nothing else', async () => {
  const simulator = await startSimulator();
  const code = await recipientOf(simulator);
  const change = { name: 'A. OKAFOR', email: 'ada@people.example', account_number: '9999999999' };
  const { status, body, data } = await simulator.api('PUT', `/transferrecipient/${code}`, change);
  expect([status, body.message]).toEqual([200, 'Recipient updated']);
  expect(data).toMatchObject({
    ...{ name: 'A. OKAFOR', email: 'ada@people.example' },
    details: { account_number: '0123456789' },
  });
  expect((await simulator.api('GET', `/transferrecipient/${code}`)).data).toEqual(data);
  expect((await simulator.api('PUT', `/transferrecipient/${code}`, {})).status).toBe(400);
  expect((await simulator.api('PUT', '/transferrecipient/RCP_unknown', change)).status).toBe(404);
});

test('what was deleted takes no transfer, until its account is added again', async () => {
  const simulator = await startSimulator();
  const asked = await transferFields(simulator);
  const gone = await simulator.api('DELETE', `/transferrecipient/${asked.recipient}`);
  expect(gone.body).toEqual({ status: true, message: 'Transfer recipient set as inactive' });
  expect((await simulator.api('GET', '/transferrecipient')).body.data).toEqual([]);
  const { data } = await simulator.api('GET', `/transferrecipient/${asked.recipient}`);
  expect(data).toMatchObject({ active: false, is_deleted: true });
  expect((await simulator.api('POST', '/transfer', asked)).body.code).toBe('invalid_transfer_recipient');
  expect(await recipientOf(simulator)).toBe(asked.recipient);
  expect((await simulator.api('POST', '/transfer', asked)).status).toBe(200);
});

test('of a batch the good ones are made, and each bad one comes back with what is wrong', async () => {
  const { api } = await startSimulator();
  const bad = { ...GOOD, bank_code: '059' };
  const { status, body, data } = await api('POST', '/transferrecipient/bulk', { batch: [GOOD, bad] });
  expect([status, body.message]).toEqual([200, 'Recipients added successfully']);
  expect(data).toMatchObject({
    success: [{ recipient_code: expect.stringMatching(/^RCP_/), details: { bank_code: '058' } }],
    errors: [{ message: 'Bank is invalid', records: [bad] }],
  });
  expect((await api('POST', '/transferrecipient/bulk', { batch: [] })).status).toBe(400);
});
