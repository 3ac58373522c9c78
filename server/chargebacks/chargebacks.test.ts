/** A payer's bank asks for a payment back: frozen, won, lost, expired; before and after the money was paid out; to the kobo. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { orders } from '#contract/orders/orders.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words/en.ts';
import { explainMoney } from '#server/audit/explained/queries.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  chargedBack,
  decideChargeback,
  lossOf,
  orderBalances,
  referenceOf,
} from '#server/testing/chargebacks.ts';
import { disputed } from '#server/testing/disputes.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import {
  accepted,
  addBank,
  checkout,
  endTransfer,
  fund,
  handIn,
  started,
  withdraw,
} from '#server/testing/story.ts';
import { strayPayment } from '#server/testing/suspense.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let bank: string;
let both: { hunter: Person; talent: Person };
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  both = { hunter: ngozi, talent: tunde };
  bank = await addBank(tunde);
});
afterEach(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  expect((await explainMoney(app.database.db)).unexplained).toEqual([]);
});
afterAll(() => app.close());

const params = ({ job }: Agreed) => ({ params: { id: job.id } });
async function statusOf({ job }: Agreed): Promise<string> {
  const { db } = app.database;
  const row = await db.selectFrom('jobs').select('status').where('id', '=', job.id).executeTakeFirstOrThrow();
  return row.status;
}

async function submitted(): Promise<Agreed> {
  const agreed = await started(app, both);
  await handIn(tunde, agreed.job.id);
  return agreed;
}

/** The newest notification of the person. */
async function newest(person: Person): Promise<string | undefined> {
  const { notification } = await person.ok(notifications.list, { query: { limit: '1' } });
  return notification[0]?.title;
}

describe('before the work is accepted', () => {
  it('freezes the escrow: nobody moves it, and both are notified', async () => {
    const agreed = await submitted();
    const chargeback = await chargedBack(app, agreed);
    expect(chargeback).toMatchObject({ status: 'open', amount: 10_000_000n, category: 'chargeback' });
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['chargeback-frozen', 10_000_000n]]));
    const refused = await ngozi.call(orders.accept, params(agreed));
    expect(refused).toMatchObject({
      status: 409,
      refusal: { code: 'frozen', message: words.orders.errors.frozen },
    });
    const { can, turn } = (await ngozi.ok(orders.getSubmitted, params(agreed))).submission;
    expect(can).not.toContain('accept');
    expect(turn).toMatchObject({ who: 'nobody', doing: 'wait-for-bank' });
    expect([await newest(ngozi), await newest(tunde)]).toEqual([
      'Your bank wants a payment back',
      "The hunter's bank wants the payment back",
    ]);
  });

  it('is not accepted by 14 days of silence', async () => {
    const agreed = await submitted();
    await chargedBack(app, agreed);
    await app.database.db
      .updateTable('jobs')
      .set({ answer_due_at: new Date(0) })
      .where('id', '=', agreed.job.id)
      .execute();
    app.passMinutes(2);
    await app.settle();
    expect(await statusOf(agreed)).toBe('submitted');
  });

  it('won, the order goes on as if nothing had been', async () => {
    const agreed = await submitted();
    await decideChargeback(app, await chargedBack(app, agreed), 'win');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['escrow', 10_000_000n]]));
    await ngozi.ok(orders.accept, params(agreed));
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['talent-payable', 9_000_000n]]));
  });

  it('lost, the order is over and the escrow pays the bank', async () => {
    const agreed = await submitted();
    const loss = await lossOf(app);
    const ended = await decideChargeback(app, await chargedBack(app, agreed), 'lose');
    expect(ended.status).toBe('lost');
    expect(await statusOf(agreed)).toBe('cancelled');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map());
    expect(await lossOf(app)).toBe(loss);
    expect(await newest(tunde)).toBe("The hunter's bank took the payment back");
    const trail = await tunde.ok(statements.trail, params(agreed));
    expect(trail.steps.map(({ from, to, amount }) => `${from} → ${to}: ${amount}`)).toEqual([
      'payer → escrow: 100000',
      'escrow → frozen: 100000',
      'frozen → escrow: 100000',
      'escrow → payer: 100000',
    ]);
    expect([trail.paid_in, trail.now]).toEqual([0, []]);
  });

  it('nobody answers: expired, which is lost', async () => {
    const agreed = await started(app, both);
    const chargeback = await chargedBack(app, agreed);
    app.passMinutes(16 * 60);
    await app.control('POST', '/run-due');
    await app.settle();
    expect((await decideChargeback(app, chargeback, null)).status).toBe('expired');
    expect(await statusOf(agreed)).toBe('cancelled');
  });

  it('whose end was never reported is asked about, also where no deadline is known', async () => {
    const agreed = await started(app, both);
    const { provider_id } = await chargedBack(app, agreed);
    await app.database.db
      .updateTable('chargebacks')
      .set({ due_at: null })
      .where('provider_id', '=', provider_id)
      .execute();
    await app.control('POST', `/disputes/${provider_id}/lose`, { webhook: false });
    app.passMinutes(61);
    expect((await decideChargeback(app, { provider_id }, null)).status).toBe('lost');
  });

  it('lost in part, the rest pays for work that was handed in, less the fee', async () => {
    const agreed = await submitted();
    await decideChargeback(app, await chargedBack(app, agreed, { amount: 4_000_001 }), 'lose');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['talent-payable', 5_400_000n]]));
  });

  it('lost in part before anything was handed in, the rest goes back to the hunter', async () => {
    const agreed = await started(app, both);
    await decideChargeback(app, await chargedBack(app, agreed, { amount: 4_000_000 }), 'lose');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['hunter-payback', 6_000_000n]]));
  });

  it('ends a dispute of the two', async () => {
    const agreed = await disputed(app, both);
    await decideChargeback(app, await chargedBack(app, agreed), 'lose');
    expect(await statusOf(agreed)).toBe('cancelled');
  });
});

