/** Breached passwords are checked at a service that sees five characters of a hash; when it is away, the person can continue. */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { security } from '#contract/accounts/security.ts';
import { words } from '#contract/words/en.ts';
import { call, PASSWORD, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

const STOLEN = 'correct horse 7 battery';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** A fake service that knows one stolen password and one padding entry. */
const PADDING = 'padding 4 everybody here';
const known = [`${hashOf(STOLEN)}:52`, `${hashOf(PADDING)}:0`];
let service: FastifyInstance;
let asked: string[] = [];
let answers: 'range' | 'error' | 'never' | 'elsewhere' = 'range';
let app: TestApp;
let log = '';

beforeAll(async () => {
  service = Fastify({ forceCloseConnections: true });
  service.get<{ Params: { prefix: string } }>('/range/:prefix', async (request, reply) => {
    asked.push(request.url, JSON.stringify(request.headers));
    if (answers === 'error') return reply.code(503).send('busy');
    if (answers === 'never') return reply.hijack();
    if (answers === 'elsewhere') return reply.redirect('/other', 302);
    const { prefix } = request.params;
    const lines = known.filter((line) => line.startsWith(prefix)).map((line) => line.slice(5));
    return reply.type('text/plain').send(['0'.repeat(35).concat(':3'), ...lines].join('\r\n'));
  });
  service.get('/other', async () => hashOf(STOLEN).slice(5).concat(':9'));
  const origin = await service.listen({ port: 0, host: '127.0.0.1' });
  const target = {
    write: (line: string) => {
      log += line;
    },
  };
  app = await testApp({ BREACHED_PASSWORDS: `${origin}/range`, LOG_LEVEL: 'error' }, { log: target });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

let count = 0;
beforeEach(() => {
  count += 1;
  asked = [];
  answers = 'range';
  log = '';
});

function register(password: string) {
  const body = {
    name: 'Amara',
    email: `a${count}@people.example`,
    password,
    password_confirmation: password,
  };
  return call(app, null, access.register, { body });
}

const refused = [words.accounts.errors.passwordStolen];

test('a stolen password is refused at sign-up and when it is changed, and never leaves the server', async () => {
  expect((await register(STOLEN)).refusal.errors).toEqual({ password: refused });
  const amara = await person(app, 'Amara', []);
  const body = { password: PASSWORD, new_password: STOLEN, new_password_confirmation: STOLEN };
  expect((await amara.call(security.changePassword, { body })).refusal.errors).toEqual({
    new_password: refused,
  });
  expect(asked.filter((line) => line.startsWith('/'))).toContain(`/range/${hashOf(STOLEN).slice(0, 5)}`);
  expect(asked.join()).not.toContain(hashOf(STOLEN).slice(5, 12));
  expect(asked.join()).toContain('"add-padding":"true"');
});

test('others pass, also those that only pad an answer', async () => {
  expect((await register('four plain words there')).status).toBe(200);
  count += 1;
  expect((await register(PADDING)).status).toBe(200);
  expect(log).toBe('');
});

test.each(['error', 'never', 'elsewhere'] as const)(
  'a service that answers with %s keeps nobody out, and the log says so',
  async (how) => {
    answers = how;
    expect((await register(STOLEN)).status).toBe(200);
    expect(log).toContain('stolen passwords could not be asked about');
    expect(log).not.toContain(STOLEN);
  },
);
