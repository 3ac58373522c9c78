/** The built files: compressed for clients that accept it, cached for ever, and no other file of the disk. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerErrors } from '#server/core/http/error-handler.ts';
import { serveAssets } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'adire-assets-'));
writeFileSync(join(folder, 'home-1.js'), 'plain');
writeFileSync(join(folder, 'home-1.js.br'), 'by brotli');
writeFileSync(join(folder, 'home-1.js.gz'), 'by gzip');
writeFileSync(join(folder, 'face-2.woff2'), 'a font');
const app = Fastify();
answerErrors(app);
serveAssets(app, folder);

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, encodings?: string) =>
  app.inject({ url: path, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

test('each reader gets what they unpack, also when it was read before', async () => {
  for (const _twice of [1, 2]) {
    expect((await get('/assets/home-1.js', 'gzip, deflate, br, zstd')).body).toBe('by brotli');
    expect((await get('/assets/home-1.js', 'gzip')).body).toBe('by gzip');
    expect((await get('/assets/home-1.js')).body).toBe('plain');
  }
  const { headers } = await get('/assets/home-1.js', 'br');
  expect(headers).toMatchObject({
    ...{ 'content-encoding': 'br', vary: 'accept-encoding', 'content-length': '9' },
    ...{ 'content-type': 'text/javascript; charset=utf-8' },
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const font = await get('/assets/face-2.woff2', 'br');
  expect(font.headers['content-type']).toBe('font/woff2');
  expect(font.headers['content-encoding']).toBeUndefined();
});

test.each([
  '/assets/',
  '/assets/none.js',
  '/assets/home-1.js.br',
  '/assets/..%2fpackage.json',
  '/assets/%00.js',
])('%s is not there', async (path) => {
  expect((await get(path, 'br')).statusCode).toBe(404);
});