describe('after the work was accepted', () => {
  it('freezes what the talent has not withdrawn, and gives it back when it is won', async () => {
    const agreed = await accepted(app, both);
    const chargeback = await chargedBack(app, agreed);
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['chargeback-frozen', 9_000_000n]]));
    const body = { transfer_recipient_code: bank, job_id: agreed.job.id };
    expect(await tunde.call(payouts.transfer, { body })).toMatchObject({
      status: 409,
      refusal: { code: 'frozen', message: words.payouts.errors.frozen },
    });
    // Nor can the accounts be deleted while the chargeback is open.
    for (const person of [ngozi, tunde]) {
      const { obstacles } = await person.ok(ownData.obstacles);
      expect(obstacles.map(({ kind }) => kind)).toContain('chargeback');
    }
    await decideChargeback(app, chargeback, 'win');
    expect((await ngozi.ok(ownData.obstacles)).obstacles.map(({ kind }) => kind)).not.toContain('chargeback');
    await tunde.ok(payouts.transfer, { body });
    await endTransfer(app, tunde, 'settle');
  });

  it('lost, the fee and no more is our loss', async () => {
    const agreed = await accepted(app, both);
    const loss = await lossOf(app);
    await decideChargeback(app, await chargedBack(app, agreed), 'lose');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map());
    expect(await lossOf(app)).toBe(loss + 1_000_000n);
    expect(await statusOf(agreed)).toBe('accepted');
  });

  it('after the payout nothing is left to freeze; what was paid stays paid, and all of it is our loss', async () => {
    const agreed = await accepted(app, both);
    await withdraw(app, tunde, agreed.job.id, bank);
    await endTransfer(app, tunde, 'settle');
    const loss = await lossOf(app);
    const chargeback = await chargedBack(app, agreed);
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map());
    await decideChargeback(app, chargeback, 'lose');
    expect(await lossOf(app)).toBe(loss + 10_000_000n);
  });

  it('takes a withdrawal that comes back while the bank decides', async () => {
    const agreed = await accepted(app, both);
    await withdraw(app, tunde, agreed.job.id, bank);
    const loss = await lossOf(app);
    const chargeback = await chargedBack(app, agreed);
    await endTransfer(app, tunde, 'fail');
    await decideChargeback(app, chargeback, 'lose');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map());
    expect(await lossOf(app)).toBe(loss + 1_000_000n);
  });
});

