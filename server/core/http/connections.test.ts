/** Slow connections over real sockets with short limits: answered 408 and closed, and the number of connections is limited (rule 7.3). */
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words/en.ts';
import { PASSWORD, type Person, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { BANK_ACCOUNT } from '#server/testing/story.ts';

const LIMITS = {
  headersMs: 300,
  bodyMs: 600,
  uploadMs: 1500,
  idleMs: 200,
  checkEveryMs: 50,
  maxConnections: 8,
};

let app: TestApp;
let amara: Person;
let port: number;
beforeAll(async () => {
  app = await testApp({}, { connections: LIMITS });
  amara = await person(app, 'Amara', [2]);
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as { port: number }).port;
});
afterAll(() => app.close());

type Ended = { text: string; ms: number };

/** Sends an incomplete request; returns what came back until the server closed, and after how long. */
function begin(text: string | Buffer): Promise<Ended> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text: answer, ms: performance.now() - startedAt }));
  });
}

function head(method: string, path: string, headers: string[] = []): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: adire.example', ...headers, '', ''].join('\r\n');
}

test('headers that never end', async () => {
  const { text, ms } = await begin('GET /healthz HTTP/1.1\r\nHost: adire.example\r\nX-Slow: ');
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeGreaterThanOrEqual(LIMITS.headersMs);
  expect(ms).toBeLessThan(LIMITS.uploadMs);
});

test('a body that never ends', async () => {
  const headers = ['Content-Type: application/json', 'Content-Length: 60'];
  const { text, ms } = await begin(`${head('POST', '/api/login', headers)}{"email":`);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain(words.common.refusals.tooSlow);
  expect(ms).toBeGreaterThanOrEqual(LIMITS.bodyMs);
  expect(ms).toBeLessThan(LIMITS.uploadMs);
});

test('a body in pieces that never end', async () => {
  const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
  const { text, ms } = await begin(`${head('POST', '/api/nothing', headers)}9\r\n{"email":\r\n`);
  expect(text).toMatch(/^HTTP\/1\.1 (404|408) /);
  expect(ms).toBeLessThan(LIMITS.uploadMs);
});

test('a file has longer, but not for ever', async () => {
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#3a49b4' } })
    .png()
    .toBuffer();
  const headers = [
    `Authorization: Bearer ${amara.token}`,
    'Content-Type: multipart/form-data; boundary=cut',
    'Content-Length: 100000',
  ];
  const part =
    '--cut\r\nContent-Disposition: form-data; name="profile_image"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n';
  const sent = Buffer.concat([
    Buffer.from(head('POST', '/api/updateorcreateprofile', headers)),
    Buffer.from(part),
    picture.subarray(0, 500),
  ]);
  const { text, ms } = await begin(sent);
  expect(text).not.toMatch(/ 200 /);
  expect(ms).toBeGreaterThanOrEqual(LIMITS.uploadMs);
});

test('a connection that stays idle after its answer', async () => {
  const { text, ms } = await begin(head('GET', '/healthz'));
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(ms).toBeGreaterThanOrEqual(LIMITS.idleMs);
});

test('an answer that takes longer than a body may is not cut off', async () => {
  await app.control('POST', '/faults', { endpoint: '*', kind: 'delay', ms: LIMITS.bodyMs + 100, times: 1 });
  const body = JSON.stringify({ ...BANK_ACCOUNT, password: PASSWORD });
  const headers = [
    `Authorization: Bearer ${amara.token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  const { text, ms } = await begin(`${head('POST', `/api/${payouts.recipient.path}`, headers)}${body}`);
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(ms).toBeGreaterThanOrEqual(LIMITS.bodyMs);
});

test('more than there may be at once are closed unread', async () => {
  const open: Socket[] = [];
  for (let i = 0; i < LIMITS.maxConnections; i += 1) {
    await new Promise<void>((resolve) => {
      open.push(connect(port, '127.0.0.1', () => resolve()));
    });
  }
  expect((await begin(head('GET', '/healthz'))).text).toBe('');
  for (const socket of open) socket.destroy();
});
