/** The live stream over real connections: who may open one, what it sends, and how it ends. */
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { messages } from '#contract/messages/messages.ts';
import { revokeOperator } from '#server/accounts/operators/commands.ts';
import { call, hunter, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { originOf, readLive } from '#server/testing/live.ts';
import { CONNECTIONS } from '../http/connections.ts';
import { sendLiveEvent } from './live.ts';
import { STREAMS_MAX } from './live-streams.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  const live = { ...CONNECTIONS.live, beatMs: 50, goneMs: 10 };
  app = await testApp({}, { connections: { live } });
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});

function say(from: Person, to: Person, message: string) {
  return from.ok(messages.send, { body: { recipient_id: to.id, message } });
}

/** Opens a stream and never reads it. */
function deafReader(origin: string, token: string) {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`GET /api/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket;
}

async function enterAgain({ email }: Person): Promise<string> {
  return (await call(app, null, access.login, { body: { email, password: PASSWORD } })).body.token ?? '';
}

test('nobody gets a stream without a live token', async () => {
  const origin = await originOf(app);
  for (const authorization of [undefined, 'Bearer null', `Bearer ${'x'.repeat(43)}`]) {
    const answer = await fetch(`${origin}/api/live`, {
      headers: { ...(authorization && { authorization }) },
    });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
  expect((await fetch(`${origin}/api/live?token=${ngozi.token}`)).status).toBe(401);
});

test('a stream says hello, and that it lives', async () => {
  const answer = await fetch(`${await originOf(app)}/api/live`, {
    headers: { authorization: `Bearer ${ngozi.token}` },
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/(:\nid: [\w-]{36}\.\d+\n\n){2}/.test(text)) text += (await reader?.read())?.value ?? '';
  expect(text).toMatch(/^data: \{"name":"hello","missed":true\}\nid: [\w-]{36}\.\d+\n\n/);
  await reader?.cancel();
});

test('a message is on the other’s open screen within a second, whole, and on the writer’s other tab', async () => {
  const [theirs, own] = [await readLive(app, tunde.token), await readLive(app, ngozi.token)];
  const long = '“Ẹ káàárọ̀” 😀 '.repeat(300).trim();
  for (const text of ['Hello', long]) {
    const began = performance.now();
    const { chat } = await say(ngozi, tunde, text);
    expect(await theirs.named('message')).toEqual({ name: 'message', from: ngozi.id, message: chat });
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await own.named('message-sent')).toEqual({ name: 'message-sent', to: tunde.id, message: chat });
  }
  theirs.close();
  own.close();
});

test('a refused write and another pair’s message send nothing', async () => {
  const [theirs, other] = [await readLive(app, tunde.token), await talent(app, 'Other')];
  await ngozi.call(messages.send, { body: { recipient_id: tunde.id, message: '' } });
  await say(ngozi, other, 'Not for Tunde');
  await say(ngozi, tunde, 'The end');
  await theirs.named('message');
  theirs.close();
  const events = (await theirs.end()).filter(({ name }) => name !== 'presence');
  expect(events).toMatchObject([{ name: 'hello' }, { name: 'message', message: { message: 'The end' } }]);
});

test('receipts and typing reach the writer', async () => {
  const { chat } = await say(ngozi, tunde, 'Hello');
  const own = await readLive(app, ngozi.token);
  await tunde.ok(messages.typing, { params: { id: ngozi.id } });
  expect(await own.named('typing')).toEqual({ name: 'typing', by: tunde.id });
  await tunde.ok(messages.seen, { params: { id: ngozi.id }, body: { delivered: chat.id } });
  const receipt = { by: tunde.id, delivered_up_to: chat.id };
  expect(await own.named('message-seen')).toEqual({ name: 'message-seen', ...receipt, read_up_to: 0 });
  await tunde.ok(messages.block, { params: { id: ngozi.id } });
  await tunde.ok(messages.typing, { params: { id: ngozi.id } });
  await tunde.ok(messages.seen, { params: { id: ngozi.id }, body: { delivered: chat.id, read: chat.id } });
  const next = await own.next(({ name }) => name === 'typing' || name === 'message-seen');
  expect(next).toEqual({ name: 'message-seen', ...receipt, read_up_to: chat.id });
  own.close();
});

test('whoever reads again catches up', async () => {
  const first = await readLive(app, tunde.token);
  const { chat } = await say(ngozi, tunde, 'One');
  await first.named('message');
  first.close();
  await say(ngozi, tunde, 'Two');
  const again = await readLive(app, tunde.token);
  await again.named('hello');
  const query = { after: String(chat.id) };
  const { messages: missed } = await tunde.ok(messages.conversation, { params: { id: ngozi.id }, query });
  expect(missed.map(({ message }) => message)).toEqual(['Two']);
  await say(ngozi, tunde, 'Three');
  await again.next((event) => event.name === 'message' && event.message.message === 'Three');
  again.close();
});

test('a client that reconnects with the cursor of an answer, or of the last line read, gets what came since', async () => {
  const asked = await fetch(`${await originOf(app)}/api/chat/unread`, {
    headers: { authorization: `Bearer ${tunde.token}` },
  });
  const { chat: one } = await say(ngozi, tunde, 'One');
  const first = await readLive(app, tunde.token, asked.headers.get('live-mark'));
  expect(await first.next(() => true)).toEqual({ name: 'hello', missed: false });
  expect((await first.named('message')).message).toEqual(one);
  await say(ngozi, tunde, 'Two');
  await first.named('message');
  const lastRead = () => [...first.text().matchAll(/^id: (.+)$/gm)].at(-1)?.[1];
  const before = lastRead();
  await expect.poll(lastRead).not.toBe(before);
  first.close();
  await say(ngozi, tunde, 'Three');
  const again = await readLive(app, tunde.token, lastRead());
  await say(ngozi, tunde, 'Four');
  expect(await again.named('hello')).toEqual({ name: 'hello', missed: false });
  expect((await again.named('message')).message.message).toBe('Three');
  expect((await again.named('message')).message.message).toBe('Four');
  const other = await readLive(app, ngozi.token, 'made-up.1');
  expect(await other.named('hello')).toEqual({ name: 'hello', missed: true });
  again.close();
  other.close();
});

test('only answers to who is signed in carry a cursor', async () => {
  for (const [url, token] of [
    ['/api/faq', null],
    ['/api/faq', 'null'],
    ['/api/job/none', ngozi.token],
    ['/api/operator/people', ngozi.token],
    ['/api/me', ngozi.token],
  ] as const) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.http.inject({ url, headers });
    expect([url, 'live-mark' in answer.headers], answer.payload).toEqual([url, url === '/api/me']);
  }
});

test('coming and going is sent to the people one writes with', async () => {
  await say(ngozi, tunde, 'Hello');
  const own = await readLive(app, ngozi.token);
  const theirs = await readLive(app, tunde.token);
  expect(await own.named('presence')).toEqual({ name: 'presence', person: tunde.id, online: true });
  theirs.close();
  expect(await own.named('presence')).toEqual({ name: 'presence', person: tunde.id, online: false });
  const { standing } = await ngozi.ok(messages.conversation, { params: { id: tunde.id } });
  expect(standing.person.online).toBe(false);
  const back = await readLive(app, tunde.token);
  expect(await own.named('presence')).toEqual({ name: 'presence', person: tunde.id, online: true });
  back.close();
  own.close();
});

test('a logout ends the streams of its session, not those of another', async () => {
  const phone = await enterAgain(ngozi);
  const [desk, mobile] = [await readLive(app, ngozi.token), await readLive(app, phone)];
  await ngozi.ok(accounts.logout);
  expect((await desk.end()).at(-1)).toEqual({ name: 'bye' });
  await say(tunde, ngozi, 'Still there?');
  expect((await mobile.named('message')).message.message).toBe('Still there?');
  mobile.close();
});

test('what ends every session ends every stream', async () => {
  const { db } = app.database;
  await db.updateTable('users').set({ operator_since: new Date() }).where('id', '=', ngozi.id).execute();
  const reading = await readLive(app, ngozi.token);
  await db.transaction().execute((tx) => revokeOperator(tx, ngozi.email, new Date()));
  expect((await reading.end()).at(-1)).toEqual({ name: 'bye' });
});

test('a suspended person and an idle session are found by the look at the sessions', async () => {
  const [reading, other] = [await readLive(app, ngozi.token), await readLive(app, tunde.token)];
  await app.live.recheck();
  const { db } = app.database;
  await db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', ngozi.id).execute();
  await app.live.recheck();
  expect((await reading.end()).at(-1)).toEqual({ name: 'bye' });
  app.passDays(8);
  await app.live.recheck();
  expect((await other.end()).at(-1)).toEqual({ name: 'bye' });
});

test('of four streams of a person the oldest gives way', async () => {
  const all = [];
  for (let i = 0; i <= STREAMS_MAX; i += 1) all.push(await readLive(app, ngozi.token));
  const [oldest, ...rest] = all;
  expect((await oldest?.end())?.some(({ name }) => name === 'bye')).toBe(false);
  expect(oldest?.text()).toContain('retry: 60000');
  await say(tunde, ngozi, 'Hello');
  for (const one of rest) expect((await one.named('message')).from).toBe(tunde.id);
  for (const one of rest) one.close();
});

test('a reader that does not read is closed, and holds up nobody', async () => {
  const socket = deafReader(await originOf(app), tunde.token);
  const reader = await readLive(app, tunde.token);
  await expect.poll(() => app.live.count()).toBe(2);
  const { chat } = await say(ngozi, tunde, 'Hello');
  await reader.named('message');
  const message = { ...chat, message: 'x'.repeat(100_000) };
  for (let sent = 0; sent < 300 && app.live.count() === 2; sent += 1) {
    await sendLiveEvent(app.database.db, [tunde.id], { name: 'message', from: ngozi.id, message });
    await reader.named('message');
  }
  await expect.poll(() => app.live.count()).toBe(1);
  await say(ngozi, tunde, 'The last one');
  expect((await reader.named('message')).message.message).toBe('The last one');
  reader.close();
  socket.destroy();
});

test('shutting down ends every stream, also of a reader that does not read', async () => {
  const short = await testApp();
  const { token, id } = await hunter(short);
  const reading = await readLive(short, token);
  const socket = deafReader(await originOf(short), token);
  await reading.named('hello');
  await sendLiveEvent(short.database.db, [id], { name: 'typing', by: id });
  await reading.named('typing');
  const began = performance.now();
  await short.close();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await reading.end()).toEqual([
    { name: 'hello', missed: true },
    { name: 'typing', by: id },
  ]);
  socket.destroy();
});
