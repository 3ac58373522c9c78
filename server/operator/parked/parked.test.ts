/** Background work that was given up: shown with what it is about, retried with a reason in the log, and then done. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { operator } from '#contract/operator/operator.ts';
import { operatorParked } from '#contract/operator/parked.ts';
import { queueMail } from '#server/core/mail/mail.ts';
import { putWork } from '#server/core/work/queue.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { bidOn, postJob } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { effectsMayFail: true });
});
afterAll(() => app.close());

const reason = 'The cause is mended';

test('an effect that fails for ever delays nothing else, is parked, listed, retried, and then done', async () => {
  const { db } = app.database;
  const [ngozi, tunde] = [await hunter(app, 'Ngozi'), await talent(app, 'Tunde')];
  const job = await postJob(ngozi);
  await app.settle();
  await sql`
    create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'planted'; end $$
  `.execute(db);
  await sql`create trigger planted before insert on notifications for each row execute function refuse_mail()`.execute(
    db,
  );
  await bidOn(tunde, job);
  await app.settle();
  const live = await db.selectFrom('work_items').select('kind').where('subject', '<>', '').execute();
  expect(live).toEqual([{ kind: 'notify' }]);
  for (let attempt = 2; attempt <= 10; attempt += 1) {
    app.passMinutes(2 ** (attempt - 2) + 0.1);
    await app.settle();
  }
  const ops = await consoleOf(app);
  const { items } = await ops.ok(operatorParked.list);
  expect(items).toMatchObject([
    { kind: 'notify', about: `bid.apply, job ${job.id}`, attempts: 10, error: 'planted' },
  ]);
  expect((await ops.ok(operator.me)).waiting.parked).toBe(1);
  await sql`drop trigger planted on notifications`.execute(db);
  const params = { id: items[0]?.id ?? '' };
  await ops.ok(operatorParked.retry, { params, body: { reason } });
  expect((await ops.ok(operatorParked.list)).items).toEqual([]);
  expect((await ops.call(operatorParked.retry, { params, body: { reason } })).status).toBe(404);
  await app.settle();
  const { notification } = await ngozi.ok(notifications.list, { query: { limit: '50' } });
  expect(notification.map(({ title }) => title)).toHaveLength(1);
  const { log } = await ops.ok(operator.log, { query: {} });
  expect(log[0]).toMatchObject({ act: 'work.retry', reason });
});

test('a mail that was given up is shown with its subject and address, and closed with a reason', async () => {
  const now = app.services.clock.now();
  const to = 'gone@people.example';
  await queueMail(app.database.db, { key: 'parked', to, subject: 'Hello', lines: ['Hi'], now });
  await sql`update work_items set parked_at = ${now}, attempts = 10, error = '550 gone' where kind = 'mail'`.execute(
    app.database.db,
  );
  const ops = await consoleOf(app);
  const { items } = await ops.ok(operatorParked.list);
  const can = ['retry', 'close'];
  const mail = { kind: 'mail', about: `Hello, to ${to}`, attempts: 10, error: '550 gone', can };
  expect(items).toContainEqual(expect.objectContaining(mail));
  const closing = {
    params: { id: items.find(({ about }) => about === mail.about)?.id ?? '' },
    body: { reason },
  };
  await ops.ok(operatorParked.close, closing);
  expect((await ops.ok(operatorParked.list)).items.map(({ about }) => about)).not.toContain(mail.about);
  expect((await ops.call(operatorParked.close, closing)).status).toBe(404);
  const { log } = await ops.ok(operator.log, { query: {} });
  expect(log[0]).toMatchObject({ act: 'work.close', reason, before: { kind: 'mail', error: '550 gone' } });
});

test.each([
  ['payout', 'somebody waits'],
  ['refund', 'somebody waits'],
  ['webhook-dispute', 'charge.dispute.create:1'],
  ['remove-second-factor', 'somebody waits'],
  ['any scheduled task', ''],
])('a parked %s can only be retried', async (kind, subject) => {
  const now = app.services.clock.now();
  await putWork(app.database.db, [{ kind, subject, dueAt: now }]);
  await sql`update work_items set parked_at = ${now} where kind = ${kind}`.execute(app.database.db);
  const ops = await consoleOf(app);
  const item = (await ops.ok(operatorParked.list)).items.find((one) => one.kind === kind);
  expect(item?.can).toEqual(['retry']);
  const closing = { params: { id: item?.id ?? '' }, body: { reason } };
  expect((await ops.call(operatorParked.close, closing)).status).toBe(404);
});
