/** Requests and webhooks that repeat or arrive in another order do nothing more (I8, I9, I18, I19); without their guards they would. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { requestHash } from '#server/core/http/idempotency.ts';
import { newId } from '#server/core/security/ids.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { accepted, addBank, endTransfer, fund, started, withdraw } from '#server/testing/story.ts';
import { auditMoney } from './queries.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

const parties = () => ({ hunter: ngozi, talent: tunde });

/** The whole state of the money, as one text. */
async function book(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select jsonb_build_array(
      (select jsonb_agg(to_jsonb(e) order by e.id) from ledger_entries e),
      (select jsonb_agg(to_jsonb(a) order by a.id) from ledger_accounts a),
      (select jsonb_agg(jsonb_build_array(j.id, j.status, j.price) order by j.id) from jobs j),
      (select jsonb_agg(jsonb_build_array(p.id, p.status, p.amount) order by p.id) from payments p),
      (select jsonb_agg(jsonb_build_array(o.id, o.status, o.amount) order by o.id) from payouts o)
    )::text as state
  `.execute(app.database.db);
  return rows[0]?.state ?? '';
}

/** An order that was paid, accepted and paid out, with all webhooks of the provider about it. */
async function paidOut(): Promise<void> {
  const { job } = await accepted(app, parties());
  await withdraw(app, tunde, job.id, await addBank(tunde));
  await endTransfer(app, tunde, 'settle');
}

test('I8, I9: webhooks again, many at once and in any order, leave the book as it is', async () => {
  await paidOut();
  const before = await book();
  await app.control('POST', '/webhooks/send', { times: 64, parallel: true });
  await app.settle();
  expect(await book()).toBe(before);
  for (let order = 0; order < 5; order += 1) {
    await app.control('POST', '/webhooks/send', { times: 2, shuffle: true, parallel: false });
    await app.settle();
    expect(await book()).toBe(before);
  }
});

const DECLINED = { reason: 'The colours are not ours' };

test('I18: a refused request under the same key is refused again, and never reported as done', async () => {
  const { job } = await started(app, parties());
  const call = { params: { id: job.id }, body: DECLINED, key: newId() };
  const decline = async () => (await ngozi.call(orders.decline, call)).status;
  expect([await decline(), await decline()]).toEqual([409, 409]);
  // The bug it is for: the key is stored with a reply, however the call ended.
  const hash = requestHash('PUT', `/api/job/declinesubmittedjob/${job.id}`, DECLINED, null);
  await sql`
    insert into idempotency_keys (actor_id, key, request_hash, status, reply, created_at)
    values (${ngozi.id}, ${call.key}, ${hash}, 200, '{"success": true}', now())
  `.execute(app.database.db);
  expect(await decline()).toBe(200);
});

test('a key is kept while its call runs, however long, and is free five seconds after its process died', async () => {
  const { db } = app.database;
  const { job } = await agree(parties());
  const key = 'pay-slow-0001';
  const hurry = () => ngozi.call(payments.pay, { body: { job_id: job.id }, key });
  const held = () => db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  const initialize = 'POST /transaction/initialize';
  await app.control('POST', '/faults', { endpoint: initialize, kind: 'delay', ms: 2_500 });
  const slow = hurry();
  await vi.waitFor(async () => expect(await held()).toBeDefined());
  app.passMinutes(1);
  const later = app.services.clock.now();
  await vi.waitFor(
    async () => expect((await held())?.created_at.getTime()).toBeGreaterThanOrEqual(later.getTime()),
    {
      timeout: 5_000,
    },
  );
  expect(await hurry()).toMatchObject({ status: 409, refusal: { code: 'key_in_flight' } });
  const { reference } = (await slow).body;
  // The state in which a process that died leaves it.
  const left = (ageMs: number) =>
    db
      .updateTable('idempotency_keys')
      .set({ status: null, reply: null, created_at: new Date(app.services.clock.now().getTime() - ageMs) })
      .where('key', '=', key)
      .execute();
  await left(4_000);
  expect((await hurry()).status).toBe(409);
  await left(5_001);
  expect(await hurry()).toMatchObject({ status: 200, body: { reference } });
});

test('I19: the same key with another body is 422 and does nothing', async () => {
  const { job } = await started(app, parties());
  const key = newId();
  const submit = (comment: string) =>
    tunde.call(orders.submit, { params: { id: job.id }, body: { comment }, key });
  expect((await submit('All done.')).status).toBe(200);
  const before = await book();
  expect(await submit('Another word.')).toMatchObject({ status: 422, refusal: { code: 'key_reused' } });
  expect(await book()).toBe(before);
  // The bug it is for: the body that was sent is not compared.
  const hash = requestHash('POST', `/api/job/submitjob/${job.id}`, { comment: 'Another word.' }, null);
  await sql`update idempotency_keys set request_hash = ${hash} where key = ${key}`.execute(app.database.db);
  expect((await submit('Another word.')).status).toBe(200);
});

test('I8: without its guards the same webhook books twice, and the invariants see it', async () => {
  const { job } = await agree(parties());
  const reference = await fund(app, ngozi, job.id);
  const before = await book();
  for (const bug of [
    sql`alter table ledger_transactions drop constraint ledger_transactions_idempotency_key_key`,
    sql`drop index ledger_one_funding`,
    sql`delete from provider_inbox`,
    sql`update payments set status = 'open' where reference = ${reference}`,
    sql`update jobs set status = 'agreed', funded_at = null where id = ${job.id}`,
  ])
    await bug.execute(app.database.db);
  await app.control('POST', '/webhooks/send', { references: [reference], times: 1 });
  await app.settle();
  expect(await book()).not.toBe(before);
  expect((await auditMoney(app.database.db)).map(({ invariant }) => invariant)).toContain('I4');
});
