/** The operator's part of a dispute, through the console: read, previewed, decided by one or two, both notified, logged. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words/en.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { disputed } from '#server/testing/disputes.ts';
import { consoleOf } from '#server/testing/operators.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let ops: Person;
let second: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await auditMoney(app.database.db)).toEqual([]);
});

const reason = 'Half of the pictures are there';

/** A dispute whose other side was silent for three days, with operators signed in after that. */
async function unanswered(budget = '100000'): Promise<{ id: string; jobId: string }> {
  const { disputeId, job } = await disputed(app, {
    hunter: ngozi,
    talent: tunde,
    post: { price_budget: budget },
  });
  app.passDays(3.1);
  await app.settle();
  ops = await consoleOf(app, 'Ops');
  second = await consoleOf(app, 'Second');
  return { id: disputeId, jobId: job.id };
}

const decide = (by: Person, id: string, gross: string) =>
  by.call(operatorDisputes.decide, { params: { id }, body: { talent: gross, reason } });

test('a decision is previewed to the kobo, divides the escrow, and both are notified why', async () => {
  const { id, jobId } = await unanswered();
  const listed = await ops.ok(operatorDisputes.list);
  expect(listed.disputes).toMatchObject([{ id, state: 'decision', hunter: { name: 'Ngozi' } }]);
  expect((await ops.ok(operator.me)).waiting.disputes).toBe(1);
  const seen = await ops.ok(operatorDisputes.get, { params: { id } });
  expect(seen.needs_two).toBe(false);
  expect(seen.case).toMatchObject({ dispute: { silent: true }, if_accepted: { price: 100_000 } });
  const preview = (gross: string) =>
    ops.call(operatorDisputes.preview, { params: { id }, query: { talent: gross } });
  expect((await preview('100001')).status).toBe(422);
  const { division } = (await preview('50000')).body;
  expect(division).toMatchObject({ talent: 45_000, hunter: 50_000, platform: 5_000 });

  expect((await decide(ops, id, '100001')).status).toBe(422);
  expect((await decide(ops, id, '50000')).body).toEqual({ success: true, waiting: false });
  const { job } = await ops.ok(operator.job, { params: { id: jobId } });
  expect(job).toMatchObject({
    status: 'accepted',
    escrow: 0,
    talent_payable: 45_000,
    hunter_payback: 50_000,
  });
  await app.settle();
  const notices = await app.database.db
    .selectFrom('notifications')
    .select('facts')
    .where('name', '=', 'job.decide')
    .execute();
  expect(notices).toHaveLength(2);
  expect((await decide(ops, id, '0')).refusal.code).toBe('dispute_ended');
  const { log } = await ops.ok(operatorDisputes.get, { params: { id } });
  expect(log).toMatchObject([{ act: 'dispute.decide', reason, after: { talent_gross: '5000000' } }]);
  expect((await ops.ok(operator.job, { params: { id: jobId } })).log).toEqual(log);
  expect((await ops.ok(operator.log, { query: { about: jobId } })).log).toEqual(log);
});

test('of an order above N500,000 two operators have to decide the same', async () => {
  const { id, jobId } = await unanswered('600000');
  expect((await decide(ops, id, '600000')).body.waiting).toBe(true);
  expect((await ops.ok(operator.job, { params: { id: jobId } })).job.escrow).toBe(600_000);
  const seen = await second.ok(operatorDisputes.get, { params: { id } });
  expect(seen.needs_two).toBe(true);
  expect(seen.proposal).toEqual({ by: 'Ops', own: false, talent: '600000', reason });
  expect((await ops.ok(operatorDisputes.get, { params: { id } })).proposal).toMatchObject({ own: true });
  expect((await decide(second, id, '599999')).body).toMatchObject({ waiting: true, replaced: 'Ops' });
  expect((await decide(ops, id, '600000')).body).toMatchObject({ waiting: true, replaced: 'Second' });
  expect((await decide(second, id, '600000')).body.waiting).toBe(false);
  expect((await ops.ok(operator.job, { params: { id: jobId } })).job).toMatchObject({
    status: 'accepted',
    talent_payable: 540_000,
  });
});

test('nothing is decided while the other side still has time to answer; a word to both goes out', async () => {
  const post = { price_budget: '600000' };
  const { disputeId: id } = await disputed(app, { hunter: ngozi, talent: tunde, post });
  const here = await consoleOf(app, 'Here');
  expect((await decide(here, id, '0')).refusal.code).toBe('answer_open');
  const empty = await here.call(operatorDisputes.note, { params: { id }, body: { reason: ' ' } });
  expect(empty.refusal.errors?.reason?.[0]).toBe(words.operator.dispute.messageEmpty);
  await here.ok(operatorDisputes.note, { params: { id }, body: { reason: 'Please send the raw files' } });
  await app.settle();
  const noted = await app.database.db
    .selectFrom('notifications')
    .select('user_id')
    .where('name', '=', 'job.note-dispute')
    .execute();
  expect(noted.map((row) => row.user_id).sort()).toEqual([ngozi.id, tunde.id].sort());
});
