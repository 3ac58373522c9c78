/** The hosted page through its forms, as a browser without script uses it. */
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { paystackSimulator } from '../plugin.ts';
import { BACK, open, payWith, RETURNED } from '../testing/checkout.ts';
import { begin, clientOf, PREFIX, startSimulator, statusOf, TEST_KEY } from '../testing/simulator.ts';
import { TEST_CARDS } from './test-cards.ts';

describe('the page', () => {
  test('shows merchant, amount, payer, the allowed ways and the test cards, and says that it is a simulator', async () => {
    const { simulator, page } = await open({ channels: ['card', 'ussd', 'qr'] });
    const { status, text, headers } = await simulator.visit(page);
    expect(status).toBe(200);
    for (const words of ['Adire', 'N15,000', 'ada.client@shop.example', 'Simulator: no real money'])
      expect(text).toContain(words);
    expect(text).toContain('channel=ussd');
    expect(text).not.toContain('channel=bank_transfer');
    for (const card of TEST_CARDS) expect(text).toContain(`card=${card.number}`);
    expect(text).not.toMatch(/<style|style="|<script>|onclick/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('escapes what callers send', async () => {
    const { simulator, page, reference } = await open({
      email: '"><script>alert(1)</script>@shop.example',
      metadata: { cancel_action: 'javascript:alert(1)' },
      callback_url: 'javascript:alert(1)',
    });
    await simulator.control(`/transactions/${reference}/pay`);
    const { text } = await simulator.visit(page);
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('javascript:');
  });

  test('works under the policy of the server around it', async () => {
    const app = fastify();
    onTestFinished(async () => {
      await app.close();
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'self'; form-action 'self'");
    });
    await app.register(paystackSimulator, {
      prefix: PREFIX,
      bookFile: ':memory:',
      secretKey: TEST_KEY,
      publicUrl: `http://localhost${PREFIX}`,
      webhookUrl: 'http://127.0.0.1:9/closed',
    });
    const { api, visit } = clientOf(app);
    const { data } = await api('POST', '/transaction/initialize', {
      email: 'a@shop.example',
      amount: 5_000,
      callback_url: BACK,
    });
    const { headers } = await visit(String(data.authorization_url));
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self' https://adire.example; base-uri 'none'; frame-ancestors 'none'",
    );
    for (const name of ['base.css', 'checkout.css', 'checkout-forms.css', 'checkout.js', 'icon.svg'])
      expect((await visit(`${PREFIX}/assets/${name}`)).status).toBe(200);
  });

  test('does not exist for other codes, and takes no forms of other sites', async () => {
    const { simulator, page } = await open();
    const unknown = await simulator.visit(`${PREFIX}/checkout/nothing`);
    expect([unknown.status, unknown.text.includes('does not exist')]).toEqual([404, true]);
    const foreign = await simulator.send('POST', `${page}/bank-transfer`, 'outcome=now', {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(403);
  });
});

describe('bank transfer and USSD', () => {
  test.each(['bank-transfer', 'ussd'])('%s that arrives now', async (way) => {
    const { simulator, reference, page } = await open();
    const reply = await simulator.submit(`${page}/${way}`, { outcome: 'now', bank: '058' });
    expect(String(reply.headers.location)).toMatch(RETURNED);
    const { data } = await simulator.api('GET', `/transaction/verify/${reference}`);
    expect(data).toMatchObject({ status: 'success', channel: way.replace('-', '_'), fees: 32_500 });
  });

  test('that arrives later is pending, and the waiting page goes on to the callback by itself', async () => {
    const { simulator, reference, page } = await open();
    const reply = await simulator.submit(`${page}/bank-transfer`, { outcome: 'later' });
    expect(reply.headers.location).toBe(page);
    expect(await statusOf(simulator, reference)).toBe('pending');
    const waiting = await simulator.visit(page);
    expect(waiting.text).toContain(`http-equiv="refresh" content="3;url=${page}?waiting=1"`);
    simulator.clock.advance(20_000);
    await simulator.control('/run-due');
    expect(await statusOf(simulator, reference)).toBe('success');
    expect(String((await simulator.visit(`${page}?waiting=1`)).headers.location)).toMatch(RETURNED);
  });

  test('that never arrives stays ongoing and falls back to abandoned', async () => {
    const { simulator, reference, page } = await open();
    await simulator.submit(`${page}/ussd`, { outcome: 'never', bank: '058' });
    expect(await statusOf(simulator, reference)).toBe('ongoing');
    simulator.clock.advance(30 * 60_000);
    await simulator.control('/run-due');
    expect(await statusOf(simulator, reference)).toBe('abandoned');
    expect((await payWith(simulator, page, '4084084084084081')).status).toBe(302);
    expect(await statusOf(simulator, reference)).toBe('success');
  });

  test('a card may be used while a transfer is on its way; it then pays once', async () => {
    const { simulator, page, reference } = await open();
    await simulator.submit(`${page}/bank-transfer`, { outcome: 'later' });
    await payWith(simulator, page, '4084080000005408');
    await payWith(simulator, page, '4084084084084081');
    simulator.clock.advance(60_000);
    await simulator.control('/run-due');
    expect(simulator.received).toHaveLength(1);
    expect((await simulator.api('GET', `/transaction/verify/${reference}`)).data.channel).toBe('card');
  });

  test('a declined card does not stop a transfer on its way', async () => {
    const { simulator, page, reference } = await open();
    await simulator.submit(`${page}/bank-transfer`, { outcome: 'later' });
    await payWith(simulator, page, '4084080000005408');
    expect(await statusOf(simulator, reference)).toBe('abandoned');
    simulator.clock.advance(20_000);
    await simulator.control('/run-due');
    const { data } = await simulator.api('GET', `/transaction/verify/${reference}`);
    expect(data).toMatchObject({ status: 'success', channel: 'bank_transfer' });
  });

  test('show an account number and a code to dial', async () => {
    const { simulator, page } = await open();
    expect((await simulator.visit(`${page}?channel=bank_transfer`)).text).toMatch(/>99\d{8}</);
    expect((await simulator.visit(`${page}?channel=ussd`)).text).toContain('bank=058');
    expect((await simulator.visit(`${page}?channel=ussd&bank=058`)).text).toMatch(/\*737\*000\*\d{4}#/);
  });
});

describe('leaving', () => {
  test('cancel goes to cancel_action, and the payment stays abandoned', async () => {
    const { simulator, reference, page } = await open({
      metadata: { cancel_action: 'https://adire.example/cancelled' },
    });
    await payWith(simulator, page, '5192602720584796');
    expect(await statusOf(simulator, reference)).toBe('ongoing');
    const reply = await simulator.visit(`${page}/cancel`);
    expect([reply.status, reply.headers.location]).toEqual([302, 'https://adire.example/cancelled']);
    expect(await statusOf(simulator, reference)).toBe('abandoned');
  });

  test('without cancel_action a page says so and leads back', async () => {
    const { simulator, page } = await open();
    const { status, text } = await simulator.visit(`${page}/cancel`);
    expect([status, text.includes(`href="${page}"`)]).toEqual([200, true]);
  });

  test('without a callback the payer stays on a page of success', async () => {
    const simulator = await startSimulator();
    const { page } = await begin(simulator);
    const reply = await payWith(simulator, page, '4084084084084081');
    expect(reply.headers.location).toBe(page);
    expect((await simulator.visit(page)).text).toContain('Payment successful');
  });
});
