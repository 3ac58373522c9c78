/** Payback refunded to the card it was paid with: in part, once, and never more than its payment has left. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operatorMoney } from '#contract/operator/money.ts';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words/en.ts';
import { explainMoney } from '#server/audit/explained/queries.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunterPayback, platformFee } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { hunterPaybackOf } from '#server/ledger/queries.ts';
import { reconcile } from '#server/reconciliation/commands.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { chargedBack, decideChargeback, referenceOf } from '#server/testing/chargebacks.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { withRollback } from '#server/testing/rollback.ts';
import { addBank, checkout, started } from '#server/testing/story.ts';
import { strayPayment } from '#server/testing/suspense.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let order: Agreed;

const reason = 'It does not fit any more';

beforeAll(async () => {
  app = await testApp();
  await app.control('POST', '/settings', { refundMode: 'manual' });
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  const { unexplained } = await explainMoney(app.database.db);
  expect(unexplained.filter(({ word }) => word !== 'test')).toEqual([]);
  await app.close();
});
/** The hunter cancels an order of N100,000 and gets N88,400 of payback. */
beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  order = await cancelled();
});

async function cancelled(by: 'hunter' | 'talent' = 'hunter'): Promise<Agreed> {
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const who = by === 'hunter' ? ngozi : tunde;
  await who.ok(orders.cancel, { params: { id: agreed.job.id }, body: { reason } });
  await app.settle();
  return agreed;
}

const sendBack = (agreed = order) => ngozi.call(refunds.send, { body: { job_id: agreed.job.id } });
const held = (agreed = order) => hunterPaybackOf(app.database.db, ngozi.id, agreed.job.id);
const newest = async () => (await ngozi.ok(refunds.list)).refunds[0];
const row = async (agreed = order) =>
  (await ngozi.ok(statements.paybacks)).paybacks.find(({ job_id }) => job_id === agreed.job.id);

type Theirs = { id: number; status: string; amountKobo: number; merchantNote: string };
async function theirs(): Promise<Theirs[]> {
  const list = (await app.control('GET', '/refunds')) as unknown as Theirs[];
  const { rows } = await sql<{ id: string }>`select id from refunds where user_id = ${ngozi.id}`.execute(
    app.database.db,
  );
  return list.filter(({ merchantNote }) => rows.some(({ id }) => merchantNote.includes(id)));
}

async function move(status: 'processing' | 'processed' | 'failed' | 'needs-attention'): Promise<void> {
  const [one] = await theirs();
  await app.control('POST', `/refunds/${one?.id}/move`, { status });
  await app.settle();
}

/** Reduces the payback to `kobo`. */
async function leave(kobo: bigint): Promise<void> {
  const amount = (await held()) - kobo;
  const legs = [
    { account: hunterPayback(ngozi.id, order.job.id), amount: -amount },
    { account: platformFee, amount },
  ];
  const context = { cause: 'test', actor: 'test', at: new Date() };
  const posting = { word: 'test', key: `test:${order.job.id}`, ...context, legs };
  await app.database.db.transaction().execute((tx) => post(tx, posting));
}

