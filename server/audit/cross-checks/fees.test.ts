/** The audit accepts fees that are not whole kobo before they are rounded down. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { MILESTONES } from '#server/testing/market.ts';
import { handIn, started } from '#server/testing/story.ts';
import { auditMoney } from '../queries.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

it('finds nothing where a late milestone leaves the fee a fraction of a kobo short', async () => {
  const milestones = MILESTONES.map((one) => ({ ...one, penalty: 2 }));
  const post = { price_budget: '45678', milestones };
  const { job } = await started(app, { hunter: ngozi, talent: tunde, post });
  app.passDays(6);
  await handIn(tunde, job.id);
  await ngozi.ok(orders.accept, { params: { id: job.id } });
  await app.settle();
  const { rows } = await sql<{ fee: string }>`
    select e.amount::text as fee from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where t.job_id = ${job.id} and a.kind = 'platform-fee'
  `.execute(app.database.db);
  expect(rows).toEqual([{ fee: '447644' }]);
  expect(await auditMoney(app.database.db)).toEqual([]);
});
