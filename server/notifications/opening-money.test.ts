/** Payments, withdrawals, accounts, fees and boards, changed through their commands: the link of each notification opens exactly that. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { operatorMarket } from '#contract/operator/market.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { tasks } from '#contract/tracker/tracker.ts';
import { hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addTask, tracked } from '#server/testing/boards.ts';
import { followLinks, kindsOf } from '#server/testing/links.ts';
import { agree } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { accepted, addBank, checkout, endTransfer, started } from '#server/testing/story.ts';
import { strayPayment } from '#server/testing/suspense.ts';

let app: TestApp;
let ops: Person;
let ngozi: Person;
let tunde: Person;
const followed = new Set<string>();
beforeAll(async () => {
  app = await testApp();
  await app.control('POST', '/settings', { refundMode: 'manual' });
  ops = await consoleOf(app);
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  const kinds = kindsOf([
    ...['payment', 'payout', 'bank-account', 'policy', 'hunter', 'talent', 'tracker', 'task'],
  ]);
  expect(kinds.filter((kind) => !followed.has(kind))).toEqual([]);
  await app.close();
});

const two = () => ({ hunter: ngozi, talent: tunde });
const reason = 'The bank confirmed who paid';

async function follow(): Promise<string[]> {
  const kinds = await followLinks(app, [ngozi, tunde]);
  for (const kind of kinds) followed.add(kind);
  return kinds;
}

/** An agreed order is paid for, but its talent left it before the money came. */
async function paidTooLate(how: object = {}): Promise<{ reference: string; job_id: string }> {
  const { job } = await agree(two());
  const reference = await checkout(ngozi, job.id);
  await follow();
  await tunde.ok(bids.withdrawOrder, { params: { id: job.id }, body: { reason } });
  await follow();
  await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card', ...how });
  return { reference, job_id: job.id };
}

test('a payment that came too late', async () => {
  await paidTooLate();
  expect(await follow()).toEqual(['payment.return hunter']);
});

test('a payment in another currency is held, then sent back', async () => {
  const { reference } = await paidTooLate({ currency: 'GHS' });
  expect(await follow()).toEqual(['payment.hold hunter']);
  await ops.ok(operatorMoney.refund, { body: { reference, reason } });
  const [newest] = (await app.control('GET', '/refunds')) as unknown as { id: number }[];
  await app.control('POST', `/refunds/${newest?.id}/move`, { status: 'processed' });
  expect(await follow()).toEqual(['payment.refund hunter']);
});

test('a refund to the card, and how it ends', async () => {
  for (const [status, kind] of [
    ['failed', 'payment.keep hunter'],
    ['processed', 'payment.send-back hunter'],
  ]) {
    const { job } = await started(app, two());
    await tunde.ok(orders.cancel, { params: { id: job.id }, body: { reason } });
    await follow();
    await ngozi.ok(refunds.send, { body: { job_id: job.id } });
    const [newest] = (await app.control('GET', '/refunds')) as unknown as { id: number }[];
    await app.control('POST', `/refunds/${newest?.id}/move`, { status });
    expect(await follow()).toEqual([kind]);
  }
});

test('money that was held is given to the hunter', async () => {
  const { job } = await agree(two());
  await follow();
  const reference = await strayPayment(app, 'elsewhere-naira', 9_000);
  await ops.ok(operatorMoney.give, { body: { reference, job_id: job.id, reason } });
  expect(await follow()).toEqual(['payment.give hunter']);
});

test('a bank account, and how a withdrawal ends', async () => {
  const code = { hunter: await addBank(ngozi), talent: await addBank(tunde) };
  expect(await follow()).toEqual(['bank-account.add hunter', 'bank-account.add talent']);
  for (const verb of ['settle', 'fail', 'reverse'] as const) {
    const done = await accepted(app, two());
    const back = await started(app, two());
    await tunde.ok(orders.cancel, { params: { id: back.job.id }, body: { reason } });
    await follow();
    const ask = (recipient: string, job_id: string) => ({
      body: { transfer_recipient_code: recipient, job_id },
    });
    await tunde.ok(payouts.transfer, ask(code.talent, done.job.id));
    await ngozi.ok(payouts.transferHunter, ask(code.hunter, back.job.id));
    for (const one of [tunde, ngozi]) await endTransfer(app, one, verb);
    expect(await follow()).toEqual([`payout.${verb} talent`, `payout.${verb} hunter`]);
  }
});

test('new fees', async () => {
  const { earliest } = await ops.ok(operatorMarket.policies);
  const shares = { talent_share: '8', platform_share: '2.5', delay_deduction: '1' };
  const body = { service_fee: '12.5', ...shares, effective_on: earliest, reason };
  await ops.ok(operatorMarket.publishPolicy, { body });
  expect(await follow()).toEqual(['policy.publish hunter', 'policy.publish talent']);
});

test('an order that is tracked, and its tasks', async () => {
  const { board } = await tracked(app, two());
  const { id } = await addTask(tunde, board);
  for (const entry of [tasks.setToDoing, tasks.setToDone]) await tunde.ok(entry, { params: { id } });
  for (const one of [tunde, ngozi])
    await one.ok(tasks.comment, { params: { id }, body: { comment: 'Bold' } });
  expect((await follow()).filter((kind) => /^t/.test(kind))).toEqual([
    'tracker.track talent',
    ...['task.start hunter', 'task.finish hunter', 'task.comment hunter', 'task.comment talent'],
  ]);
});

test('the other side is suspended, and back', async () => {
  await started(app, two());
  await follow();
  const [first, second] = [ngozi, tunde];
  await ops.ok(operator.suspend, { params: { id: first.id }, body: { reason } });
  expect(new Set(await follow())).toEqual(new Set(['hunter.suspend talent']));
  await ops.ok(operator.restore, { params: { id: first.id }, body: { reason } });
  expect(new Set(await follow())).toEqual(new Set(['hunter.restore talent']));
  ngozi = await signedIn(app, first);
  await ops.ok(operator.suspend, { params: { id: second.id }, body: { reason } });
  expect(new Set(await follow())).toEqual(new Set(['talent.suspend hunter']));
  await ops.ok(operator.restore, { params: { id: second.id }, body: { reason } });
  expect(new Set(await follow())).toEqual(new Set(['talent.restore hunter']));
  tunde = await signedIn(app, second);
});
