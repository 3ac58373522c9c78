/** A process whose clock is an hour behind ends what another one began: the ledger keeps the order of events. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addBank, endTransfer, handIn, started, withdraw } from '#server/testing/story.ts';
import { auditMoney } from '../queries.ts';

let app: TestApp;
let people: { hunter: Person; talent: Person };
beforeAll(async () => {
  app = await testApp();
  people = { hunter: await hunter(app), talent: await talent(app) };
});
afterAll(() => app.close());

test('a release and the end of a payout are posted no earlier than what they end', async () => {
  const bank = await addBank(people.talent);
  // Otherwise the bank account would be too new for the clock that is behind.
  app.passMinutes(150);
  const { job } = await started(app, people);
  app.passMinutes(-60);
  await handIn(people.talent, job.id);
  await people.hunter.ok(orders.accept, { params: { id: job.id } });
  await withdraw(app, people.talent, job.id, bank);
  app.passMinutes(-60);
  await endTransfer(app, people.talent, 'settle');
  expect(await auditMoney(app.database.db)).toEqual([]);
  const posted = await app.database.db
    .selectFrom('ledger_transactions')
    .select(['word', 'at'])
    .orderBy('id')
    .execute();
  expect(posted.map(({ word }) => word)).toEqual([
    'fund-escrow',
    'release-escrow',
    'start-payout',
    'settle-payout',
  ]);
  expect(new Set(posted.map(({ at }) => at.getTime())).size).toBe(1);
});
