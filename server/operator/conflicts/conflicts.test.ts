/** Operators and their own affairs: refused as a party and as the owner of a second account, alone and as one of two. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { operatorFindings } from '#contract/operator/findings.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { newId } from '#server/core/security/ids.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { answer, disputed } from '#server/testing/disputes.ts';
import { agree } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { accepted, addBank, checkout } from '#server/testing/story.ts';
import { strayPayment } from '#server/testing/suspense.ts';

type OperatorConsole = Awaited<ReturnType<typeof consoleOf>>;

let app: TestApp;
let ngozi: Person;
let tunde: Person;
/** An operator who also sells and buys on the market. */
let sade: OperatorConsole;
let ops: OperatorConsole;
let second: OperatorConsole;
let phones = 0;
beforeAll(async () => {
  app = await testApp();
  ngozi = await withPhone(await hunter(app, 'Ngozi'));
  tunde = await withPhone(await talent(app, 'Tunde'));
  sade = await consoleOf(app, 'Sade', [1, 2]);
  await withPhone(sade.member);
  ops = await consoleOf(app, 'Ops');
  second = await consoleOf(app, 'Second');
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
});

const reason = 'The other side has no case at all';
const OWN = { status: 409, code: 'own_affair' };

/** Gives a person a phone number, a new one by default. */
async function withPhone(one: Person, phone_number = `0803 555 ${1000 + phones++}`): Promise<Person> {
  await one.ok(profiles.save, { body: { phone_number } });
  return one;
}

const said = ({ status, refusal }: { status: number; refusal: { code?: string } }) => ({
  status,
  code: refusal.code,
});
/** What a screen reads to show its buttons. */
const seen = ({ can, own_affair }: { can: string[]; own_affair: boolean }) => ({ can, own_affair });
const open = (...can: string[]) => ({ can, own_affair: false });
const CLOSED = { can: [], own_affair: true };

/** A dispute that the other side has answered; returns its id. */
async function ripe(parties: { hunter: Person; talent: Person }, budget = '100000'): Promise<string> {
  const agreed = await disputed(app, { ...parties, post: { price_budget: budget } });
  await answer(parties.talent, agreed);
  return agreed.disputeId;
}

const note = (by: Person, id: string) =>
  by.call(operatorDisputes.note, { params: { id }, body: { reason } }).then(said);
const decide = (by: Person, id: string) =>
  by.call(operatorDisputes.decide, { params: { id }, body: { talent: '0', reason } }).then(said);
const refund = (by: Person, reference: string) =>
  by.call(operatorMoney.refund, { body: { reference, reason } }).then(said);
const give = (by: Person, reference: string, job_id: string) =>
  by.call(operatorMoney.give, { body: { reference, job_id, reason } }).then(said);

