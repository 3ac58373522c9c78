/** Keys, rate limits and unknown endpoints. */
import { expect, test } from 'vitest';
import { startSimulator, TEST_KEY } from '../testing/simulator.ts';

test.each([
  [undefined, { status: false, message: 'No Authorization Header was found' }],
  [TEST_KEY, { status: false, message: 'Format is Authorization Bearer [secret key]' }],
  [`Basic ${TEST_KEY}`, { status: false, message: 'Format is Authorization Bearer [secret key]' }],
  [
    'Bearer pk_test_of_the_tests',
    {
      status: false,
      message: 'Invalid key',
      meta: { nextStep: 'Ensure that you provide the correct authorization key for the request' },
      type: 'validation_error',
      code: 'invalid_Key',
    },
  ],
])('refuses the header %j with 401', async (authorization, body) => {
  const { send } = await startSimulator();
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  for (const url of ['/balance', '/transaction/verify/x', '/bank/resolve?account_number=1&bank_code=058']) {
    const reply = await send('GET', url, undefined, headers);
    expect([reply.status, reply.body]).toEqual([401, body]);
  }
});

test('lists banks without a key, but not with a wrong one', async () => {
  const { send } = await startSimulator();
  expect((await send('GET', '/bank')).status).toBe(200);
  expect((await send('GET', '/bank', undefined, { authorization: 'Bearer wrong' })).status).toBe(401);
});

test('counts calls, says so in headers, and refuses those over the limit until the window ends', async () => {
  const { api, control, clock } = await startSimulator();
  await control('/settings', { rateLimit: 'test' });
  const first = await api('GET', '/balance');
  expect(first.headers).toMatchObject({
    'x-ratelimit-limit': '100',
    'x-ratelimit-remaining': '99',
    'x-ratelimit-reset': '60',
  });
  for (let calls = 1; calls < 100; calls += 1) await api('GET', '/balance');
  const over = await api('GET', '/balance');
  expect(over.status).toBe(429);
  expect(over.body).toEqual({
    status: false,
    message: 'Rate limit exceeded!',
    meta: { nextStep: 'Wait a few minutes and try the API call again' },
    type: 'api_error',
    code: 'rate_limited',
  });
  clock.advance(60_000);
  expect((await api('GET', '/balance')).status).toBe(200);
});

test('has the live limits by default, apart for endpoints with one of their own', async () => {
  const { api } = await startSimulator();
  await api('GET', '/balance');
  const verify = await api('GET', '/transaction/verify/x');
  expect(verify.headers).toMatchObject({ 'x-ratelimit-limit': '3000', 'x-ratelimit-remaining': '2999' });
  expect((await api('GET', '/balance')).headers['x-ratelimit-remaining']).toBe('598');
});

test('answers unknown endpoints and broken bodies in the envelope', async () => {
  const { api } = await startSimulator();
  const unknown = await api('GET', '/nothing/here');
  expect([unknown.status, unknown.body.status]).toEqual([404, false]);
  const broken = await api('POST', '/transaction/initialize', '{"email":');
  expect([broken.status, broken.body.status]).toEqual([400, false]);
});
