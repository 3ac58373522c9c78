/** Stuck payouts: found, asked about, and released with the provider's one-time code. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { accepted, addBank } from '#server/testing/story.ts';

let app: TestApp;
let ops: Person;
let ngozi: Person;
let tunde: Person;
let recipient: string;
beforeAll(async () => {
  app = await testApp();
  ops = await consoleOf(app);
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  recipient = await addBank(tunde);
});
afterAll(async () => {
  const violations = await auditMoney(app.database.db);
  await app.close();
  expect(violations).toEqual([]);
});

const w = words.operator;
const reason = 'The talent asks where it is';

/** Requests the pay of an accepted job; returns the payout as the operator sees it. */
async function withdraw() {
  const { job } = await accepted(app, { hunter: ngozi, talent: tunde });
  await tunde.call(payouts.transfer, { body: { transfer_recipient_code: recipient, job_id: job.id } });
  return payoutOf(job.id);
}

async function payoutOf(jobId: string) {
  const [payout] = (await ops.ok(operator.job, { params: { id: jobId } })).payouts;
  if (!payout) throw new Error('no payout');
  return payout;
}

async function stuck(): Promise<string[]> {
  const { payouts: rows } = await ops.ok(operatorMoney.payouts, { query: { state: 'stuck' } });
  return rows.map((row) => row.id);
}

const ask = (id: string) => ops.call(operatorMoney.askPayout, { params: { id }, body: { reason } });
const finish = (id: string, otp: string) =>
  ops.call(operatorMoney.finishPayout, { params: { id }, body: { otp, reason } });

test('a payout whose answer was lost is found, asked about, and goes on under its one reference', async () => {
  await app.control('POST', '/faults', { endpoint: 'POST /transfer', kind: 'drop' });
  const lost = await withdraw();
  expect(lost).toMatchObject({ status: 'unknown', can: ['ask'], account_number: '6789' });
  expect(await stuck()).toContain(lost.id);
  expect((await ops.ok(operator.me)).waiting.payouts).toBe(1);

  const asked = await ask(lost.id);
  expect(asked.body.payout).toMatchObject({ status: 'pending', reference: lost.reference });
  expect(await stuck()).not.toContain(lost.id);
  await app.control('POST', `/transfers/${lost.reference}/settle`, {});
  await app.settle();
  const paid = await ops.ok(operatorMoney.payout, { params: { id: lost.id } });
  expect(paid.payout).toMatchObject({ status: 'success', can: [] });
  expect(paid.postings.map(({ word }) => word)).toEqual(['start-payout', 'settle-payout']);
  expect(paid.log).toMatchObject([{ act: 'payout.ask', reason, before: { status: 'unknown' } }]);
  expect((await ask(lost.id)).refusal).toMatchObject({ code: 'success', message: w.payout.ended });
});

test('a payout that waits for the one-time code is released with it', async () => {
  await app.control('POST', '/settings', { transferOtp: true });
  const held = await withdraw();
  await app.control('POST', '/settings', { transferOtp: false });
  expect(held).toMatchObject({ status: 'pending', needs_code: true, can: ['ask', 'finish'] });
  expect(await stuck()).toContain(held.id);

  expect((await finish(held.id, '000000')).refusal.errors).toEqual({ otp: [w.payout.wrongCode] });
  expect((await finish(held.id, '123456')).body.payout).toMatchObject({ needs_code: false, can: ['ask'] });
  expect((await finish(held.id, '123456')).refusal.message).toBe(w.payout.noCode);
  expect(await stuck()).not.toContain(held.id);
  const { log } = await ops.ok(operatorMoney.payout, { params: { id: held.id } });
  expect(log.map(({ act }) => act).toReversed()).toEqual([
    ...['payout.finish', 'payout.finish.refused', 'payout.finish', 'payout.finish.ok'],
  ]);
  await app.control('POST', `/transfers/${held.reference}/settle`, {});
  await app.settle();
  expect((await ops.ok(operatorMoney.payout, { params: { id: held.id } })).payout.status).toBe('success');
});

test('one that the bank keeps silent about is stuck after an hour', async () => {
  const silent = await withdraw();
  expect(await stuck()).not.toContain(silent.id);
  app.passMinutes(61);
  const fresh = await consoleOf(app, 'Later');
  const { payouts: rows } = await fresh.ok(operatorMoney.payouts, { query: { state: 'stuck' } });
  expect(rows.map((row) => row.id)).toContain(silent.id);
});
