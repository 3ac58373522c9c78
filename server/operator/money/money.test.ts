/** Suspense: given to a hunter or sent back, once, by one operator or two; and every kobo is explained at each step. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { revokeOperator } from '#server/accounts/operators/commands.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, PASSWORD, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { checkout } from '#server/testing/story.ts';
import { strayPayment } from '#server/testing/suspense.ts';

let app: TestApp;
let ops: Person;
let second: Person;
let ngozi: Person;
let tunde: Person;
let jobId: string;
beforeAll(async () => {
  app = await testApp();
  await app.control('POST', '/settings', { refundMode: 'manual' });
  ops = await consoleOf(app, 'Ops');
  second = await consoleOf(app, 'Second');
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  jobId = (await agree({ hunter: ngozi, talent: tunde })).job.id;
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
});

const w = words.operator;
const reason = 'The bank confirmed who paid';
let count = 0;

function stray(naira = 30_000): Promise<string> {
  count += 1;
  return strayPayment(app, `elsewhere-${count}`, naira);
}

async function held(reference: string): Promise<number | null> {
  const { suspense } = await ops.ok(operatorMoney.suspense, { query: { limit: '50' } });
  return suspense.find((one) => one.reference === reference)?.amount ?? null;
}

async function payback(): Promise<number> {
  return (await ngozi.ok(payouts.pendingPayback)).pendingpayout;
}

const give = (by: Person, reference: string, job_id = jobId) =>
  by.call(operatorMoney.give, { body: { reference, job_id, reason } });
const refund = (by: Person, reference: string) =>
  by.call(operatorMoney.refund, { body: { reference, reason } });

async function refundOf(reference: string) {
  const { refunds } = await ops.ok(operatorMoney.refunds);
  return refunds.find((one) => one.reference === reference);
}

/** The provider's own list of refunds, newest first. */
async function providerRefunds(): Promise<{ id: number; merchantNote: string }[]> {
  return (await app.control('GET', '/refunds')) as unknown as { id: number; merchantNote: string }[];
}

/** The provider moves the newest refund, and notifies us. */
async function moveRefund(status: string): Promise<void> {
  const [newest] = await providerRefunds();
  await app.control('POST', `/refunds/${newest?.id}/move`, { status });
  await app.settle();
}

describe('giving', () => {
  test('puts the whole into the payback of the hunter, who is notified, once', async () => {
    const reference = await stray();
    const before = await payback();
    expect(await held(reference)).toBe(30_000);
    const found = await ops.ok(operator.find, { query: { q: reference } });
    expect(found.held).toEqual({ reference, amount: 30_000, currency: 'NGN', became: null });
    expect((await give(ops, reference)).body).toEqual({ success: true, waiting: false });
    expect(await payback()).toBe(before + 30_000);
    expect(await held(reference)).toBeNull();
    expect((await give(ops, reference)).refusal.errors).toEqual({ reference: [w.unmatched.nothing] });
    expect((await refund(ops, reference)).refusal.errors).toEqual({ reference: [w.unmatched.nothing] });
    await app.settle();
    const [notice] = (await ngozi.ok(notifications.list)).notification;
    expect(notice?.description).toContain('We found your payment of N30,000');
    const { log } = await ops.ok(operator.log, { query: { about: reference } });
    expect(log).toMatchObject([{ act: 'suspense.give', reason, before: { held: '3000000' } }]);
    const later = await ops.ok(operator.find, { query: { q: reference } });
    expect(later.held).toEqual({ reference, amount: 30_000, currency: 'NGN', became: 'given' });
    expect(later.jobs).toMatchObject([{ id: jobId }]);
    const page = await ops.ok(operator.job, { params: { id: jobId } });
    expect(page.log).toMatchObject([{ act: 'suspense.give', about: { id: reference } }]);
  });

  test('ten at once give once', async () => {
    const reference = await stray();
    const before = await payback();
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(ops, reference)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await payback()).toBe(before + 30_000);
  });
});

