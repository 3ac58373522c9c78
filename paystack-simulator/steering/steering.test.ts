/** The steering page shows the book, and its forms do the same as the API. */
import { expect, test } from 'vitest';
import { begin, PREFIX, startSimulator, statusOf, transferFields } from '../testing/simulator.ts';

test('shows payments, transfers, webhooks, calls and the numbers that misbehave', async () => {
  const simulator = await startSimulator();
  const { reference } = await begin(simulator);
  await simulator.control(`/transactions/${reference}/pay`);
  await simulator.api('POST', '/transfer', await transferFields(simulator));
  await simulator.api('POST', '/refund', { transaction: reference, amount: 10_000 });
  const { text, headers } = await simulator.visit(`${PREFIX}/`);
  for (const words of [
    'Simulator: no real money',
    reference,
    'payout-01hx8a3f-9c2d7e',
    'charge.success',
    'GET /transaction/verify/:reference',
    '0000000001',
    'N100',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/<style|style="|<script/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await simulator.visit(PREFIX)).status).toBe(200);
});

test('its forms steer and come back with what was done', async () => {
  const simulator = await startSimulator();
  const { reference } = await begin(simulator);
  const path = `${PREFIX}/control/transactions/${reference}/pay`;
  const reply = await simulator.submit(path, { channel: 'ussd', amount: '' });
  expect([reply.status, reply.headers.location]).toEqual([303, `${PREFIX}/?done=paid`]);
  expect(await statusOf(simulator, reference)).toBe('success');
  expect((await simulator.visit(`${PREFIX}/?done=paid`)).text).toContain('The payment succeeded.');
  const again = await simulator.submit(path, { channel: 'ussd' });
  const refused = await simulator.visit(String(again.headers.location));
  expect(refused.text).toContain('This transaction was paid before.');
  await simulator.submit(`${PREFIX}/control/settings`, { autoWebhooks: 'false', transferDelayMs: '500' });
  expect((await simulator.book()).settings).toMatchObject({ autoWebhooks: false, transferDelayMs: 500 });
});

test('escapes its input', async () => {
  const simulator = await startSimulator();
  const { text } = await simulator.visit(`${PREFIX}/?refused=%3Cscript%3Ealert(1)%3C/script%3E`);
  expect(text).not.toContain('<script>');
  expect(text).toContain('&lt;script&gt;');
});
