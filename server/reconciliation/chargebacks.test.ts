/** A chargeback whose webhook never arrived is found in the provider's list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { orderBalances, referenceOf } from '#server/testing/chargebacks.ts';
import { started } from '#server/testing/story.ts';
import { reconcile } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Runs the comparison ten minutes later, when no webhook can still be on its way. */
function run() {
  app.passMinutes(10);
  return reconcile(app.services, 'recent');
}

test('a chargeback that nobody notified us of is opened, and ended when the bank decided in silence', async () => {
  const order = await started(app, {
    hunter: await hunter(app, 'Ngozi'),
    talent: await talent(app, 'Tunde'),
  });
  const reference = await referenceOf(app, order);
  const { data } = await app.control('POST', `/transactions/${reference}/dispute`, { webhook: false });
  const id = String((data as { id: number }).id);
  expect(await run()).toMatchObject({
    found: [],
    repaired: [{ class: 'missing-here', subject: 'chargeback', reference: id, amount: 10_000_000n }],
  });
  expect(await orderBalances(app, order.job.id)).toEqual(new Map([['chargeback-frozen', 10_000_000n]]));
  await app.control('POST', `/disputes/${id}/lose`, { webhook: false });
  expect((await run()).repaired).toMatchObject([
    { class: 'status', subject: 'payment', reference },
    { class: 'status', subject: 'chargeback', reference: id, ours: 'open', theirs: 'merchant-accepted' },
  ]);
  expect(await orderBalances(app, order.job.id)).toEqual(new Map());
  expect((await run()).found).toEqual([]);
});
