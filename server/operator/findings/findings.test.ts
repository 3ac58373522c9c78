/** Findings in the console: both figures, what they are about, settled with a reason, by two operators where much is at stake. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorFindings } from '#contract/operator/findings.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { reconcile } from '#server/reconciliation/commands.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { fund } from '#server/testing/story.ts';

let app: TestApp;
let ops: Person;
let second: Person;
let reference: string;
let jobId: string;
beforeAll(async () => {
  app = await testApp();
  ops = await consoleOf(app, 'Ops');
  second = await consoleOf(app, 'Second');
  const parties = { hunter: await hunter(app, 'Ngozi'), talent: await talent(app, 'Tunde') };
  const { job } = await agree({ ...parties, post: { price_budget: '600000' } });
  jobId = job.id;
  reference = await fund(app, parties.hunter, job.id);
});
afterAll(() => app.close());

const reason = 'The provider wrote that its list was wrong';

/** Makes our books show `more` kobo than was paid, and compares them with the provider's. */
async function compareWith(more: bigint): Promise<void> {
  await app.database.db
    .updateTable('payments')
    .set((eb) => ({ amount: eb('amount', '+', more) }))
    .where('reference', '=', reference)
    .execute();
  app.passMinutes(10);
  await reconcile(app.services, 'recent');
}

const list = (state: 'open' | 'ended') => ops.ok(operatorFindings.list, { query: { state } });
const settle = (by: Person, id: string) =>
  by.call(operatorFindings.settle, { params: { id }, body: { reason } });

test('a finding shows both figures in naira, what it is about, and waits on the first page', async () => {
  expect((await list('open')).findings).toEqual([]);
  await compareWith(100n);
  const { findings } = await list('open');
  expect(findings).toMatchObject([
    {
      ...{ class: 'amount', subject: 'payment', reference, amount: 1, needs_two: false },
      ...{ ours: 'N600,001', theirs: 'N600,000', about: { kind: 'job', id: jobId }, ending: null },
    },
  ]);
  expect((await ops.ok(operator.me)).waiting.findings).toBe(1);
  const { comparisons } = await ops.ok(operatorFindings.comparisons);
  expect(comparisons).toMatchObject([{ span: 'recent', complete: true, found: 1, repaired: 0 }]);
});

test('one operator settles a small one, with the reason in the log', async () => {
  const [finding] = (await list('open')).findings;
  const id = finding?.id ?? '';
  const short = await ops.call(operatorFindings.settle, { params: { id }, body: { reason: 'fine' } });
  expect(short.status).toBe(422);
  expect((await settle(ops, id)).body).toEqual({ success: true, waiting: false });
  expect((await list('open')).findings).toEqual([]);
  expect((await list('ended')).findings).toMatchObject([
    { id, ending: 'settled', reason, settled_by: { name: 'Ops' } },
  ]);
  const { log } = await ops.ok(operator.log, { query: { about: id } });
  expect(log).toMatchObject([{ act: 'finding.settle', reason, before: { reference, amount: '100' } }]);
  expect((await settle(ops, id)).status).toBe(404);
});

test('above the limit a second operator has to settle it too', async () => {
  await compareWith(60_000_000n);
  const [finding] = (await list('open')).findings;
  const id = finding?.id ?? '';
  expect(finding).toMatchObject({ amount: 600_001, needs_two: true, proposal: null });
  expect((await settle(ops, id)).body.waiting).toBe(true);
  expect((await settle(ops, id)).body.waiting, 'not by asking twice').toBe(true);
  expect((await list('open')).findings[0]?.proposal).toMatchObject({ by: { name: 'Ops' }, reason });
  expect((await settle(second, id)).body.waiting).toBe(false);
  expect((await list('ended')).findings[0]).toMatchObject({ id, settled_by: { name: 'Second' } });
});

test('settling moves no money', async () => {
  await compareWith(-60_000_100n);
  expect((await list('open')).findings).toEqual([]);
  expect((await ops.ok(operatorMoney.books)).violations).toEqual([]);
});

test('an operator compares both books now, which is logged before it is done', async () => {
  await app.database.db.updateTable('payments').set({ provider_fee: 1n }).execute();
  app.passMinutes(10);
  const body = { span: 'month', reason } as const;
  expect((await ops.ok(operatorFindings.compare, { body })).open).toBe(1);
  const { log } = await ops.ok(operator.log, { query: { about: 'month' } });
  expect(log).toMatchObject([{ act: 'books.compare', reason }]);
  expect((await call(app, null, operatorFindings.compare, { body })).status).toBe(404);
});
