/** Reading conversations over the API: pages, receipts, unread counts, search, blocks and reports; and who may read what. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { type Message, messages } from '#contract/messages/messages.ts';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { words } from '#contract/words/en.ts';
import { grantOperator } from '#server/accounts/operators/commands.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let stranger: Person;
beforeAll(async () => {
  app = await testApp();
  stranger = await talent(app, 'Stranger');
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});

async function say(from: Person, to: Person, message: string): Promise<Message> {
  return (await from.ok(messages.send, { body: { recipient_id: to.id, message } })).chat;
}

function look(reader: Person, other: Person, query: Record<string, string> = {}) {
  return reader.ok(messages.conversation, { params: { id: other.id }, query });
}

function texts({ messages: lines }: { messages: Message[] }): string[] {
  return lines.map((one) => one.message);
}

function saw(reader: Person, other: Person, body: { delivered: number; read?: number }) {
  return reader.ok(messages.seen, { params: { id: other.id }, body });
}

async function unread(reader: Person): Promise<number> {
  return (await reader.ok(unreadMessages.count)).unreadMessages;
}

describe('a conversation', () => {
  test('is read backwards page by page, ascending in each, and forwards from a line', async () => {
    const lines: Message[] = [];
    for (let i = 1; i <= 7; i += 1)
      lines.push(await say(i % 2 ? ngozi : tunde, i % 2 ? tunde : ngozi, `${i}`));
    const latest = await look(tunde, ngozi, { limit: '3' });
    expect(texts(latest)).toEqual(['5', '6', '7']);
    const older = await look(tunde, ngozi, { limit: '3', before: latest.previous ?? '' });
    expect(texts(older)).toEqual(['2', '3', '4']);
    const first = await look(tunde, ngozi, { limit: '3', before: older.previous ?? '' });
    expect([texts(first), first.previous]).toEqual([['1'], null]);
    const since = await look(tunde, ngozi, { after: String(lines[4]?.id) });
    expect(texts(since)).toEqual(['6', '7']);
    const before = await look(tunde, ngozi, { before: since.previous ?? '' });
    expect(texts(before)).toEqual(['1', '2', '3', '4', '5']);
    const all = await look(tunde, ngozi, { after: '0' });
    expect([all.messages.length, all.previous]).toEqual([7, null]);
    expect((await tunde.call(messages.conversation, { params: { id: tunde.id } })).status).toBe(404);
  });

  test('says how the two stand', async () => {
    const before = await look(ngozi, tunde);
    expect(before).toMatchObject({
      messages: [],
      previous: null,
      standing: {
        person: { id: tunde.id, name: 'Tunde', profile_image: null },
        ...{ delivered_up_to: 0, read_up_to: 0, unread: 0 },
        ...{ escrow_funded: false, blocked: false, may_write: true },
      },
    });
    await started(app, { hunter: ngozi, talent: tunde });
    expect((await look(ngozi, tunde)).standing.escrow_funded).toBe(true);
    expect((await look(tunde, ngozi)).standing).toMatchObject({
      escrow_funded: true,
      person: { online: true },
    });
    expect((await look(tunde, ngozi)).standing.person.seen_at).toEqual(expect.any(String));
    expect((await look(stranger, ngozi)).standing.escrow_funded).toBe(false);
    await ngozi.ok(accounts.logout);
    await app.presenceWritten();
    expect((await look(tunde, ngozi)).standing.person.online).toBe(false);
  });
});

describe('receipts', () => {
  test('show the writer what was delivered and read, and go forwards only', async () => {
    const [one, two, own] = [
      await say(ngozi, tunde, '1'),
      await say(ngozi, tunde, '2'),
      await say(tunde, ngozi, '3'),
    ];
    await saw(tunde, ngozi, { delivered: own.id });
    expect((await look(ngozi, tunde)).standing).toMatchObject({ delivered_up_to: two.id, read_up_to: 0 });
    await saw(tunde, ngozi, { delivered: one.id, read: two.id });
    await saw(tunde, ngozi, { delivered: one.id, read: one.id });
    expect((await look(ngozi, tunde)).standing).toMatchObject({
      delivered_up_to: two.id,
      read_up_to: two.id,
    });
    expect((await look(tunde, ngozi)).standing.read_up_to).toBe(0);
  });

  test('count what is unread, in each conversation and in all', async () => {
    const one = await say(ngozi, tunde, '1');
    await say(ngozi, tunde, '2');
    await say(stranger, tunde, '3');
    expect(await unread(tunde)).toBe(3);
    expect(await unread(ngozi)).toBe(0);
    expect((await saw(tunde, ngozi, { delivered: one.id, read: one.id })).unreadMessages).toBe(2);
    const { chats } = await tunde.ok(messages.conversations);
    expect(chats.map((chat) => [chat.username, chat.unread, chat.own])).toEqual([
      ['Stranger', 1, false],
      ['Ngozi', 1, false],
    ]);
    await saw(tunde, ngozi, { delivered: 999_999_999, read: 999_999_999 });
    expect(await unread(tunde)).toBe(1);
    await say(ngozi, tunde, '4');
    expect(await unread(tunde)).toBe(2);
  });

  test('of a conversation that is not there are 404', async () => {
    const answer = await stranger.call(messages.seen, { params: { id: ngozi.id }, body: { delivered: 1 } });
    expect(answer.status).toBe(404);
  });

  test('stay right when both write and read at once', async () => {
    await say(ngozi, tunde, 'first');
    await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const line = await say(ngozi, tunde, `${i}`);
        await saw(tunde, ngozi, { delivered: line.id, read: line.id });
        await say(tunde, ngozi, `${i}!`);
      }),
    );
    const last = (await look(tunde, ngozi)).messages.at(-1)?.id ?? 0;
    expect((await saw(tunde, ngozi, { delivered: last, read: last })).unreadMessages).toBe(0);
    expect(await unread(ngozi)).toBe(12);
  });
});

test('conversations come with the latest line first, page by page, own ones only', async () => {
  const others = await Promise.all(['Ada', 'Bola', 'Chi'].map((name) => talent(app, name)));
  for (const other of others) await say(ngozi, other, `To ${other.name}`);
  await say(others[0] as Person, ngozi, 'An answer');
  const first = await ngozi.ok(messages.conversations, { query: { limit: '2' } });
  expect(first.chats.map(({ username, message }) => [username, message])).toEqual([
    ['Ada', 'An answer'],
    ['Chi', 'To Chi'],
  ]);
  const rest = await ngozi.ok(messages.conversations, { query: { limit: '2', after: first.next ?? '' } });
  expect([rest.chats.map(({ username }) => username), rest.next]).toEqual([['Bola'], null]);
  expect((await tunde.ok(messages.conversations)).chats).toEqual([]);
});

test('search finds own messages only, by beginnings, without tone marks', async () => {
  await say(ngozi, tunde, 'The Adìrẹ poster in INDIGO');
  await say(tunde, ngozi, 'Indigo it is');
  await say(stranger, ngozi, 'indigo from somebody else');
  const find = async (who: Person, query: string, more: Record<string, string> = {}) =>
    (await who.ok(messages.search, { query: { query, ...more } })).found.map((one) => [
      one.username,
      one.message.message,
    ]);
  expect(await find(tunde, 'indi')).toEqual([
    ['Ngozi', 'Indigo it is'],
    ['Ngozi', 'The Adìrẹ poster in INDIGO'],
  ]);
  expect(await find(tunde, 'adire post')).toEqual([['Ngozi', 'The Adìrẹ poster in INDIGO']]);
  expect((await find(ngozi, 'indigo')).length).toBe(3);
  expect(await find(tunde, 'somebody')).toEqual([]);
  for (const odd of ["'); drop", '& | !', `@${ngozi.id}`, ':*', '“”'])
    expect(await find(tunde, odd)).toEqual([]);
  const page = await tunde.ok(messages.search, { query: { query: 'indigo', limit: '1' } });
  expect(await find(tunde, 'indigo', { after: page.next ?? '' })).toHaveLength(1);
});

describe('a block', () => {
  test('stops both, hides who is here, and is taken back by whoever made it', async () => {
    await say(ngozi, tunde, 'Hello');
    await tunde.ok(messages.block, { params: { id: ngozi.id } });
    await tunde.ok(messages.block, { params: { id: ngozi.id } });
    for (const [from, to] of [
      [ngozi, tunde],
      [tunde, ngozi],
    ] as const) {
      const answer = await from.call(messages.send, { body: { recipient_id: to.id, message: 'Hello?' } });
      expect([answer.status, answer.refusal.message]).toEqual([403, words.messages.errors.blocked]);
    }
    const ofBlocked = (await look(ngozi, tunde)).standing;
    expect(ofBlocked).toMatchObject({
      blocked: false,
      may_write: false,
      person: { online: false, seen_at: null },
    });
    expect((await look(tunde, ngozi)).standing).toMatchObject({ blocked: true, may_write: false });
    expect((await tunde.ok(messages.conversations)).chats[0]?.blocked).toBe(true);
    await ngozi.ok(messages.unblock, { params: { id: tunde.id } });
    expect((await look(ngozi, tunde)).standing.may_write).toBe(false);
    await tunde.ok(messages.unblock, { params: { id: ngozi.id } });
    expect((await say(ngozi, tunde, 'Hello again')).message).toBe('Hello again');
  });

  test('of a stranger makes no line in any list', async () => {
    await tunde.ok(messages.block, { params: { id: ngozi.id } });
    expect(
      (await ngozi.call(messages.send, { body: { recipient_id: tunde.id, message: 'Hi' } })).status,
    ).toBe(403);
    expect((await tunde.ok(messages.conversations)).chats).toEqual([]);
    expect((await tunde.call(messages.block, { params: { id: tunde.id } })).status).toBe(404);
  });
});

describe('a report', () => {
  test('is kept and mailed to the operators', async () => {
    const line = await say(ngozi, tunde, 'Pay me outside into escrow');
    await app.database.db.transaction().execute((tx) => grantOperator(tx, stranger.email, new Date()));
    const body = { reason: 'Asks to be paid elsewhere', message_id: line.id };
    await tunde.ok(messages.report, { params: { id: ngozi.id }, body });
    const { db } = app.database;
    const rows = await db
      .selectFrom('message_reports')
      .selectAll()
      .where('reporter_id', '=', tunde.id)
      .execute();
    expect(rows).toMatchObject([
      { reported_id: ngozi.id, message_id: BigInt(line.id), reason: 'Asks to be paid elsewhere' },
    ]);
    const mails = await db.selectFrom('mails').selectAll().where('to_address', '=', stranger.email).execute();
    expect(mails[0]?.body).toContain('Asks to be paid elsewhere');
    expect(mails[0]?.body).not.toContain('Pay me outside into escrow');
  });

  test('of a message that is not theirs, and of a stranger, is 404', async () => {
    const own = await say(tunde, ngozi, 'Mine');
    const other = await say(stranger, ngozi, 'Of others');
    const call = (who: Person, message_id?: number) =>
      who.call(messages.report, { params: { id: ngozi.id }, body: { reason: 'x', message_id } });
    expect((await call(tunde, own.id)).status).toBe(404);
    expect((await call(tunde, other.id)).status).toBe(404);
    expect((await call(await talent(app, 'Other'))).status).toBe(404);
    expect((await call(tunde)).status).toBe(200);
  });
});
