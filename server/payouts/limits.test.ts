/** The limits of withdrawing, to the kobo and the millisecond: minimum amount, new accounts, unknown sign-ins, refunds. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/core/days.ts';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunterPayback, platformFee } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { hunterPaybackOf } from '#server/ledger/queries.ts';
import { hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { freezeClock, lookAroundLimit } from '#server/testing/limits.ts';
import { addBank, BANK_ACCOUNT, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let jobId: string;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
});
/** An order that the hunter cancelled, with a payback to withdraw. */
beforeEach(async () => {
  app.stopAt(null);
  tunde = await signedIn(app, tunde);
  ngozi = await hunter(app, 'Ngozi');
  jobId = (await started(app, { hunter: ngozi, talent: tunde })).job.id;
  await ngozi.ok(orders.cancel, { params: { id: jobId }, body: { reason: 'It does not fit any more' } });
  await app.settle();
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});

/** Reduces the payback to `kobo`. */
async function leave(kobo: bigint): Promise<void> {
  const amount = (await hunterPaybackOf(app.database.db, ngozi.id, jobId)) - kobo;
  const legs = [
    { account: hunterPayback(ngozi.id, jobId), amount: -amount },
    { account: platformFee, amount },
  ];
  const context = { cause: 'test', actor: 'test', at: new Date() };
  await app.database.db
    .transaction()
    .execute((tx) => post(tx, { word: 'test', key: `test:${jobId}`, ...context, legs }));
}

function withdraw(transfer_recipient_code: string) {
  return ngozi.call(payouts.transferHunter, { body: { transfer_recipient_code, job_id: jobId } });
}

test.each([
  [4_999n, 409],
  [5_000n, 200],
  [5_001n, 200],
])('of %d kobo a withdrawal is %i: the least is N50 (rule 3.10)', async (kobo, status) => {
  const code = await addBank(ngozi);
  await leave(kobo);
  expect((await withdraw(code)).status).toBe(status);
});

test('an account in the place of another waits 24 hours (rule 3.11)', async () => {
  await addBank(ngozi);
  freezeClock(app);
  const code = await addBank(ngozi, { ...BANK_ACCOUNT, account_number: '0987654321' });
  const statuses = await lookAroundLimit(
    app,
    DAY_MS,
    async () => (await withdraw(code)).refusal.code ?? 'sent',
  );
  expect(statuses).toEqual(['bank_account_held', 'sent', 'in_flight']);
});

test('the fifth account is saved, the sixth is not (rule 3.11)', async () => {
  const statuses: number[] = [];
  for (const last of [1, 2, 3, 4, 5, 6]) {
    const body = { ...BANK_ACCOUNT, account_number: `011111111${last}`, password: 'indigo-cloth-26' };
    statuses.push((await ngozi.call(payouts.recipient, { body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
});

test.each([
  [-1, 'unknown'],
  [0, 'pending'],
  [1, 'pending'],
])(
  'half an hour and %i ms after its answer was lost a refund is %s: it is sent again (rule 3.16)',
  async (shift, status) => {
    await app.control('POST', '/settings', { refundMode: 'manual' });
    await app.control('POST', '/faults', { endpoint: 'POST /refund', kind: 'drop', effect: false });
    freezeClock(app);
    await ngozi.ok(refunds.send, { body: { job_id: jobId } });
    await app.settle();
    app.stopAt(new Date(app.services.clock.now().getTime() + DAY_MS / 48 + shift));
    await app.settle();
    expect((await ngozi.ok(refunds.list)).refunds[0]?.status).toBe(status);
  },
);
