/** Discrepancies of every class are planted in our book or in the provider's; each is found, and repaired or listed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { newId } from '#server/core/security/ids.ts';
import { noteOf } from '#server/payments/refunds/commands.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { askProvider } from '#server/testing/provider.ts';
import { accepted, addBank, checkout, endTransfer, fund, started, withdraw } from '#server/testing/story.ts';
import { strayPayment, unreportedPayment } from '#server/testing/suspense.ts';
import { reconcile, settleFinding } from './commands.ts';
import { type FindingRow, listFindings, newestRuns } from './queries.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let bank: string;
beforeAll(async () => {
  app = await testApp();
  await app.control('POST', '/settings', { refundMode: 'manual', rateLimit: 'off' });
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  bank = await addBank(tunde);
});
afterAll(() => app.close());

/** Runs the comparison ten minutes later, when no webhook can still be on its way. */
async function run(span: 'recent' | 'month' = 'recent') {
  app.passMinutes(10);
  return reconcile(app.services, span);
}

async function findingOf(reference: string): Promise<FindingRow | undefined> {
  const { items } = await listFindings(app.database.db, { limit: 100 });
  return items.find((one) => one.reference === reference);
}

async function statusOf(jobId: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`select status from jobs where id = ${jobId}`.execute(
    app.database.db,
  );
  return rows[0]?.status;
}

const parties = () => ({ hunter: ngozi, talent: tunde });

async function funded(): Promise<string> {
  return fund(app, ngozi, (await agree(parties())).job.id);
}

/** A payout that is on its way. */
async function sentOut(): Promise<string> {
  return withdraw(app, tunde, (await accepted(app, parties())).job.id, bank);
}

/** A payout that the provider paid and notified us of. */
async function paidOut(): Promise<string> {
  const reference = await sentOut();
  await endTransfer(app, tunde, 'settle');
  return reference;
}

test('where both books agree nothing is found', async () => {
  await started(app, parties());
  const cancelled = await started(app, parties());
  await tunde.ok(orders.cancel, { params: { id: cancelled.job.id }, body: { reason: 'Ill' } });
  await paidOut();
  await strayPayment(app, 'agreed-on-stray-1', 30_000);
  const done = await run();
  expect(done).toMatchObject({ complete: true, found: [], repaired: [] });
  expect(done.compared).toBeGreaterThan(4);
  expect(await newestRuns(app.database.db)).toMatchObject([{ span: 'recent', complete: true, found: 0 }]);
});

test('a payment that nobody notified us of is booked', async () => {
  const { job } = await agree(parties());
  const reference = await checkout(ngozi, job.id);
  await app.control('POST', `/transactions/${reference}/pay`, { webhook: false });
  expect((await run()).repaired).toMatchObject([
    { class: 'status', reference, ours: 'open', theirs: 'success' },
  ]);
  expect(await statusOf(job.id)).toBe('active');
  expect(await findingOf(reference)).toMatchObject({ ending: 'repaired' });
});

test('what was paid a moment ago is left to the webhook', async () => {
  const { job } = await agree(parties());
  const reference = await checkout(ngozi, job.id);
  await app.control('POST', `/transactions/${reference}/pay`, { webhook: false });
  expect(await reconcile(app.services, 'recent')).toMatchObject({ found: [], repaired: [] });
  expect(await statusOf(job.id)).toBe('agreed');
});

test('money under a strange reference is put into suspense', async () => {
  const reference = await unreportedPayment(app, 'untold-stray-1', 20_000);
  expect((await run()).repaired).toContainEqual(
    expect.objectContaining({ class: 'missing-here', subject: 'payment', reference, amount: 2_000_000n }),
  );
  expect((await run()).found).toEqual([]);
});

test('a transfer that came back without a word is given back, once', async () => {
  const reference = await paidOut();
  await app.control('POST', `/transfers/${reference}/reverse`, { webhook: false });
  expect((await run()).repaired).toMatchObject([{ class: 'status', subject: 'payout', reference }]);
  const { rows } = await sql<{
    status: string;
  }>`select status from payouts where reference = ${reference}`.execute(app.database.db);
  expect(rows).toEqual([{ status: 'reversed' }]);
});

/** A discrepancy that asking again cannot repair: planted, found under its class, and gone when it is undone. */
type Plant = [
  what: string,
  cls: string,
  subject: string,
  plant: () => Promise<{ reference: string; undo?: string }>,
];