describe('an operator who is a party', () => {
  test.each(['hunter', 'talent'] as const)(
    'as %s says nothing about the dispute and decides nothing',
    async (side) => {
      const id = await ripe({ hunter: ngozi, talent: tunde, [side]: sade.member });
      const before = await linesOf(id);
      expect(await note(sade, id)).toEqual(OWN);
      expect(await decide(sade, id)).toEqual(OWN);
      expect(await linesOf(id)).toEqual(before);
      expect(seen(await sade.ok(operatorDisputes.get, { params: { id } }))).toEqual(CLOSED);
      expect(seen(await ops.ok(operatorDisputes.get, { params: { id } }))).toEqual(open('note', 'decide'));
      expect((await decide(ops, id)).status).toBe(200);
    },
  );

  test('is not one of the two that a large order takes, neither as the first nor as the second', async () => {
    const id = await ripe({ hunter: sade.member, talent: tunde }, '600000');
    expect(await decide(sade, id)).toEqual(OWN);
    expect((await decide(ops, id)).status).toBe(200);
    expect(await decide(sade, id)).toEqual(OWN);
    const { case: open, proposal } = await ops.ok(operatorDisputes.get, { params: { id } });
    expect([open.dispute.ended_at, proposal?.by]).toEqual([null, 'Ops']);
    expect((await decide(second, id)).status).toBe(200);
  });

  test.each([30_000, 600_000])(
    'gives no suspense of N%d to the operator’s own order, first or second',
    async (naira) => {
      const { job } = await agree({ hunter: sade.member, talent: tunde });
      const reference = await strayPayment(app, `elsewhere-${naira}`, naira);
      const payback = async () => (await sade.member.ok(payouts.pendingPayback)).pendingpayout;
      const before = await payback();
      const needsTwo = naira > 500_000;
      expect(await give(sade, reference, job.id)).toEqual(OWN);
      expect((await give(ops, reference, job.id)).status).toBe(200);
      if (needsTwo) expect(await give(sade, reference, job.id)).toEqual(OWN);
      expect(await payback()).toBe(needsTwo ? before : before + naira);
    },
  );

  test('does not send back, ask about or settle the operator’s own payment', async () => {
    const { job } = await agree({ hunter: sade.member, talent: tunde });
    const reference = await checkout(sade.member, job.id);
    await app.control('POST', `/transactions/${reference}/pay`, { currency: 'GHS' });
    await app.settle();
    const held = async (by: Person) => {
      const { suspense } = await by.ok(operatorMoney.suspense);
      return suspense.filter((one) => one.reference === reference).map(seen);
    };
    expect([await held(sade), await held(ops)]).toEqual([[CLOSED], [open('refund')]]);
    expect(await refund(sade, reference)).toEqual(OWN);
    expect(said(await sade.call(operatorMoney.askPayment, { body: { reference, reason } }))).toEqual(OWN);
    expect((await refund(ops, reference)).status).toBe(200);
    const { refunds } = await ops.ok(operatorMoney.refunds);
    const params = { id: refunds.find((one) => one.reference === reference)?.id ?? '' };
    const own = (await sade.ok(operatorMoney.refunds)).refunds.find(({ id }) => id === params.id);
    expect(own && seen(own)).toEqual(CLOSED);
    expect(said(await sade.call(operatorMoney.askRefund, { params, body: { reason } }))).toEqual(OWN);

    const id = newId();
    await app.database.db
      .insertInto('reconciliation_findings')
      .values({
        ...{ id, class: 'amount', subject: 'payment', reference, amount: 100n },
        ...{ first_seen_at: app.services.clock.now(), last_seen_at: app.services.clock.now() },
      })
      .execute();
    const settle = (by: Person) => by.call(operatorFindings.settle, { params: { id }, body: { reason } });
    const found = async (by: Person) => {
      const { findings } = await by.ok(operatorFindings.list);
      return findings.filter((one) => one.id === id).map(seen);
    };
    expect([await found(sade), await found(ops)]).toEqual([[CLOSED], [open('settle')]]);
    expect(said(await settle(sade))).toEqual(OWN);
    expect((await settle(ops)).status).toBe(200);
  });

  test('does not ask about the operator’s own payout, nor release it', async () => {
    const { job } = await accepted(app, { hunter: ngozi, talent: sade.member });
    const transfer_recipient_code = await addBank(sade.member, {
      bank_code: '058',
      account_number: '0222222222',
    });
    await app.control('POST', '/settings', { transferOtp: true });
    await sade.member.ok(payouts.transfer, { body: { transfer_recipient_code, job_id: job.id } });
    await app.control('POST', '/settings', { transferOtp: false });
    const [payout] = (await ops.ok(operator.job, { params: { id: job.id } })).payouts;
    const params = { id: payout?.id ?? '' };
    const finish = { params, body: { otp: '123456', reason } };
    const read = async (by: Person) => seen((await by.ok(operatorMoney.payout, { params })).payout);
    expect([await read(sade), await read(ops)]).toEqual([CLOSED, open('ask', 'finish')]);
    const listed = (await sade.ok(operatorMoney.payouts)).payouts.find(({ id }) => id === params.id);
    expect(listed && seen(listed)).toEqual(CLOSED);
    expect(said(await sade.call(operatorMoney.askPayout, { params, body: { reason } }))).toEqual(OWN);
    expect(said(await sade.call(operatorMoney.finishPayout, finish))).toEqual(OWN);
    expect((await ops.call(operatorMoney.finishPayout, finish)).status).toBe(200);
  });
});

describe('an operator who shares', () => {
  /** The operator may not act on the disputed order nor the account of a hunter who seems to be them; another operator may. */
  async function refusedFor(by: OperatorConsole, owner: Person): Promise<void> {
    const id = await ripe({ hunter: owner, talent: tunde });
    expect(await note(by, id)).toEqual(OWN);
    expect(await decide(by, id)).toEqual(OWN);
    const suspend = { params: { id: owner.id }, body: { reason } };
    const read = async (reader: OperatorConsole) =>
      seen(await reader.ok(operator.person, { params: { id: owner.id } }));
    expect([await read(by), await read(ops)]).toEqual([CLOSED, open('suspend', 'end-sessions')]);
    expect(said(await by.call(operator.suspend, suspend))).toEqual(OWN);
    expect(said(await by.call(operator.endSessions, suspend))).toEqual(OWN);
    expect((await owner.call(payouts.pendingPayback)).status).toBe(200);
    expect((await note(ops, id)).status).toBe(200);
  }

  test('a phone number, however it is written', async () => {
    const musa = await consoleOf(app, 'Musa', [1]);
    await withPhone(musa.member, '0809 777 0001');
    await refusedFor(musa, await withPhone(await hunter(app, 'Aisha'), '+234 (809) 777-0001'));
  });

  test('a bank account, also one that was removed', async () => {
    const account = { bank_code: '058', account_number: '0333333333' };
    const musa = await consoleOf(app, 'Musa', [1]);
    await withPhone(musa.member);
    await addBank(musa.member, account);
    const [saved] = (await musa.member.ok(bankAccounts.list)).accounts;
    await musa.member.ok(bankAccounts.remove, { params: { id: saved?.id ?? '' } });
    const aisha = await withPhone(await hunter(app, 'Aisha'));
    await addBank(aisha, account);
    await refusedFor(musa, aisha);
  });

  test('a mailbox, with a tag and dots', async () => {
    const musa = await consoleOf(app, 'Musa');
    const aisha = await withPhone(await hunter(app, 'Aisha'));
    const email_key = aisha.email.replace('aisha', 'ai.sha').replace('@', '+desk@');
    await app.database.db.updateTable('users').set({ email_key }).where('id', '=', musa.id).execute();
    await refusedFor(musa, aisha);
  });
});

async function linesOf(id: string) {
  return (await ops.ok(operatorDisputes.get, { params: { id } })).case.dispute;
}
