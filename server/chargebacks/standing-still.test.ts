/** While the payer's bank decides, the hunter's answer deadline is paused; after a win it resumes (rule 3.15). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputes } from '#contract/disputes/disputes.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { chargedBack, decideChargeback } from '#server/testing/chargebacks.ts';
import { callDispute, dispute } from '#server/testing/disputes.ts';
import { handIn, started } from '#server/testing/story.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('twenty days with the bank, then fourteen days for an answer', async () => {
  const both = { hunter: await hunter(app, 'Ngozi'), talent: await talent(app, 'Tunde') };
  const agreed = await started(app, both);
  const { id } = agreed.job;
  await handIn(both.talent, id);
  const asked = await chargedBack(app, agreed);
  await pass(20);
  await decideChargeback(app, asked, 'win');
  const { db } = app.database;
  await pass(13);
  expect(await statusOf(id)).toBe('submitted');
  await pass(2);
  expect(await statusOf(id)).toBe('accepted');
  expect(await auditMoney(db)).toEqual([]);
});

test('a dispute that comes and goes with the bank’s days takes none of the fourteen', async () => {
  const both = { hunter: await hunter(app, 'Amara'), talent: await talent(app, 'Fatou') };
  const agreed = await started(app, both);
  const { id } = agreed.job;
  await handIn(both.talent, id);
  await pass(4);
  const asked = await chargedBack(app, agreed);
  await pass(5);
  await dispute(await signedIn(app, both.hunter), id);
  await pass(5);
  expect((await callDispute(await signedIn(app, both.hunter), disputes.withdraw, agreed)).status).toBe(200);
  await pass(5);
  await decideChargeback(app, asked, 'win');
  await pass(9);
  expect(await statusOf(id)).toBe('submitted');
  await pass(2);
  expect(await statusOf(id)).toBe('accepted');
});

async function pass(days: number): Promise<void> {
  app.passDays(days);
  await app.settle();
}

async function statusOf(id: string): Promise<string> {
  const { db } = app.database;
  return (await db.selectFrom('jobs').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
}
