/** Traces: a request is named by its pattern with its statements below it, and no span contains personal data. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { call, hunter, PASSWORD, type Person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { postJob } from '#server/testing/market.ts';
import { startTracing } from './start-tracing.ts';

type Value = { stringValue?: string; intValue?: number };
type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
};

const spans: Sent[] = [];
const collector = createServer((request, reply) => void take(request).then(() => reply.end('{}')));

async function take(request: IncomingMessage): Promise<void> {
  const { resourceSpans } = JSON.parse(await text(request));
  for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
}
let end: () => Promise<void>;
let app: TestApp;
let ngozi: Person;
let jobId: string;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  end = startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}/`);
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  jobId = (await postJob(ngozi, { title: 'Zephyr label' })).id;
  await call(app, null, access.login, { body: { email: ngozi.email, password: PASSWORD } });
  await ngozi.ok(jobs.get, { params: { id: jobId } });
  await app.settle();
  await end();
});
afterAll(async () => {
  await app.close();
  collector.close();
});

const attribute = ({ attributes }: Sent, key: string) => attributes.find((one) => one.key === key)?.value;

test('a request is a span by the pattern of its route, with its answer', () => {
  const span = spans.find(({ name }) => name === 'GET /api/job/:id');
  expect(attribute(span as Sent, 'http.response.status_code')).toEqual({ intValue: 200 });
  expect(attribute(span as Sent, 'adire.request_id')?.stringValue).toMatch(/^[0-9a-f-]{36}$/);
});

test('its statements are below it; background work is traced by its kind', () => {
  const request = spans.find(({ name }) => name === 'GET /api/job/:id');
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  // The embedded database has no connection to trace.
  if (app.database.kind === 'postgres')
    expect(below.map((one) => attribute(one, 'db.query.text')?.stringValue)).toContainEqual(
      expect.stringContaining('from jobs'),
    );
  expect(spans.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^work /));
});

test('no address, person, id or value is in any of them', () => {
  const all = JSON.stringify(spans);
  expect(all.length).toBeGreaterThan(1_000);
  for (const secret of [ngozi.id, ngozi.email, ngozi.token, jobId, PASSWORD, 'Zephyr', 'Ngozi'])
    expect(all).not.toContain(secret);
});
