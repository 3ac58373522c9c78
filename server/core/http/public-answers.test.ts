/** Anonymous answers are cached for a second and tell a proxy how long to cache them; answers to a token are not cached. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '#contract/site/site.ts';
import { call, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { KEPT_MS } from './public-answers.ts';

let app: TestApp;
let tunde: Person;
beforeAll(async () => {
  app = await testApp({}, { publicKeptMs: KEPT_MS });
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

const read = (headers: Record<string, string> = {}, url = '/api/website-faq') =>
  app.http.inject({ url, headers });

test('a proxy may keep it for a minute, by language and for those without a token', async () => {
  const { headers } = await read();
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=50');
  expect(headers.vary).toBe('accept-encoding, accept-language, authorization');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('who has it already is told so, packed or not', async () => {
  const plain = await read();
  const packed = await read({ 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.etag).toBe(plain.headers.etag);
  const again = await read({ 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await read({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
});

test('each language has its own', async () => {
  const english = await read({ 'accept-language': 'en' }, '/api/get_countries');
  const french = await read({ 'accept-language': 'fr' }, '/api/get_countries');
  expect(french.body).not.toBe(english.body);
  expect(french.headers.etag).not.toBe(english.headers.etag);
});

test('with a token, even a wrong one, nothing is kept by anybody', async () => {
  for (const authorization of [`Bearer ${tunde.token}`, 'Bearer of-nobody', 'Basic abc']) {
    const { headers } = await read({ authorization });
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  }
  expect((await tunde.call(site.faq)).headers['cache-control']).toBe('no-store');
});

test('a refusal is kept by nobody', async () => {
  const { status, headers } = await call(app, null, {
    ...site.faq,
    path: 'gig/0199a101-0000-7000-8000-00000000ffff',
  });
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});
