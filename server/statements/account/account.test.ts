/** The statement of one's own account: complete, chained and never rewritten. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { entryText, genesisText } from '#contract/statements/statement-chain.ts';
import { statements } from '#contract/statements/statements.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { accepted, addBank, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  const { job } = await accepted(app, { hunter: ngozi, talent: tunde });
  const code = await addBank(tunde);
  await tunde.ok(payouts.transfer, { body: { transfer_recipient_code: code, job_id: job.id } });
});
afterAll(() => app.close());

test('what happened within the last minute waits', async () => {
  expect((await tunde.ok(statements.statement)).entries).toEqual([]);
  app.passMinutes(2);
  expect((await tunde.ok(statements.statement)).entries).toHaveLength(3);
});

test("a talent's entries are earned and sent, each chained to the one before", async () => {
  const { entries, balances, head, person } = await tunde.ok(statements.statement);
  expect(entries.map(({ account, what, amount, balance }) => [account, what, amount, balance])).toEqual([
    ['earnings', 'release-escrow', '9000000', '9000000'],
    ['on-the-way', 'start-payout', '9000000', '9000000'],
    ['earnings', 'start-payout', '-9000000', '0'],
  ]);
  let prev = sha256(genesisText(person.id));
  for (const entry of entries) {
    expect(entry.prev).toBe(prev);
    expect(entry.hash).toBe(sha256(entryText(entry)));
    prev = entry.hash;
  }
  expect(head).toBe(prev);
  expect(balances).toEqual({ held: '0', payback: '0', earnings: '0', 'on-the-way': '9000000' });
});

test("a hunter's account holds what is in escrow, and what came back", async () => {
  const kofi = await hunter(app, 'Kofi');
  const { job } = await started(app, { hunter: kofi, talent: tunde });
  await tunde.ok(orders.cancel, { params: { id: job.id }, body: { reason: 'Ill' } });
  app.passMinutes(2);
  const { entries, orders: titles } = await kofi.ok(statements.statement);
  expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
    ['held', '10000000'],
    ['payback', '10000000'],
    ['held', '-10000000'],
  ]);
  expect(titles).toEqual([{ job: job.id, title: job.title }]);
});

test('a later statement begins with the earlier one', async () => {
  const earlier = await ngozi.ok(statements.statement);
  await started(app, { hunter: ngozi, talent: tunde });
  app.passMinutes(2);
  const later = await ngozi.ok(statements.statement);
  expect(later.entries.slice(0, earlier.entries.length)).toEqual(earlier.entries);
  expect(later.entries.length).toBeGreaterThan(earlier.entries.length);
});

test('the canonical text is the documented one', () => {
  const text = entryText({
    ...{ n: 1, at: '2026-11-21T10:00:00.000Z', account: 'held', what: 'fund-escrow' },
    ...{ job: '018f0000-0000-7000-8000-000000000001', payout: null, amount: '10000000', balance: '10000000' },
    prev: '0'.repeat(64),
  });
  expect(text.split('\n')).toEqual([
    'adire-statement/1',
    '1',
    '0'.repeat(64),
    '2026-11-21T10:00:00.000Z',
    'held',
    'fund-escrow',
    '018f0000-0000-7000-8000-000000000001',
    '-',
    '10000000',
    '10000000',
  ]);
});