describe('a part of a payment', () => {
  test('goes back to the card: offered, asked for, on its way, there', async () => {
    const way = { amount: 88_400, rest: 0, channel: 'card', bank: 'TEST BANK', ending: '4081' };
    expect(await row()).toMatchObject({ status: 'available', way_back: way });
    const answer = await sendBack();
    expect(answer).toMatchObject({
      status: 200,
      body: { refund: { amount: 88_400, progress: 'sent', ending: '4081', title: order.job.title } },
    });
    expect(await theirs()).toMatchObject([{ status: 'pending', amountKobo: 8_840_000 }]);
    expect(await held()).toBe(0n);
    expect(await row()).toMatchObject({ status: 'sent', way_back: null });
    expect((await sendBack()).refusal.code).toBe('in_flight');
    await move('processing');
    expect(await newest()).toMatchObject({ progress: 'sent' });
    await move('processed');
    expect(await newest()).toMatchObject({ progress: 'paid', status: 'processed' });
    expect(await row()).toMatchObject({ status: 'paid', way_back: null });
    expect((await sendBack()).refusal.code).toBe('nothing_to_withdraw');
    const { submission } = await ngozi.ok(orders.getSubmitted, { params: { id: order.job.id } });
    expect(submission.money.hunter_paid_out).toBe(88_400);
  });

  test('is in every naira of the order and in the statement', async () => {
    await sendBack();
    await move('processed');
    const { steps, now, paid_in } = await tunde.ok(statements.trail, { params: { id: order.job.id } });
    expect(steps.slice(-2).map(({ from, to, amount, of }) => [from, to, amount, of])).toEqual([
      ['payback', 'going-back', 88_400, 'hunter'],
      ['going-back', 'sent-back', 88_400, 'hunter'],
    ]);
    expect(now).toContainEqual({ place: 'sent-back', of: 'hunter', amount: 88_400 });
    expect(now.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid_in);
    app.passMinutes(2);
    const statement = await ngozi.ok(statements.statement);
    expect(statement.entries.slice(-3).map(({ what, account, amount }) => [what, account, amount])).toEqual([
      ['start-refund', 'on-the-way', '8840000'],
      ['start-refund', 'payback', '-8840000'],
      ['settle-refund', 'on-the-way', '-8840000'],
    ]);
    const found = await reconcile(app.services, 'recent');
    expect(found.found).toEqual([]);
  });

  test('that fails is payback again, once, and can be withdrawn', async () => {
    await sendBack();
    await move('failed');
    await app.settle();
    expect(await held()).toBe(8_840_000n);
    expect(await row()).toMatchObject({ status: 'available', way_back: { amount: 88_400 } });
    const code = await addBank(ngozi);
    const body = { transfer_recipient_code: code, job_id: order.job.id };
    expect((await ngozi.call(payouts.transferHunter, { body })).status).toBe(200);
    expect((await sendBack()).refusal.code).toBe('in_flight');
  });

  test('that the provider refuses stays payback', async () => {
    await app.control('POST', '/faults', { endpoint: 'POST /refund', kind: 'status', status: 400 });
    expect(await sendBack()).toMatchObject({
      status: 502,
      refusal: { message: words.payouts.sendBack.refused },
    });
    expect(await held()).toBe(8_840_000n);
  });

  test('of which the bank wants to know more says so', async () => {
    await sendBack();
    await move('needs-attention');
    expect(await newest()).toMatchObject({ progress: 'sent', needs_attention: true });
    await move('processed');
  });

  test('whose answer is lost is found, not sent again', async () => {
    await app.control('POST', '/faults', { endpoint: 'POST /refund', kind: 'drop' });
    expect(await sendBack()).toMatchObject({ status: 200, body: { refund: { status: 'unknown' } } });
    app.passMinutes(5);
    await app.settle();
    expect(await newest()).toMatchObject({ status: 'pending' });
    expect(await theirs()).toHaveLength(1);
  });

  test('that never came there is sent again, but not within half an hour', async () => {
    await app.control('POST', '/faults', { endpoint: 'POST /refund', kind: 'drop', effect: false });
    await sendBack();
    for (let minutes = 0; minutes < 25; minutes += 5) {
      app.passMinutes(5);
      await app.settle();
    }
    expect(await theirs()).toEqual([]);
    app.passMinutes(60);
    await app.settle();
    expect(await newest()).toMatchObject({ status: 'pending' });
    expect(await theirs()).toHaveLength(1);
  });

  test('is followed by another one of the same payment', async () => {
    await sendBack();
    await move('processed');
    const ops = await consoleOf(app);
    const reference = await strayPayment(app, `stray-${order.job.id}`, 900);
    await ops.ok(operatorMoney.give, { body: { reference, job_id: order.job.id, reason } });
    expect(await row()).toMatchObject({ way_back: { amount: 900, rest: 0 } });
    await sendBack();
    await move('processed');
    expect((await theirs()).map(({ amountKobo }) => amountKobo)).toEqual([90_000, 8_840_000]);
    expect(await newest()).toMatchObject({ amount: 900, progress: 'paid' });
  });
});

