/** /transferrecipient: one record per account. */
import { expect, test } from 'vitest';
import { recipientOf, START, startSimulator } from '../testing/simulator.ts';

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
