/** The book survives a restart: data is still there, due jobs run, queued webhooks are sent. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paystackSimulator } from './plugin.ts';
import {
  begin,
  createClock,
  startReceiver,
  startSimulator,
  statusOf,
  transferFields,
} from './testing/simulator.ts';

function bookFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-book-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'deep', 'book.db');
}

test('keeps payments, transfers, recipients, refunds, settings, ledger and faults', async () => {
  const file = bookFile();
  const first = await startSimulator({ bookFile: file });
  await first.control('/settings', { transferMode: 'manual', refundMode: 'manual' });
  const { reference } = await begin(first);
  await first.control(`/transactions/${reference}/pay`);
  await first.api('POST', '/refund', { transaction: reference, amount: 100_000 });
  await first.api('POST', '/transfer', await transferFields(first));
  await first.control('/faults', { endpoint: 'GET /balance', kind: 'status' });
  const before = await first.book();
  await first.app.close();

  const second = await startSimulator({ bookFile: file });
  const after = await second.book();
  for (const name of [
    'settings',
    'transactions',
    'transfers',
    'recipients',
    'refunds',
    'ledger',
    'faults',
    'calls',
  ])
    expect(after[name], name).toEqual(before[name]);
  expect((await second.api('GET', '/balance')).status).toBe(500);
  const again = await second.api('POST', '/transaction/initialize', {
    email: 'a@shop.example',
    amount: 1,
    reference,
  });
  expect(again.body.code).toBe('duplicate_reference');
});

test('settles a transfer that was under way, and sends a webhook that was not answered', async () => {
  const file = bookFile();
  const clock = createClock();
  const first = await startSimulator({ bookFile: file, now: clock.now, statuses: [500] });
  await first.api('POST', '/transfer', await transferFields(first));
  const { reference } = await begin(first);
  await first.control(`/transactions/${reference}/pay`);
  expect(first.received).toHaveLength(1);
  await first.app.close();

  clock.advance(60_000);
  const second = await startSimulator({ bookFile: file, now: clock.now });
  await second.control('/run-due');
  expect((await second.api('GET', '/transfer/verify/payout-01hx8a3f-9c2d7e')).data.status).toBe('success');
  expect(second.received.map(({ event }) => event).sort()).toEqual(['charge.success', 'transfer.success']);
});

test('a payment that arrives later arrives after the restart, by the clock alone', async () => {
  const file = bookFile();
  const first = await startSimulator({ bookFile: file });
  const { reference } = await begin(first);
  await first.control(`/transactions/${reference}/delay`, { seconds: 0 });
  await first.app.close();
  const second = await startSimulator({ bookFile: file });
  // No steering here: the simulator's own timer does the work.
  await vi.waitFor(() => expect(second.received).toHaveLength(1));
  expect(await statusOf(second, reference)).toBe('success');
  expect(second.received).toMatchObject([{ event: 'charge.success', data: { reference } }]);
});

test('one book is open once', async () => {
  const file = bookFile();
  await startSimulator({ bookFile: file });
  const app = fastify();
  const { url } = await startReceiver();
  await expect(
    app.register(paystackSimulator, {
      bookFile: file,
      secretKey: 'sk_test_x',
      publicUrl: 'http://localhost',
      webhookUrl: url,
    }),
  ).rejects.toThrow(/is in use by another/);
  await app.close().catch(() => undefined);
});