test('a whole payment goes back, and the comparison of the books takes it for that', async () => {
  const whole = await cancelled('talent');
  expect((await sendBack(whole)).body.refund.amount).toBe(100_000);
  await move('processed');
  const { status } = await app.control('GET', `/transactions/${await referenceOf(app, whole)}`);
  expect(status).toBe('reversed');
  expect((await reconcile(app.services, 'recent')).found).toEqual([]);
});

describe('never more than the payment has left', () => {
  test('after a chargeback of a part that is open, or lost', async () => {
    const chargeback = await chargedBack(app, order, { amount: 2_000_000 });
    // N20,000 are frozen: N68,400 can be withdrawn, and the payment has N80,000 left.
    expect(await row()).toMatchObject({ way_back: { amount: 68_400, rest: 0 } });
    await decideChargeback(app, chargeback, 'lose');
    const ops = await consoleOf(app);
    const reference = await strayPayment(app, `more-${order.job.id}`, 50_000);
    await ops.ok(operatorMoney.give, { body: { reference, job_id: order.job.id, reason } });
    expect(await row()).toMatchObject({ way_back: { amount: 80_000, rest: 38_400 } });
    expect((await sendBack()).body.refund.amount).toBe(80_000);
    await move('processed');
    expect(await held()).toBe(3_840_000n);
    expect(await row()).toMatchObject({ way_back: null });
    expect((await sendBack()).refusal).toMatchObject({ code: 'no_way_back' });
  });

  test('of two payments the one that paid for nothing goes back first, then the other', async () => {
    const twice = await agree({ hunter: ngozi, talent: tunde });
    const first = await checkout(ngozi, twice.job.id);
    app.passMinutes(11);
    const second = await checkout(ngozi, twice.job.id);
    for (const reference of [first, second])
      await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card' });
    await app.settle();
    await ngozi.ok(orders.cancel, { params: { id: twice.job.id }, body: { reason } });
    expect((await row(twice))?.way_back).toMatchObject({ amount: 100_000, rest: 98_400 });
    const sent: string[] = [];
    for (const amount of [100_000, 98_400]) {
      expect((await sendBack(twice)).body.refund.amount).toBe(amount);
      await move('processed');
      const { rows } = await sql<{ reference: string }>`
        select reference from refunds where job_id = ${twice.job.id} order by id desc limit 1
      `.execute(app.database.db);
      sent.push(rows[0]?.reference ?? '');
    }
    expect(sent).toEqual([second, first]);
    expect(await held(twice)).toBe(0n);
  });
});

test.each([
  [5_000n, 50],
  [4_999n, null],
  [5_001n, 50.01],
])('of %d kobo %s naira can go back: the least is N50', async (kobo, naira) => {
  await leave(kobo);
  expect((await row())?.way_back?.amount ?? null).toBe(naira);
  const answer = await sendBack();
  expect(answer.status).toBe(naira === null ? 409 : 200);
});

test('withdrawn and sent back at once, the money leaves once', async () => {
  const code = await addBank(ngozi);
  const body = { transfer_recipient_code: code, job_id: order.job.id };
  const answers = await Promise.all([
    ngozi.call(payouts.transferHunter, { body }),
    sendBack(),
    sendBack(),
    ngozi.call(payouts.transferHunter, { body: { transfer_recipient_code: code } }),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toEqual([200]);
  expect(await held()).toBe(0n);
});

test.each([
  ['twice', sql`update refunds set status = 'sending'`],
  [
    'more than was paid',
    sql`
      insert into refunds select (jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'amount', r.amount + 10000000))).*
      from refunds r
    `,
  ],
  ['to somebody else', sql`update refunds set user_id = asked_by, job_id = (select id from jobs limit 1)`],
])('the audit sees payback that goes back %s', async (_how, bug) => {
  await sendBack();
  await move('processed');
  const seen = await withRollback(app, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`drop index refunds_one_under_way`.execute(tx);
    await bug.execute(tx);
    return (await auditMoney(tx)).map(({ invariant }) => invariant);
  });
  expect(seen).toContain('I43');
});

test('nothing of a stranger goes back', async () => {
  const stranger = await hunter(app, 'Ama');
  expect((await stranger.call(refunds.send, { body: { job_id: order.job.id } })).status).toBe(404);
  expect((await stranger.ok(refunds.list)).refunds).toEqual([]);
});
