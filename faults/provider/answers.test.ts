/** The provider hangs, drops answers, or returns 5xx, 429 or HTML at every step of an order: each effect happens once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { newId } from '#server/core/security/ids.ts';
import { reconcile } from '#server/reconciliation/commands.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { addBank, handIn } from '#server/testing/story.ts';
import { printLine } from '../support/form.ts';

const PATIENCE_MS = 300;
const KINDS = ['drop', 'hang', 'status', 'rate_limit', 'html'] as const;
const CASES = KINDS.flatMap((kind) => [true, false].map((effect) => ({ kind, effect })));

let app: TestApp;
let people: { hunter: Person; talent: Person };
let bank: string;
let hit = 0;
beforeAll(async () => {
  app = await testApp();
  await app.control('POST', '/settings', { rateLimit: 'off' });
  people = { hunter: await hunter(app), talent: await talent(app) };
  bank = await addBank(people.talent);
});
afterAll(async () => {
  printLine(`provider: ${hit} faults hit a request`);
  await app.close();
});
beforeEach(() => {
  // The product waits for 20 seconds; a shorter timeout leads to the same behaviour.
  const real = AbortSignal.timeout;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => real.call(AbortSignal, PATIENCE_MS));
});

/** Lets the next two requests to this endpoint fail during `act` and the background work; then the provider recovers. */
async function during(endpoint: string, fault: object, act: () => Promise<unknown>): Promise<void> {
  await app.control('POST', '/faults', { endpoint, ...fault, times: 2 });
  await act();
  await app.settle();
  const left = (await app.control('GET', '/faults')) as unknown as { remaining: number }[];
  const used = 2 - left.reduce((sum, { remaining }) => sum + remaining, 0);
  expect(used, `${endpoint} was not asked`).toBeGreaterThan(0);
  hit += used;
  await app.control('POST', '/faults/clear');
  for (let round = 0; round < 3; round += 1) {
    app.passMinutes(3);
    await app.settle();
  }
}

test.each(CASES)('$kind, with the work done: $effect', async (fault) => {
  const { job } = await agree(people);
  const at = { params: { id: job.id } };
  const opening = { body: { job_id: job.id }, key: newId() };
  await during('POST /transaction/initialize', fault, () => people.hunter.call(payments.pay, opening));
  const { reference } = await people.hunter.ok(payments.pay, opening);
  await during('GET /transaction/verify/:reference', fault, () =>
    app.control('POST', `/transactions/${reference}/pay`, { webhook: true }),
  );
  await people.talent.ok(orders.start, at);
  await handIn(people.talent, job.id);
  await people.hunter.ok(orders.accept, { ...at, body: {} });
  const asking = { body: { transfer_recipient_code: bank, job_id: job.id } };
  await during('POST /transfer', fault, () => people.talent.ok(payouts.transfer, asking));
  const { rows } = await sql<{ reference: string; status: string }>`
    select reference, status from payouts where job_id = ${job.id}
  `.execute(app.database.db);
  expect(rows).toMatchObject([{ status: 'pending' }]);
  const transfer = rows[0]?.reference;
  await during('GET /transfer/verify/:reference', fault, () =>
    app.control('POST', `/transfers/${transfer}/settle`, { webhook: true }),
  );
  const seen = await app.control('GET', `/transfers/${transfer}`);
  expect(seen).toMatchObject({ accepted: 1, status: 'success' });
  const posted = await sql<{ word: string }>`
    select word from ledger_transactions where job_id = ${job.id} or idempotency_key like '%payout:' || (
      select id from payouts where job_id = ${job.id})
    order by id
  `.execute(app.database.db);
  expect(posted.rows.map(({ word }) => word)).toEqual([
    'fund-escrow',
    'release-escrow',
    'start-payout',
    'settle-payout',
  ]);
  expect(await auditMoney(app.database.db)).toEqual([]);
  // Restores the normal timeout: even a healthy provider can be slow on a busy machine.
  vi.restoreAllMocks();
  expect(await reconcile(app.services, 'recent')).toMatchObject({ complete: true, found: [], repaired: [] });
});
