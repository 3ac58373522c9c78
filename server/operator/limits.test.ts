/** Limits of operators: the price above which a decision needs two (suspense: money/money.test.ts), and how long a console stays open. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/core/days.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { operator } from '#contract/operator/operator.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { disputed } from '#server/testing/disputes.ts';
import { freezeClock } from '#server/testing/limits.ts';
import { consoleOf } from '#server/testing/operators.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.stopAt(null));
afterAll(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
  await app.close();
});

test.each([
  ['499999', false],
  ['500000', false],
  ['500001', true],
])('a dispute over N%s takes a second operator: %s (rule 3.14)', async (price, waiting) => {
  const parties = { hunter: await hunter(app), talent: await talent(app) };
  const { disputeId } = await disputed(app, { ...parties, apply: { price_to_accept: price } });
  app.passDays(3);
  await app.settle();
  const body = { talent: '1000', reason: 'Half of the pictures are there' };
  const decided = await (await consoleOf(app)).ok(operatorDisputes.decide, {
    params: { id: disputeId },
    body,
  });
  expect(decided.waiting).toBe(waiting);
});

/** Statuses of a console used every `every` ms: one millisecond before `ms`, at `ms`, and one after. */
async function consoleAfter(ms: number, every: number): Promise<number[]> {
  const statuses: number[] = [];
  for (const shift of [-1, 0, 1]) {
    app.stopAt(null);
    freezeClock(app);
    const ops = await consoleOf(app);
    const from = app.services.clock.now().getTime();
    for (let at = every; at < ms; at += every) {
      app.stopAt(new Date(from + at));
      await ops.ok(operator.me);
    }
    app.stopAt(new Date(from + ms + shift));
    statuses.push((await ops.call(operator.me)).status);
  }
  return statuses;
}

test('a console ends after 30 idle minutes (rule 8.1)', async () => {
  expect(await consoleAfter(30 * MINUTE_MS, 30 * MINUTE_MS)).toEqual([200, 404, 404]);
});

test('a console ends after 12 hours, also one that is used (rule 8.1)', async () => {
  expect(await consoleAfter(DAY_MS / 2, 20 * MINUTE_MS)).toEqual([200, 404, 404]);
});
