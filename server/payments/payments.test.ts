/** Money in: booked once, whoever reports it, in any order, any number of times; a payment that does not fit funds nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { dispute } from '#server/testing/disputes.ts';
import { type Agreed, agree, bidOn, postJob } from '#server/testing/market.ts';
import { checkout, fund } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let agreed: Agreed;

beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  agreed = await agree({ hunter: ngozi, talent: tunde });
});

async function statusOf(jobId: string): Promise<string> {
  return (await ngozi.ok(jobs.get, { params: { id: jobId } })).job.status;
}

async function escrowOf(jobId: string): Promise<bigint> {
  const row = await app.database.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('key', '=', `escrow:${jobId}`)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

function payback(): Promise<number> {
  return ngozi.ok(payouts.pendingPayback).then((reply) => reply.pendingpayout);
}

function pay(reference: string, how: object = {}) {
  return app.control('POST', `/transactions/${reference}/pay`, { channel: 'card', ...how });
}

function verify(reference: string) {
  return ngozi.ok(payments.verify, { params: { ref: reference } });
}

describe('the payment summary', () => {
  it('shows the real bid, the division and whether it can be paid', async () => {
    const { bid } = await ngozi.ok(payments.bid, { params: { id: agreed.bid.id } });
    expect(bid).toMatchObject({
      accept_price: 100_000,
      can_pay: true,
      why_not: null,
      order_accepted: 1,
      division: { price: 100_000, fee: 10_000, talent: 90_000, hunter: 0 },
      job: { milestone: '2' },
    });
  });

  it('says why an order that the talent has not accepted cannot be paid', async () => {
    const job = await postJob(ngozi);
    const bid = await bidOn(tunde, job);
    const shown = await ngozi.ok(payments.bid, { params: { id: bid.id } });
    expect(shown.bid).toMatchObject({ can_pay: false, why_not: words.payments.fixed.notAccepted });
    const refused = await ngozi.call(payments.pay, { body: { job_id: job.id } });
    expect(refused).toMatchObject({ status: 409, refusal: { message: words.payments.fixed.notAccepted } });
  });

  it('says that a cancelled agreement has nothing to pay, and that the job has no order', async () => {
    expect((await ngozi.ok(payments.bid, { params: { id: agreed.bid.id } })).bid.is_order).toBe(true);
    const reference = await checkout(ngozi, agreed.job.id);
    const body = { reason: 'The dates no longer work.' };
    await tunde.ok(bids.withdrawOrder, { params: { id: agreed.job.id }, body });
    const { bid } = await ngozi.ok(payments.bid, { params: { id: agreed.bid.id } });
    expect(bid).toMatchObject({
      ...{ can_pay: false, is_order: false },
      why_not: words.payments.errors.cancelled,
    });
    await pay(reference);
    expect(await verify(reference)).toMatchObject({ status: 'returned', is_order: false });
  });
});

describe('starting a payment', () => {
  it('answers the hosted page, and the same one to a second click', async () => {
    const first = await ngozi.ok(payments.pay, { body: { job_id: agreed.job.id } });
    const second = await ngozi.ok(payments.pay, { body: { job_id: agreed.job.id } });
    expect(second.reference).toBe(first.reference);
    expect(first.authorization_url).toMatch(/\/paystack-simulator\/checkout\//);
    expect(first.data.authorization_url).toBe(first.authorization_url);
  });

  it.each([
    ['amount', { amount: 1 }],
    ['amount', { amount: 'NaN' }],
    ['hunter_id', { hunter_id: '00000000-0000-4000-8000-000000000000' }],
    ['talent_id', { talent_id: '00000000-0000-4000-8000-000000000000' }],
    ['callback_url', { callback_url: 'https://evil.example/' }],
    ['callback_url', { callback_url: '//evil.example' }],
  ])('refuses another %s', async (field, sent) => {
    const answer = await ngozi.call(payments.pay, { body: { job_id: agreed.job.id, ...sent } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})).toEqual([field]);
  });

  it('takes the values that a browser sends when they are right', async () => {
    const body = {
      job_id: agreed.job.id,
      email: 'anybody@people.example',
      amount: '100000',
      hunter_id: ngozi.id,
      talent_id: tunde.id,
      callback_url: `${app.config.publicUrl}/hunterDashboard/payment/verify`,
    };
    const { reference } = await ngozi.ok(payments.pay, { body });
    const book = await app.control('GET', '/book');
    const kept = (book.transactions as { reference: string; email: string; requestedKobo: number }[]).find(
      (one) => one.reference === reference,
    );
    expect(kept).toMatchObject({ email: ngozi.email, requestedKobo: 10_000_000 });
  });

  it('is nobody else’s to start or to look at', async () => {
    const stranger = await hunter(app, 'Kofi');
    expect((await stranger.call(payments.pay, { body: { job_id: agreed.job.id } })).status).toBe(404);
    const reference = await checkout(ngozi, agreed.job.id);
    expect((await stranger.call(payments.verify, { params: { ref: reference } })).status).toBe(404);
    expect((await tunde.call(payments.pay, { body: { job_id: agreed.job.id } })).status).toBe(403);
  });

  it('loses nothing when the provider does not answer, and works at the next try', async () => {
    await app.control('POST', '/faults', {
      endpoint: 'POST /transaction/initialize',
      kind: 'status',
      status: 503,
    });
    const answer = await ngozi.call(payments.pay, { body: { job_id: agreed.job.id }, key: 'pay-once-0001' });
    expect(answer).toMatchObject({ status: 503, refusal: { message: words.payments.errors.unavailable } });
    expect(answer.headers['retry-after']).toBeDefined();
    const again = await ngozi.call(payments.pay, { body: { job_id: agreed.job.id }, key: 'pay-once-0001' });
    expect(again.status).toBe(200);
    await pay(again.body.reference);
    expect((await verify(again.body.reference)).status).toBe('funded');
  });
});

describe('the money arrives', () => {
  it('by the webhook alone', async () => {
    await fund(app, ngozi, agreed.job.id);
    expect(await statusOf(agreed.job.id)).toBe('active');
    expect(await escrowOf(agreed.job.id)).toBe(10_000_000n);
  });

  it('by the return page alone', async () => {
    const reference = await checkout(ngozi, agreed.job.id);
    await pay(reference, { webhook: false });
    expect(await verify(reference)).toMatchObject({
      status: 'funded',
      amount: 100_000,
      job_id: agreed.job.id,
    });
    expect(await statusOf(agreed.job.id)).toBe('active');
  });

  it('by the sweeper alone, for a hunter who never comes back', async () => {
    const reference = await checkout(ngozi, agreed.job.id);
    await pay(reference, { webhook: false });
    app.passMinutes(3);
    await app.settle();
    expect(await statusOf(agreed.job.id)).toBe('active');
  });

  it('once, when all three report it, 64 times and at once', async () => {
    const reference = await checkout(ngozi, agreed.job.id);
    await pay(reference, { webhook: false });
    await Promise.all([
      app.control('POST', '/webhooks/send', { references: [reference], times: 64, parallel: true }),
      verify(reference),
      verify(reference),
      app.settle(),
    ]);
    await app.settle();
    expect(await escrowOf(agreed.job.id)).toBe(10_000_000n);
    const booked = await app.database.db
      .selectFrom('ledger_transactions')
      .select('id')
      .where('job_id', '=', agreed.job.id)
      .execute();
    expect(booked).toHaveLength(1);
  });

  it('rejects the other bids with the reason', async () => {
    const job = await postJob(ngozi);
    const other = await talent(app, 'Chidera');
    const losing = await bidOn(other, job);
    const won = await agree({ hunter: ngozi, talent: tunde, job });
    await fund(app, ngozi, won.job.id);
    const { appliedjob } = await other.ok(bids.getApplication, { params: { id: losing.id } });
    expect(appliedjob).toMatchObject({
      status: 'rejected',
      rejection_reason: words.jobs.rejections.anotherHired,
    });
  });

  it('keeps the provider’s own charge as the platform’s cost', async () => {
    const reference = await checkout(ngozi, agreed.job.id);
    await pay(reference, { fees: 160_000 });
    await app.settle();
    const payment = await app.database.db
      .selectFrom('payments')
      .select(['provider_fee', 'status'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(payment).toEqual({ provider_fee: 160_000n, status: 'funded' });
  });
});

describe('what does not fit', () => {
  it('a payment that is not made yet stays open, and is not success', async () => {
    const reference = await checkout(ngozi, agreed.job.id);
    expect((await verify(reference)).status).toBe('pending');
    expect(await statusOf(agreed.job.id)).toBe('agreed');
  });

  it('a second success goes to the payback, to the kobo', async () => {
    const before = await payback();
    const first = await checkout(ngozi, agreed.job.id);
    app.passMinutes(11);
    const second = await checkout(ngozi, agreed.job.id);
    expect(second).not.toBe(first);
    await pay(first);
    await pay(second);
    await app.settle();
    expect(await escrowOf(agreed.job.id)).toBe(10_000_000n);
    expect(await payback()).toBe(before + 100_000);
    app.passMinutes(1);
    expect((await verify(second)).status).toBe('returned');
  });

  it('a payment for an agreement that was left meanwhile goes to the payback', async () => {
    const before = await payback();
    const reference = await checkout(ngozi, agreed.job.id);
    await tunde.ok(bids.withdrawOrder, {
      params: { id: agreed.job.id },
      body: { reason: 'No time any more' },
    });
    await pay(reference);
    await app.settle();
    expect(await statusOf(agreed.job.id)).toBe('bidding');
    expect(await payback()).toBe(before + 100_000);
  });

  it.each(['cancelled', 'disputed'] as const)(
    'a second success for an order that is %s goes to the payback',
    async (ended) => {
      const late = await checkout(ngozi, agreed.job.id);
      app.passMinutes(11);
      await fund(app, ngozi, agreed.job.id);
      const id = { params: { id: agreed.job.id } };
      if (ended === 'cancelled') await tunde.ok(orders.cancel, { ...id, body: { reason: 'Ill' } });
      else await dispute(ngozi, agreed.job.id);
      const before = await payback();
      await pay(late);
      await app.settle();
      expect(await statusOf(agreed.job.id)).toBe(ended);
      expect(await payback()).toBe(before + 100_000);
      app.passMinutes(1);
      expect((await verify(late)).in_escrow).toBe(ended === 'disputed');
    },
  );

  it('a declined card leaves the order payable, and the next try funds it', async () => {
    const reference = await checkout(ngozi, agreed.job.id);
    await app.control('POST', `/transactions/${reference}/fail`, {});
    app.passMinutes(1);
    expect((await verify(reference)).status).toBe('failed');
    await fund(app, ngozi, agreed.job.id);
    expect(await statusOf(agreed.job.id)).toBe('active');
  });

  it('a paid order cannot be paid again', async () => {
    await fund(app, ngozi, agreed.job.id);
    const answer = await ngozi.call(payments.pay, { body: { job_id: agreed.job.id } });
    expect(answer).toMatchObject({ status: 409, refusal: { code: 'active' } });
  });
});
