/** Two concurrent checks of one payout: the overtaken one has no effect, and a repeated answer changes nothing. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { talentPayableOf } from '#server/ledger/queries.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { accepted, addBank } from '#server/testing/story.ts';
import { waitingWork } from '#server/testing/work.ts';
import { confirmPayout } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Delays the answer to the next transfer until `release`; `asked` resolves when the provider has answered. */
function holdNextTransfer() {
  const real = globalThis.fetch;
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const answer = await real(address, init);
    if (!String(address).endsWith('/transfer') || init?.method !== 'POST') return answer;
    spy.mockRestore();
    asked.resolve();
    await released.promise;
    return answer;
  });
  return { asked: asked.promise, release: released.resolve };
}

test('a refusal that arrives after the payout was sent again does not give the money back', async () => {
  const [ngozi, tunde] = [await hunter(app), await talent(app)];
  const { job } = await accepted(app, { hunter: ngozi, talent: tunde });
  const code = await addBank(tunde);
  await app.control('POST', '/balance', { kobo: 0 });
  const held = holdNextTransfer();
  const overtaken = tunde.call(payouts.transfer, {
    body: { transfer_recipient_code: code, job_id: job.id },
  });
  await held.asked;
  await app.control('POST', '/balance', { kobo: 1_000_000_000 });
  app.passMinutes(2);
  await app.workOff();
  held.release();
  await overtaken;
  const { status, reference } = await app.database.db
    .selectFrom('payouts')
    .select(['status', 'reference'])
    .executeTakeFirstOrThrow();
  expect(status).toBe('pending');
  expect(await talentPayableOf(app.database.db, tunde.id, job.id)).toBe(0n);
  await app.control('POST', `/transfers/${reference}/settle`, {});
  await app.settle();
  expect(await talentPayableOf(app.database.db, tunde.id, job.id)).toBe(0n);
  expect(await auditMoney(app.database.db)).toEqual([]);
});

test('that a transfer arrived is booked once, whoever asks at once and again', async () => {
  const [ngozi, tunde] = [await hunter(app), await talent(app)];
  const { job } = await accepted(app, { hunter: ngozi, talent: tunde });
  const body = { transfer_recipient_code: await addBank(tunde), job_id: job.id };
  const { payout } = await tunde.ok(payouts.transfer, { body });
  const read = () =>
    app.database.db.selectFrom('payouts').selectAll().where('id', '=', payout.id).executeTakeFirstOrThrow();
  const { reference } = await read();
  await app.control('POST', `/transfers/${reference}/settle`, {});
  const confirm = () => confirmPayout(app.services, reference);
  expect(await Promise.all([confirm(), confirm()])).toEqual([true, true]);
  expect((await waitingWork(app)).filter(({ kind }) => kind === 'payout')).toEqual([]);
  const paid = await read();
  expect(paid.status).toBe('success');
  app.passMinutes(1);
  expect(await confirm()).toBe(true);
  expect(await read()).toEqual(paid);
});
