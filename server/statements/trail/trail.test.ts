/** The trail of an order: from the payer to the bank, to the kobo, for both parties and no one else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { statements } from '#contract/statements/statements.ts';
import { escrowOf } from '#server/ledger/queries.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { accepted, addBank, endTransfer, fund, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

function trail(person: Person, id: string) {
  return person.ok(statements.trail, { params: { id } });
}

/** `from → to: naira` of every step. */
function stepLines({ steps }: Awaited<ReturnType<typeof trail>>): string[] {
  return steps.map(({ from, to, amount }) => `${from} → ${to}: ${amount}`);
}

test('an order that is not paid for has no steps', async () => {
  const { job } = await agree({ hunter: ngozi, talent: tunde });
  expect(await trail(ngozi, job.id)).toEqual({ success: true, paid_in: 0, steps: [], now: [] });
});

test('while it is worked on, everything is in escrow, and the charge is shown', async () => {
  const { job } = await started(app, { hunter: ngozi, talent: tunde });
  const found = await trail(tunde, job.id);
  expect(stepLines(found)).toEqual(['payer → escrow: 100000']);
  expect(found.steps[0]).toMatchObject({ channel: 'card', charge: 1600 });
  expect(found.now).toEqual([{ place: 'escrow', of: null, amount: 100_000 }]);
  expect(await escrowOf(app.database.db, job.id)).toBe(10_000_000n);
});

test('from the card to the bank, and back when the bank returns it', async () => {
  const { job } = await accepted(app, { hunter: ngozi, talent: tunde });
  const code = await addBank(tunde);
  const ask = () => tunde.ok(payouts.transfer, { body: { transfer_recipient_code: code, job_id: job.id } });
  await ask();
  await endTransfer(app, tunde, 'fail');
  await ask();
  await endTransfer(app, tunde, 'settle');
  await endTransfer(app, tunde, 'reverse');
  await ask();
  await endTransfer(app, tunde, 'settle');
  const own = await trail(tunde, job.id);
  expect(stepLines(own)).toEqual([
    'payer → escrow: 100000',
    'escrow → earnings: 90000',
    'escrow → fee: 10000',
    'earnings → on-the-way: 90000',
    'on-the-way → earnings: 90000',
    'earnings → on-the-way: 90000',
    'on-the-way → bank: 90000',
    'bank → earnings: 90000',
    'earnings → on-the-way: 90000',
    'on-the-way → bank: 90000',
  ]);
  expect(own.now).toEqual(
    expect.arrayContaining([
      { place: 'fee', of: null, amount: 10_000 },
      { place: 'bank', of: 'talent', amount: 90_000 },
    ]),
  );
  expect(own.now).toHaveLength(2);
  expect(own.steps.at(-1)?.bank).toMatch(/, ending in 6789$/);
  const others = await trail(ngozi, job.id);
  expect(stepLines(others)).toEqual(stepLines(own));
  expect(others.steps.every(({ bank }) => bank === null)).toBe(true);
});

test('of a withdrawal of the whole payback each order shows its own part', async () => {
  const kofi = await hunter(app, 'Kofi');
  const jobs = [];
  for (const price of ['100000', '40000']) {
    const { job } = await started(app, { hunter: kofi, talent: tunde, post: { price_budget: price } });
    await tunde.ok(orders.cancel, { params: { id: job.id }, body: { reason: 'Ill' } });
    jobs.push(job);
  }
  const code = await addBank(kofi);
  await kofi.ok(payouts.transferHunter, { body: { transfer_recipient_code: code } });
  await endTransfer(app, kofi, 'settle');
  const [first, second] = [await trail(kofi, jobs[0]?.id ?? ''), await trail(tunde, jobs[1]?.id ?? '')];
  expect(stepLines(first).slice(1)).toEqual([
    'escrow → payback: 100000',
    'payback → on-the-way: 100000',
    'on-the-way → bank: 100000',
  ]);
  expect(second.now).toEqual([{ place: 'bank', of: 'hunter', amount: 40_000 }]);
  expect(await kofi.ok(statements.paybacks)).toMatchObject({
    paybacks: [
      { job_id: jobs[1]?.id, amount: 40_000, status: 'paid', reason: 'cancelled' },
      { job_id: jobs[0]?.id, amount: 100_000, status: 'paid', reason: 'cancelled' },
    ],
    next: null,
  });
});

test('a second payment goes to the payback, and the trail adds up to what was paid in', async () => {
  const { job } = await agree({ hunter: ngozi, talent: tunde });
  const first = await ngozi.ok(payments.pay, { body: { job_id: job.id } });
  app.passMinutes(30);
  const second = await ngozi.ok(payments.pay, { body: { job_id: job.id } });
  expect(second.reference).not.toBe(first.reference);
  for (const { reference } of [first, second]) {
    await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card' });
  }
  await app.settle();
  const found = await trail(ngozi, job.id);
  expect(found.paid_in).toBe(200_000);
  expect(stepLines(found)).toEqual(['payer → escrow: 100000', 'payer → payback: 100000']);
  expect(found.now.reduce((sum, { amount }) => sum + amount, 0)).toBe(200_000);
});

test('nobody else sees it, not even who may see the job', async () => {
  const stranger = await talent(app, 'Sipho');
  const { job } = await agree({ hunter: ngozi, talent: tunde });
  await fund(app, ngozi, job.id);
  expect((await stranger.call(statements.trail, { params: { id: job.id } })).status).toBe(404);
});
