/** How many statements the most frequent calls send to the database: one for a screen, a few for a write. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { postJob } from '#server/testing/market.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { handIn, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

test('an order, a list of orders, a job and the open jobs take one statement each; acceptance at most fourteen in its transaction', async () => {
  await postJob(ngozi);
  const { job } = await started(app, { hunter: ngozi, talent: tunde });
  await handIn(tunde, job.id);
  const of = async (call: () => Promise<unknown>) => (await statementsOf(app.database, call)).length;
  const params = { id: job.id };
  expect([
    await of(() => ngozi.ok(orders.getSubmitted, { params })),
    await of(() => ngozi.ok(orders.listSubmitted, { query: { as: 'hunter' } })),
    await of(() => tunde.ok(jobs.get, { params })),
    await of(() => tunde.ok(jobs.listOpen)),
  ]).toEqual([1, 1, 1, 1]);
  expect(await of(() => ngozi.ok(orders.accept, { params }))).toBeLessThanOrEqual(14);
});
