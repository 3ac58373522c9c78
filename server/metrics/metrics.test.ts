/** Metrics are correct, served on their own port only, and include all that the dashboard and the alarms use. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { started } from '#server/testing/story.ts';

let app: TestApp;
let people: { hunter: Person; talent: Person };
let metrics: string;
let product: string;

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  metrics = `http://127.0.0.1:${port}/metrics`;
  app = await testApp({ METRICS_PORT: String(port) });
  product = await app.http.listen({ port: 0, host: '127.0.0.1' });
  people = { hunter: await hunter(app), talent: await talent(app) };
});
afterAll(() => app.close());

/** The value of the metric whose name and labels are `line`. */
async function read(line: string): Promise<number | undefined> {
  const text = await (await fetch(metrics)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

test('each answer counts under the pattern of its route', async () => {
  const { job } = await started(app, people);
  const line = 'adire_http_answers_seconds_count{method="GET",route="/api/job/:id",status="2xx"}';
  const before = await read(line);
  const headers = { authorization: `Bearer ${people.hunter.token}` };
  expect((await fetch(`${product}/api/job/${job.id}`, { headers })).status).toBe(200);
  expect([before ?? 0, await read(line)]).toEqual([before ?? 0, (before ?? 0) + 1]);
});

test('money, queue and failed sign-ins', async () => {
  const { rows } = await sql<{ held: bigint }>`
    select sum(balance)::bigint as held from ledger_accounts where kind = 'escrow'
  `.execute(app.database.db);
  expect(await read('adire_escrow_held_kobo')).toBe(Number(rows[0]?.held));
  expect(Number(rows[0]?.held)).toBeGreaterThan(0);
  await sql`
    insert into work_items (kind, subject, created_at, due_at, parked_at) values
      ('webhook-charge', 'a', ${new Date(app.services.clock.now().getTime() - 600_000)}, ${app.services.clock.now()}, null),
      ('mail', 'b', ${app.services.clock.now()}, ${app.services.clock.now()}, ${app.services.clock.now()})
  `.execute(app.database.db);
  expect(await read('adire_webhook_lag_seconds')).toBeGreaterThanOrEqual(600);
  expect(await read('adire_queue_items{kind="mail",state="parked"}')).toBe(1);
  expect(await read('adire_failed_logins')).toBe(0);
  await people.hunter.call(access.login, {
    body: { email: people.hunter.email, password: 'not-this-one-26' },
  });
  expect(await read('adire_failed_logins')).toBe(1);
});

test('money that nothing vouches for is there within a quarter of an hour', async () => {
  expect(await read('adire_unexplained_kobo')).toBe(0);
  await sql`alter table ledger_transactions disable trigger user`.execute(app.database.db);
  await sql`update ledger_transactions set idempotency_key = 'fund-escrow:nothing' where word = 'fund-escrow'`.execute(
    app.database.db,
  );
  app.passMinutes(16);
  expect(await read('adire_unexplained_kobo')).toBeGreaterThan(0);
});

test('nothing of it is reached on the port of the product', async () => {
  expect((await fetch(`${product}/metrics`)).status).toBe(404);
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
});

test('a process that is about to end is not ready, and answers nevertheless', async () => {
  const ask = async (path: string) => (await fetch(`${product}${path}`)).status;
  expect([await ask('/readyz'), await ask('/up')]).toEqual([200, 200]);
  app.leave();
  expect([await ask('/readyz'), await ask('/up'), await ask('/dev/mail')]).toEqual([503, 200, 200]);
});

test('the dashboard and the alarms ask for numbers that exist, and each alarm for a run-book', async () => {
  const text = await (await fetch(metrics)).text();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const folder = join(import.meta.dirname, '../..');
  const [dashboard = '', alarms = '', handbook = ''] = [
    ...['packaging/grafana/adire.json', 'packaging/prometheus/alerts.yml', 'docs/operations.md'],
  ].map((file) => readFileSync(join(folder, file), 'utf8'));
  for (const file of [dashboard, alarms]) {
    const asked = [...file.matchAll(/\b(?:adire|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(8);
    const unknown = asked.filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
  }
  expect(JSON.parse(dashboard).panels.length).toBeGreaterThan(12);
  const anchors = [...handbook.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const [, anchor] of alarms.matchAll(/operations\.md#([\w-]+)/g)) expect(anchors).toContain(anchor);
});