const LISTED: Plant[] = [
  [
    'a payment of another amount',
    'amount',
    'payment',
    async () => {
      const reference = await funded();
      await write(`update payments set amount = amount - 1 where reference = '${reference}'`);
      return { reference, undo: `update payments set amount = amount + 1 where reference = '${reference}'` };
    },
  ],
  [
    'another charge of the provider',
    'amount',
    'payment',
    async () => {
      const reference = await funded();
      await write(`update payments set provider_fee = provider_fee + 1 where reference = '${reference}'`);
      const undo = `update payments set provider_fee = provider_fee - 1 where reference = '${reference}'`;
      return { reference, undo };
    },
  ],
  [
    'a payment in another currency',
    'currency',
    'payment',
    async () => {
      const { job } = await agree(parties());
      const reference = await checkout(ngozi, job.id);
      await app.control('POST', `/transactions/${reference}/pay`, { currency: 'GHS' });
      await app.settle();
      return { reference };
    },
  ],
  [
    'a transfer that we never asked for',
    'missing-here',
    'payout',
    async () => {
      const reference = 'somebody-at-the-desk-1';
      const order = { source: 'balance', currency: 'NGN', amount: 700_000, recipient: bank, reference };
      await askProvider(app, 'POST', '/transfer', order);
      await app.control('POST', `/transfers/${reference}/settle`, {});
      return { reference };
    },
  ],
  [
    'a transfer of another amount',
    'amount',
    'payout',
    async () => {
      const reference = await paidOut();
      await write(`update payouts set amount = amount - 1 where reference = '${reference}'`);
      return { reference, undo: `update payouts set amount = amount + 1 where reference = '${reference}'` };
    },
  ],
  [
    'a transfer that succeeded after we called it failed',
    'status',
    'payout',
    async () => {
      const reference = await paidOut();
      await write(`update payouts set status = 'failed' where reference = '${reference}'`);
      return { reference, undo: `update payouts set status = 'success' where reference = '${reference}'` };
    },
  ],
  [
    'a payment that was sent back behind our back',
    'missing-here',
    'refund',
    async () => {
      const transaction = await funded();
      const { id } = await askProvider(app, 'POST', '/refund', { transaction, amount: 500_000 });
      return { reference: String(id) };
    },
  ],
  [
    'the same refund twice',
    'duplicate',
    'refund',
    async () => {
      const transaction = await strayPayment(app, 'twice-refunded-1', 30_000);
      const id = newId();
      const order = { transaction, amount: 1_000_000, merchant_note: noteOf({ id }) };
      const first = await askProvider(app, 'POST', '/refund', order);
      await askProvider(app, 'POST', '/refund', order);
      await write(`
        insert into refunds (id, reference, amount, status, provider_id, asked_by, created_at, updated_at)
        values ('${id}', '${transaction}', 1000000, 'pending', '${first.id}', '${ngozi.id}',
          '${app.services.clock.now().toISOString()}', now())
      `);
      return { reference: String(first.id) };
    },
  ],
  [
    'money that left the balance for nothing',
    'unexplained',
    'balance',
    async () => {
      const { balanceKobo } = await app.control('GET', '/book');
      await app.control('POST', '/balance', { kobo: Number(balanceKobo) - 1 });
      const { ledger } = await app.control('GET', '/book');
      return { reference: String((ledger as { id: number }[]).at(-1)?.id) };
    },
  ],
  [
    'a word of the provider that nobody handled',
    'stuck',
    'event',
    async () => {
      const data = { id: 99, reference: 'adire-of-nobody', status: 'success' };
      await app.control('POST', '/webhooks/raise', { event: 'charge.success', data });
      app.passMinutes(61);
      return { reference: 'charge.success:99:success', undo: 'delete from work_items' };
    },
  ],
];

async function write(text: string): Promise<void> {
  await sql.raw(text).execute(app.database.db);
}

test.each(LISTED)('%s is listed once, as %s of a %s', async (_what, cls, subject, plant) => {
  const { reference, undo } = await plant();
  const first = await run();
  expect(first.found).toContainEqual(expect.objectContaining({ class: cls, subject, reference }));
  await run();
  const { items } = await listFindings(app.database.db, { limit: 200, state: 'open' });
  const same = items.filter((one) => one.reference === reference && one.class === cls);
  expect(same).toHaveLength(1);
  expect(same[0]?.last_seen_at.getTime()).toBeGreaterThan(same[0]?.first_seen_at.getTime() ?? 0);
  if (!undo) return;
  await write(undo);
  await run();
  expect(await findingOf(reference)).toMatchObject({ ending: 'vanished' });
});

test('a transfer that stands still for a day is stuck', async () => {
  const reference = await sentOut();
  app.passDays(1);
  const { found } = await run('month');
  expect(found).toContainEqual(expect.objectContaining({ class: 'stuck', subject: 'payout', reference }));
});

test('what an operator settled is not opened again while both sides say the same', async () => {
  const { items } = await listFindings(app.database.db, { limit: 200, state: 'open' });
  const known = items.find((one) => one.reference === 'somebody-at-the-desk-1') as FindingRow;
  const act = { id: known.id, operatorId: ngozi.id, reason: 'The refill of the office card', at: new Date() };
  await app.database.db.transaction().execute((tx) => settleFinding(tx, act));
  await run('month');
  const after = await listFindings(app.database.db, { limit: 200, state: 'open' });
  expect(after.items.map((one) => one.reference)).not.toContain('somebody-at-the-desk-1');
  expect(await findingOf('somebody-at-the-desk-1')).toMatchObject({ ending: 'settled', reason: act.reason });
  const again = app.database.db.transaction().execute((tx) => settleFinding(tx, act));
  await expect(again).rejects.toMatchObject({ status: 404 });
});

test('a list that breaks off calls nothing missing, and an emptied one everything', async () => {
  await app.control('POST', '/reset');
  await app.control('POST', '/faults', { endpoint: '*', kind: 'status', times: 10_000 });
  const broken = await run('month');
  expect(broken.complete).toBe(false);
  expect(broken.found.filter((one) => one.class === 'missing-there')).toEqual([]);
  await app.control('POST', '/faults/clear');
  const emptied = await run('month');
  expect(emptied.complete).toBe(true);
  const gone = emptied.found.filter((one) => one.class === 'missing-there').map(({ subject }) => subject);
  expect(new Set(gone)).toEqual(new Set(['payment', 'payout', 'refund']));
});
