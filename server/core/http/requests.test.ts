/** What happens to every request before an endpoint: unknown paths, foreign origins, and errors that reveal no internals. */

import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as codes } from '#contract/words.ts';
import { createPublicAnswers } from '#server/core/http/public-answers.ts';
import { sendSecurityHeaders } from '#server/core/security/headers.ts';
import { modules } from '#server/modules.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { everyEntry, plainRefusal } from '#server/testing/every-endpoint.ts';

/** Routes that send files (their access is tested beside each), and the webhook, which machines call. */
const OUTSIDE_THE_CONTRACT = [
  ...['GET /payment/receipt/:id', 'GET /payment/statement.pdf', 'GET /payment/earnings.csv'],
  ...['GET /job/deed/:id', 'POST /operator/export/:what', 'POST /payment/webhook'],
];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/operator/users'],
  ['POST', '/api/me'],
  ['DELETE', '/api/login'],
  ['PATCH', '/api/website-faq'],
  ['TRACE', '/api/website-faq'],
  ['GET', '/api/%00'],
  ['GET', '/api/..%2f..%2fpackage.json'],
] as const)('%s %s is 404', async (method, url) => {
  const answer = await app.http.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual(plainRefusal(codes.common.refusals.notFound));
});

test('a page of another site gets no leave to read', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await app.http.inject({ method, url: '/api/website-faq', headers });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers['x-frame-options'] ?? answer.headers['content-security-policy']).toBeTruthy();
  }
});

test('the page of the API asks nobody else', async () => {
  const answer = await app.http.inject({ method: 'GET', url: '/api/docs/' });
  expect(answer.statusCode).toBe(200);
  const policy = String(answer.headers['content-security-policy']);
  const sources = policy.split(';').flatMap((part) => part.trim().split(' ').slice(1));
  expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", 'data:']);
});

test('every route of a module is in the contract, where the tests of all endpoints find it', async () => {
  const probe = Fastify({ exposeHeadRoutes: false });
  const routes: string[] = [];
  probe.addHook('onRoute', ({ method, url }) => void routes.push(`${method} ${url}`));
  const mounting = {
    services: app.services,
    throttles: { check: async () => undefined },
    publicAnswers: createPublicAnswers(app.services.clock),
    authenticate: async () => null,
    authenticateOperator: async () => null,
  };
  for (const module of modules) module.mount?.(probe, mounting);
  await probe.ready();
  const known = new Set(everyEntry.map(({ entry }) => `${entry.method} /${entry.path}`));
  expect(routes.length).toBeGreaterThan(50);
  expect(new Set(routes.filter((route) => !known.has(route)))).toEqual(new Set(OUTSIDE_THE_CONTRACT));
});

test('in production every answer asks for encryption for a year, below this name too', async () => {
  const http = Fastify();
  sendSecurityHeaders(http, { ...app.config, production: true });
  const { headers } = await http.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('an answer to somebody with a token is kept by nobody on the way', async () => {
  const headers = { authorization: 'Bearer of-nobody' };
  const answer = await app.http.inject({ method: 'GET', url: '/api/website-faq', headers });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('an error of ours says a plain sentence and a number to ask for, nothing of the inside', async () => {
  await sql`alter table faqs rename to faqs_away`.execute(app.database.db);
  const answer = await app.http.inject({ method: 'GET', url: '/api/website-faq' });
  await sql`alter table faqs_away rename to faqs`.execute(app.database.db);
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    ...plainRefusal(codes.common.refusals.failed),
    request_id: expect.any(String),
  });
});
