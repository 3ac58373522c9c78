/** Payments for orders that are held: why, in what currency, what may be done about them, and what the hunter is notified of. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { advanceRefund } from '#server/payments/refunds/commands.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { checkout } from '#server/testing/story.ts';
import { strayPayment } from '#server/testing/suspense.ts';

let app: TestApp;
let ops: Person;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  await app.control('POST', '/settings', { refundMode: 'manual' });
  ops = await consoleOf(app, 'Ops');
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});

const w = words.operator;
const reason = 'The bank confirmed who paid';
const give = (reference: string, job_id: string) =>
  ops.call(operatorMoney.give, { body: { reference, job_id, reason } });
const refund = (reference: string) => ops.ok(operatorMoney.refund, { body: { reference, reason } });

async function refundOf(reference: string) {
  const { refunds } = await ops.ok(operatorMoney.refunds);
  return refunds.find((one) => one.reference === reference);
}

/** The provider moves the newest refund, and notifies us. */
async function moveRefund(status: string): Promise<void> {
  const [newest] = (await app.control('GET', '/refunds')) as unknown as { id: number }[];
  await app.control('POST', `/refunds/${newest?.id}/move`, { status });
  await app.settle();
}

test('money of a payment of ours goes to its own job only', async () => {
  const { reference, job_id } = await paidWrong();
  await forgetWhy(reference);
  const other = (await agree({ hunter: ngozi, talent: await talent(app, 'Other') })).job.id;
  expect((await give(reference, other)).refusal.errors).toEqual({ job_id: [w.unmatched.otherJob] });
  expect(await lineOf(reference)).toMatchObject({
    amount: 100_000,
    payment: { status: 'suspense', job: { id: job_id }, hunter: { name: 'Ngozi' } },
  });
  expect((await give(reference, job_id)).status).toBe(200);
});

/** Makes it look like money that was held before the cause was stored. */
async function forgetWhy(reference: string): Promise<void> {
  await app.database.db.deleteFrom('held_receipts').where('reference', '=', reference).execute();
}

/** An agreed order is paid in another currency. */
async function paidWrong(): Promise<{ reference: string; job_id: string; bid_id: string }> {
  const { job, bid } = await agree({ hunter: ngozi, talent: tunde });
  const reference = await checkout(ngozi, job.id);
  await app.control('POST', `/transactions/${reference}/pay`, { currency: 'GHS' });
  await app.settle();
  return { reference, job_id: job.id, bid_id: bid.id };
}

const said = async (ref: string) => (await ngozi.ok(payments.verify, { params: { ref } })).status;

describe('the return page of a payment that was held says how it was resolved', () => {
  test('given to the hunter', async () => {
    const { reference, job_id } = await paidWrong();
    await forgetWhy(reference);
    expect(await said(reference)).toBe('held');
    expect((await give(reference, job_id)).status).toBe(200);
    expect(await said(reference)).toBe('given');
  });

  test('on its way back, and sent back; held again when the bank refuses', async () => {
    const { reference } = await paidWrong();
    await refund(reference);
    expect(await said(reference)).toBe('sending-back');
    await moveRefund('failed');
    expect(await said(reference)).toBe('held');
    const { reference: other } = await paidWrong();
    await refund(other);
    await moveRefund('processed');
    expect(await said(other)).toBe('sent-back');
  });
});

test('that a refund arrived is booked once, whoever asks at once', async () => {
  const { reference } = await paidWrong();
  await refund(reference);
  const { id = '' } = (await refundOf(reference)) ?? {};
  const [newest] = (await app.control('GET', '/refunds')) as unknown as { id: number }[];
  await app.control('POST', `/refunds/${newest?.id}/move`, { status: 'processed' });
  const asked = await Promise.all([advanceRefund(app.services, id), advanceRefund(app.services, id)]);
  expect(asked.map(({ status }) => status)).toEqual(['processed', 'processed']);
});

describe('money that is not naira', () => {
  test('can only be sent back; its owner is notified once, and reads it before paying again', async () => {
    const { reference, job_id, bid_id } = await paidWrong();
    const summary = async () => (await ngozi.ok(payments.bid, { params: { id: bid_id } })).bid;
    const listed = async () => {
      const { payments: found } = await ops.ok(operatorMoney.payments, { query: { q: reference } });
      return found[0]?.became;
    };
    const before = await ngozi.ok(payouts.pendingPayback);
    const noticesBefore = (await refundNotices()).length;
    const line = { currency: 'GHS', cause: 'currency', can: ['refund'], failed_refund: null };
    expect(await lineOf(reference)).toMatchObject(line);
    expect((await ops.ok(operator.find, { query: { q: reference } })).held).toMatchObject({
      currency: 'GHS',
    });
    expect(await summary()).toMatchObject({ can_pay: true, held: true });
    expect(await listed()).toBeNull();
    expect((await give(reference, job_id)).refusal.errors).toEqual({ reference: [w.unmatched.notNaira] });
    expect(await ngozi.ok(payouts.pendingPayback)).toEqual(before);

    await refund(reference);
    expect(await listed()).toBe('sending-back');
    expect(await summary()).toMatchObject({ can_pay: true, held: false });
    await moveRefund('failed');
    expect(await lineOf(reference)).toMatchObject({ ...line, failed_refund: { reason: null } });
    await refund(reference);
    expect(await sentBack(job_id)).toEqual([]);
    await moveRefund('processed');
    expect(await listed()).toBe('sent-back');
    expect(await refundOf(reference)).toMatchObject({ currency: 'GHS' });
    const { id } = (await refundOf(reference)) ?? { id: '' };
    await ops.ok(operatorMoney.askRefund, { params: { id }, body: { reason } });
    await app.settle();
    expect(await sentBack(job_id)).toMatchObject([{ title: 'GHS 100,000 was sent back' }]);
    const notices = await refundNotices();
    expect(notices).toHaveLength(noticesBefore + 1);
    expect(notices[0]?.description).toContain("We couldn't take GHS 100,000 for");
  });

  test('is not given either when nobody asked for it', async () => {
    const reference = await strayPayment(app, 'elsewhere-foreign', 9_000, { currency: 'USD' });
    expect(await lineOf(reference)).toMatchObject({ currency: 'USD', cause: 'currency', payment: null });
    const { job } = await agree({ hunter: ngozi, talent: tunde });
    expect((await give(reference, job.id)).refusal.errors).toEqual({ reference: [w.unmatched.notNaira] });
    const naira = await strayPayment(app, 'elsewhere-naira', 9_000);
    expect(await lineOf(naira)).toMatchObject({
      currency: 'NGN',
      cause: 'reference',
      can: ['give', 'refund'],
    });
  });
});

async function lineOf(reference: string) {
  const { suspense } = await ops.ok(operatorMoney.suspense, { query: { limit: '50' } });
  return suspense.find((one) => one.reference === reference);
}

async function refundNotices() {
  const { notification } = await ngozi.ok(notifications.list);
  return notification.filter(({ title }) => title === 'Payment sent back');
}

/** What the history of the order says of payments that were sent back. */
async function sentBack(job_id: string) {
  const { submission } = await ngozi.ok(orders.getSubmitted, { params: { id: job_id } });
  return submission.history.filter(({ name }) => name === 'payment.refund');
}
