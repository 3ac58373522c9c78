/** Where a payment of the wrong amount goes (rule 3.3): the hunter's payback, or suspense. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobs } from '#contract/jobs/jobs.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { checkout, fund } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let jobId: string;
let reference: string;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  const { job } = await agree({ hunter: ngozi, talent: await talent(app, 'Tunde') });
  jobId = job.id;
  reference = await checkout(ngozi, jobId);
});

async function paid(how: { amount?: number; currency?: string }): Promise<void> {
  await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card', ...how });
  await app.settle();
}

async function paymentState() {
  const { job } = await ngozi.ok(jobs.get, { params: { id: jobId } });
  const { pendingpayout } = await ngozi.ok(payouts.pendingPayback);
  const { status, amount } = await ngozi.ok(payments.verify, { params: { ref: reference } });
  const { notification } = await ngozi.ok(notifications.list);
  expect(await auditMoney(app.database.db)).toEqual([]);
  return { job: job.status, payback: pendingpayout, status, amount, notice: notification[0]?.title };
}

it.each([1, 9_999_900, 10_000_100])(
  '%i kobo instead of 10,000,000 go to the payback, once',
  async (amount) => {
    await paid({ amount });
    const naira = amount / 100;
    const expected = {
      job: 'agreed',
      payback: naira,
      status: 'returned',
      amount: naira,
      notice: 'Payment returned to you',
    };
    expect(await paymentState()).toEqual(expected);
    expect(await paymentState()).toEqual(expected);
    await fund(app, ngozi, jobId);
    expect(await paymentState()).toMatchObject({ job: 'active', payback: naira });
  },
);

it('another currency waits in suspense and funds nothing', async () => {
  await paid({ currency: 'GHS' });
  const notice = 'Payment on hold';
  expect(await paymentState()).toMatchObject({ job: 'agreed', payback: 0, status: 'held', notice });
});
