/** The webhook: signed or refused, stored once, and without effect by itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the webhook', () => {
  const body = JSON.stringify({
    event: 'charge.success',
    data: { id: 1, reference: 'adire-unknown-000000', status: 'success' },
  });

  it.each([
    ['no signature', undefined],
    ['a wrong one', 'a'.repeat(128)],
    ['a truncated one', 'abc'],
    ['an upper-case one', 'A'.repeat(128)],
  ])('refuses %s and stores nothing', async (_case, signature) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'x-paystack-signature': signature }),
      },
      payload: body,
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, message: 'Invalid signature.' });
    const kept = await app.database.db
      .selectFrom('provider_inbox')
      .select('key')
      .where('reference', '=', 'adire-unknown-000000')
      .execute();
    expect(kept).toEqual([]);
  });

  it('keeps an unknown event and an unknown reference without any effect', async () => {
    await app.control('POST', '/webhooks/raise', {
      event: 'charge.success',
      data: { id: 7, reference: 'adire-nobodys-reference', status: 'success' },
    });
    await app.control('POST', '/webhooks/raise', { event: 'something.new', data: { id: 8 } });
    await app.settle();
    const rows = await app.database.db
      .selectFrom('provider_inbox')
      .select(['event', 'handled_at'])
      .where('key', 'like', '%:7:%')
      .execute();
    expect(rows).toMatchObject([{ event: 'charge.success', handled_at: expect.any(Date) }]);
  });
});
