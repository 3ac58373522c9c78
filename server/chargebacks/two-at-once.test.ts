/** Two chargebacks of one payment after the work was accepted: what one gives back stays frozen for the other. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payouts } from '#contract/payouts/payouts.ts';
import { statements } from '#contract/statements/statements.ts';
import { explainMoney } from '#server/audit/explained/queries.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { reconcile } from '#server/reconciliation/commands.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { chargedBack, decideChargeback, lossOf, orderBalances } from '#server/testing/chargebacks.ts';
import { accepted, addBank, endTransfer, withdraw } from '#server/testing/story.ts';

let app: TestApp;
let tunde: Person;
let bank: string;
let both: { hunter: Person; talent: Person };
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
  both = { hunter: await hunter(app, 'Ngozi'), talent: tunde };
  bank = await addBank(tunde);
});
afterEach(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  expect((await explainMoney(app.database.db)).unexplained).toEqual([]);
});
afterAll(() => app.close());

describe('two of one payment, after the work was accepted', () => {
  const two = async () => {
    const agreed = await accepted(app, both);
    return { agreed, one: await chargedBack(app, agreed), other: await chargedBack(app, agreed) };
  };
  const frozen = new Map([['chargeback-frozen', 9_000_000n]]);

  it('won, the one leaves the money frozen for the other; won too, the talent has it', async () => {
    const { agreed, one, other } = await two();
    await decideChargeback(app, one, 'win');
    expect(await orderBalances(app, agreed.job.id)).toEqual(frozen);
    const { frozen: shown } = await tunde.ok(statements.overview);
    expect(shown).toEqual([{ amount: 90_000, job_id: agreed.job.id, title: agreed.job.title }]);
    await decideChargeback(app, other, 'win');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['talent-payable', 9_000_000n]]));
    expect((await tunde.ok(statements.overview)).frozen).toEqual([]);
    await withdraw(app, tunde, agreed.job.id, bank);
    await endTransfer(app, tunde, 'settle');
    // What was paid out stays paid, although the bank claims it once more.
    await decideChargeback(app, await chargedBack(app, agreed), 'lose');
    const { alltransactions } = (await tunde.ok(payouts.earnings)).data;
    expect(alltransactions.find(({ id }) => id === agreed.job.id)?.status).toBe('paid');
  });

  it('the one won and the other lost, the fee and no more is our loss', async () => {
    const { agreed, one, other } = await two();
    const loss = await lossOf(app);
    await decideChargeback(app, one, 'win');
    await decideChargeback(app, other, 'lose');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map());
    expect(await lossOf(app)).toBe(loss + 1_000_000n);
    const { alltransactions } = (await tunde.ok(payouts.earnings)).data;
    expect(alltransactions.find(({ id }) => id === agreed.job.id)?.status).toBe('lost');
  });

  it('the one lost and the other won afterwards, the money left once', async () => {
    const { one, other } = await two();
    const loss = await lossOf(app);
    await decideChargeback(app, one, 'lose');
    // The provider calls the payment reversed by now, because of the first chargeback.
    expect(await decideChargeback(app, other, 'win')).toMatchObject({ status: 'won' });
    expect(await lossOf(app)).toBe(loss + 1_000_000n);
    expect((await reconcile(app.services, 'recent')).found).toEqual([]);
  });

  it('what comes back of a withdrawal is not frozen twice', async () => {
    const agreed = await accepted(app, both);
    await withdraw(app, tunde, agreed.job.id, bank);
    const one = await chargedBack(app, agreed, { amount: 6_000_000 });
    const other = await chargedBack(app, agreed, { amount: 4_000_000 });
    await endTransfer(app, tunde, 'fail');
    await decideChargeback(app, one, 'win');
    expect(await orderBalances(app, agreed.job.id)).toEqual(
      new Map([
        ['chargeback-frozen', 4_000_000n],
        ['talent-payable', 5_000_000n],
      ]),
    );
    await decideChargeback(app, other, 'win');
    expect(await orderBalances(app, agreed.job.id)).toEqual(new Map([['talent-payable', 9_000_000n]]));
  });
});
