/** On-demand responses are compressed only for browsers that accept it; assets and answers carry few headers. */
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { compressReply } from './compression.ts';

const LONG = JSON.stringify({ text: 'cloth '.repeat(400) });
const http = Fastify();
http.addHook('onSend', compressReply);
http.get('/long', async (_request, reply) => reply.type('application/json').send(LONG));
http.get('/differs', async (_request, reply) =>
  reply.type('application/json').header('vary', 'cookie, accept-language').send(LONG),
);
http.get('/short', async (_request, reply) => reply.type('application/json').send('{}'));
http.get('/picture', async (_request, reply) => reply.type('image/webp').send(LONG));
http.get('/packed', async (_request, reply) =>
  reply.type('text/html').header('content-encoding', 'gzip').send(LONG),
);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  await http.close();
  await app.close();
});

test('a long answer is compressed for clients that accept it, and varies by encoding', async () => {
  const answer = await http.inject({
    url: '/long',
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(LONG);
  const plain = await http.inject({ url: '/long', headers: { 'accept-encoding': 'gzip' } });
  expect([plain.headers['content-encoding'], plain.headers.vary, plain.body]).toEqual([
    undefined,
    'accept-encoding',
    LONG,
  ]);
});

test('an answer that differs by language says so still', async () => {
  const { headers } = await http.inject({ url: '/differs', headers: { 'accept-encoding': 'br' } });
  expect(headers.vary).toBe('accept-encoding, cookie, accept-language');
});

test('short answers, pictures and what is packed already stay as they are', async () => {
  const headers = { 'accept-encoding': 'br' };
  for (const [url, encoding] of [
    ['/short', undefined],
    ['/picture', undefined],
    ['/packed', 'gzip'],
  ] as const)
    expect([url, (await http.inject({ url, headers })).headers['content-encoding']]).toEqual([url, encoding]);
});

test('an answer of the API may do nothing as a page, and carries no more than that', async () => {
  const { headers } = await app.http.inject({ url: '/api/website-faq' });
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('x-xss-protection');
});