describe('whatever the webhooks do', () => {
  it('sent 16 times and in any order, a chargeback is booked once', async () => {
    const agreed = await submitted();
    const reference = await referenceOf(app, agreed);
    const { data } = await app.control('POST', `/transactions/${reference}/dispute`, { webhook: false });
    const { id } = data as { id: number };
    for (const verb of ['remind', 'lose'])
      await app.control('POST', `/disputes/${id}/${verb}`, { webhook: false });
    const again = { references: [String(id)], times: 16, shuffle: true, parallel: true };
    await app.control('POST', '/webhooks/send', again);
    expect(await decideChargeback(app, { provider_id: String(id) }, null)).toMatchObject({ status: 'lost' });
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map());
  });

  it('two at once of one payment: the order stays frozen until both are decided', async () => {
    const agreed = await submitted();
    const one = await chargedBack(app, agreed, { amount: 3_000_000 });
    const two = await chargedBack(app, agreed, { amount: 2_000_000 });
    expect(await orderBalances(app, agreed.job.id)).toEqual(
      new Map([
        ['escrow', 5_000_000n],
        ['chargeback-frozen', 2_000_000n],
      ]),
    );
    await decideChargeback(app, one, 'lose');
    expect(await statusOf(agreed)).toBe('submitted');
    expect((await ngozi.call(orders.accept, params(agreed))).refusal.code).toBe('frozen');
    await decideChargeback(app, two, 'win');
    expect(await statusOf(agreed)).toBe('cancelled');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['talent-payable', 6_300_000n]]));
  });

  it('of a second payment, only the payback it went to pays', async () => {
    const agreed = await agree(both);
    const second = await checkout(ngozi, agreed.job.id);
    app.passMinutes(11);
    await fund(app, ngozi, agreed.job.id);
    await app.control('POST', `/transactions/${second}/pay`);
    await app.settle();
    const chargeback = await chargedBack(app, second);
    expect(chargeback.job_id).toBeNull();
    expect((await orderBalances(app, agreed.job.id)).get('escrow')).toBe(10_000_000n);
    await decideChargeback(app, chargeback, 'lose');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['escrow', 10_000_000n]]));
    expect(await statusOf(agreed)).toBe('active');
  });

  it('of a payment that went back already, nothing is frozen and all of it is our loss', async () => {
    const reference = await strayPayment(app, 'nobody-asked-for-this', 7_000);
    const ops = await consoleOf(app, 'Ops');
    await ops.ok(operatorMoney.refund, { body: { reference, reason: 'The bank confirmed who paid' } });
    await app.control('POST', '/run-due');
    app.passMinutes(1);
    await app.control('POST', '/run-due');
    await app.settle();
    const loss = await lossOf(app);
    await decideChargeback(app, await chargedBack(app, reference), 'lose');
    expect(await lossOf(app)).toBe(loss + 700_000n);
  });

  it('while the provider does not answer, nothing happens, and then it does', async () => {
    const agreed = await started(app, both);
    await app.control('POST', '/faults', { endpoint: 'GET /dispute/:id', kind: 'status', status: 503 });
    const reference = await referenceOf(app, agreed);
    await app.control('POST', `/transactions/${reference}/dispute`);
    await app.settle();
    expect((await orderBalances(app, agreed.job.id)).get('escrow')).toBe(10_000_000n);
    app.passMinutes(1);
    await app.settle();
    expect((await orderBalances(app, agreed.job.id)).get('chargeback-frozen')).toBe(10_000_000n);
  });
});