describe('above N500,000', () => {
  test('two operators have to want the same', async () => {
    const reference = await stray(500_001);
    const before = await payback();
    expect((await give(ops, reference)).body).toEqual({ success: true, waiting: true });
    expect((await give(ops, reference)).body).toEqual({ success: true, waiting: true });
    expect(await held(reference)).toBe(500_001);
    const { suspense } = await second.ok(operatorMoney.suspense);
    expect(suspense.find((one) => one.reference === reference)).toMatchObject({
      needs_two: true,
      proposal: { act: 'suspense.give', by: { name: 'Ops' }, reason, job_id: jobId },
    });
    expect((await give(second, reference)).body).toEqual({ success: true, waiting: false });
    expect(await payback()).toBe(before + 500_001);
    const { log } = await ops.ok(operator.log, { query: { about: reference } });
    expect(log.map(({ act, operator: by }) => [act, by.name])).toEqual([
      ['suspense.give', 'Second'],
      ['suspense.give.propose', 'Ops'],
      ['suspense.give.propose', 'Ops'],
    ]);
  });

  test('a different act of another operator takes the place of the proposal', async () => {
    const reference = await stray(500_001);
    await give(ops, reference);
    expect((await refund(second, reference)).body).toEqual({ success: true, waiting: true, replaced: 'Ops' });
    expect(await held(reference)).toBe(500_001);
    const { suspense } = await second.ok(operatorMoney.suspense);
    expect(suspense.find((one) => one.reference === reference)).toMatchObject({
      proposal: { act: 'suspense.refund', by: { name: 'Second' }, own: true },
    });
    const { log } = await ops.ok(operator.log, { query: { about: reference } });
    expect(log[0]).toMatchObject({
      act: 'suspense.refund.propose',
      before: { act: 'suspense.give', job_id: jobId, proposed_by: 'Ops' },
    });
    expect((await refund(ops, reference)).body).toEqual({ success: true, waiting: false });
    await moveRefund('processed');
  });

  test.each([
    ['suspended', ({ id }: Person) => ops.ok(operator.suspend, { params: { id }, body: { reason } })],
    [
      'revoked',
      ({ email }: Person) =>
        app.database.db.transaction().execute((tx) => revokeOperator(tx, email, app.services.clock.now())),
    ],
  ])('a proposal of an operator who was %s since does not count', async (_state, end) => {
    const third = await consoleOf(app, 'Third');
    const reference = await stray(500_001);
    expect((await give(third, reference)).body.waiting).toBe(true);
    await end(third);
    const { suspense } = await ops.ok(operatorMoney.suspense);
    expect(suspense.find((one) => one.reference === reference)?.proposal).toBeNull();
    expect((await give(second, reference)).body).toEqual({ success: true, waiting: true });
    expect((await give(ops, reference)).body).toEqual({ success: true, waiting: false });
  });

  test.each([
    [499_999.99, false],
    [500_000, false],
    [500_000.01, true],
  ])('to the kobo: of N%d a second one is needed: %s', async (naira, needs_two) => {
    const reference = await stray(naira);
    const { suspense } = await second.ok(operatorMoney.suspense);
    expect(suspense.find((one) => one.reference === reference)).toMatchObject({ amount: naira, needs_two });
    expect((await give(ops, reference)).body.waiting).toBe(needs_two);
    if (needs_two) expect((await give(second, reference)).body.waiting).toBe(false);
  });
});

