/** The webhook: refused unless signed, stored once, and without effect by itself. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOff } from '#server/core/work/queue.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { waitingWork } from '#server/testing/work.ts';
import { inboxHandler } from './commands.ts';

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

  it('keeps what no text of the database can hold, as the bytes that were signed', async () => {
    const sent =
      '{"event":"charge.success","data":{"id":9,"reference":"a\\u0000b","status":"success","note":"\\ud800"}}';
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature': createHmac('sha512', app.config.paystack.secretKey)
          .update(sent)
          .digest('hex'),
      },
      payload: sent,
    });
    expect(answer.statusCode).toBe(200);
    const [row] = await app.database.db
      .selectFrom('provider_inbox')
      .select(['body', 'reference'])
      .where('key', '=', 'charge.success:9:success')
      .execute();
    expect(row?.reference).toBe('a\ufffdb');
    expect(Buffer.from(row?.body ?? []).toString()).toBe(sent);
    await app.settle();
    expect(await waitingWork(app)).toEqual([]);
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
      .select('event')
      .where('key', 'like', '%:7:%')
      .execute();
    expect(rows).toEqual([{ event: 'charge.success' }]);
    expect(await waitingWork(app)).toEqual([]);
  });
});

describe('working off what arrived', () => {
  const raise = (reference: string) =>
    app.control('POST', '/webhooks/raise', {
      event: 'refund.failed',
      data: { reference, status: 'failed' },
    });
  const errors: unknown[] = [];
  const work = (handle: (reference: string) => Promise<boolean>) =>
    workOff(
      { ...app.services, report: (error) => errors.push(error) },
      inboxHandler('refund', (_services, reference) => handle(reference)),
    );

  it('does not wear an event out while the provider is away, however often it is woken', async () => {
    await raise('worn-out-reference');
    for (let wake = 0; wake < 600; wake += 1) await work(async () => false);
    app.passMinutes(60);
    const asked: string[] = [];
    await work(async (reference) => asked.push(reference) > 0);
    expect(asked).toEqual(['worn-out-reference']);
  });

  it('goes on behind an event whose handling breaks, and reports it', async () => {
    await raise('broken-reference');
    await raise('sound-reference');
    const asked: string[] = [];
    await work(async (reference) => {
      asked.push(reference);
      if (reference === 'broken-reference') throw new Error('it broke');
      return true;
    });
    expect(errors).toEqual([new Error('it broke')]);
    expect(asked).toEqual(['broken-reference', 'sound-reference']);
    expect(await waitingWork(app)).toMatchObject([
      { kind: 'webhook-refund', subject: 'refund.failed:broken-reference:failed', error: 'it broke' },
    ]);
  });
});