describe('a refund', () => {
  test('is on its way until the provider says that it arrived', async () => {
    const reference = await stray();
    expect((await refund(ops, reference)).body).toEqual({ success: true, waiting: false });
    expect(await held(reference)).toBeNull();
    expect(await refundOf(reference)).toMatchObject({
      status: 'pending',
      amount: 30_000,
      asked_by: { name: 'Ops' },
    });
    await moveRefund('processing');
    expect(await refundOf(reference)).toMatchObject({ status: 'pending' });
    await moveRefund('processed');
    expect(await refundOf(reference)).toMatchObject({ status: 'processed', can: [] });
    const found = await ops.ok(operator.find, { query: { q: reference } });
    expect(found.held).toMatchObject({ amount: 30_000, became: 'sent-back' });
  });

  test('that fails puts the money into suspense again, and can be tried once more', async () => {
    const reference = await stray();
    await refund(ops, reference);
    await moveRefund('failed');
    expect(await refundOf(reference)).toMatchObject({ status: 'failed' });
    expect(await held(reference)).toBe(30_000);
    expect((await refund(ops, reference)).status).toBe(200);
    await moveRefund('processed');
    expect(await refundOf(reference)).toMatchObject({ status: 'processed' });
  });

  test('that the provider refuses leaves the money in suspense', async () => {
    const reference = await stray();
    await app.control('POST', '/faults', {
      endpoint: 'POST /refund',
      kind: 'status',
      status: 400,
    });
    const answer = await refund(ops, reference);
    expect(answer.status).toBe(502);
    expect(await held(reference)).toBe(30_000);
  });

  test.each([
    ['whose answer is lost', { endpoint: 'POST /refund', kind: 'drop' }],
    ['that the provider cannot take now', { endpoint: 'POST /refund', kind: 'status', status: 503 }],
    ['before which the provider is away', { endpoint: 'GET /refund', kind: 'status', status: 503 }],
  ])('%s is found or sent later, once', async (_case, fault) => {
    const reference = await stray();
    await app.control('POST', '/faults', fault);
    expect((await refund(ops, reference)).status).toBe(200);
    expect(await refundOf(reference)).toMatchObject({ status: 'unknown', can: ['ask'] });
    const { id } = (await refundOf(reference)) ?? { id: '' };
    await ops.ok(operatorMoney.askRefund, { params: { id }, body: { reason } });
    expect(await refundOf(reference)).toMatchObject({ status: 'pending' });
    expect((await providerRefunds()).filter((one) => one.merchantNote.includes(id))).toHaveLength(1);
    await moveRefund('processed');
    expect(await refundOf(reference)).toMatchObject({ status: 'processed' });
  });

  test('that needs somebody says so', async () => {
    const reference = await stray();
    await refund(ops, reference);
    const { refunds: before } = (await ops.ok(operator.me)).waiting;
    await moveRefund('needs-attention');
    expect(await refundOf(reference)).toMatchObject({ status: 'pending', failure: 'needs-attention' });
    expect((await ops.ok(operator.me)).waiting.refunds).toBe(before + 1);
    await moveRefund('processed');
    expect((await ops.ok(operator.me)).waiting.refunds).toBe(before);
  });
});

describe('asking about a reference', () => {
  test('books what the provider knows, also of a payment whose webhook never came', async () => {
    await app.control('POST', '/settings', { autoWebhooks: false });
    const reference = await stray(12_000);
    expect(await held(reference)).toBeNull();
    const asked = await ops.ok(operatorMoney.askPayment, { body: { reference, reason } });
    expect(asked).toMatchObject({ status: null, held: true });
    expect(await held(reference)).toBe(12_000);
    await app.control('POST', '/settings', { autoWebhooks: true });
    expect(
      await ops.ok(operatorMoney.askPayment, { body: { reference: 'nobody-knows', reason } }),
    ).toMatchObject({
      status: null,
      held: false,
    });
  });
});

test('the books are whole, and say how much is where', async () => {
  const { totals, violations } = await ops.ok(operatorMoney.books);
  expect(violations).toEqual([]);
  const sum = totals.reduce((kobo, { balance }) => kobo + Math.round(balance * 100), 0);
  expect(sum).toBe(0);
  expect(totals.find(({ kind }) => kind === 'suspense')?.balance).toBe(42_000);
});

test('money for a deleted account waits in suspense, and can only be sent back', async () => {
  const gone = await hunter(app, 'Gone');
  const { job } = await agree({ hunter: gone, talent: tunde });
  const reference = await checkout(gone, job.id);
  const left = { params: { id: job.id }, body: { reason: 'No time any more', cancel: true } };
  await gone.ok(bids.withdrawOrder, left);
  // The payment page is given up after three days; only then can the account be deleted.
  app.passDays(4);
  await app.settle();
  const again = await signedIn(app, gone);
  await again.ok(ownData.remove, { body: { password: PASSWORD } });
  await app.control('POST', `/transactions/${reference}/pay`, {});
  await app.settle();
  ops = await consoleOf(app, 'Later');
  expect(await held(reference)).toBe(100_000);
  expect((await give(ops, reference, job.id)).refusal.errors).toEqual({ job_id: [w.unmatched.hunterGone] });
  expect((await refund(ops, reference)).body).toEqual({ success: true, waiting: false });
  await moveRefund('processed');
  expect(await refundOf(reference)).toMatchObject({ status: 'processed', amount: 100_000 });
});
