/** Sending over the API: once, only to people one may write to, with files, within the limits (rule 4.3). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Message, messages } from '#contract/messages/messages.ts';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, talent, type Upload } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { openLink } from '#server/testing/file-store.ts';
import { readLive } from '#server/testing/live.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { NEW_PEOPLE_A_DAY } from './rules.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let stranger: Person;
let picture: Upload;
beforeAll(async () => {
  app = await testApp();
  stranger = await talent(app, 'Stranger');
  picture = { field: 'attachment', name: 'wall.png', type: 'image/png', content: await pngOf(30, 20) };
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});

function say(from: Person, to: { id: string }, message: string, more: Record<string, unknown> = {}) {
  return from.call(messages.send, { body: { recipient_id: to.id, message, ...more } });
}

async function read(reader: Person, other: { id: string }): Promise<Message[]> {
  return (await reader.ok(messages.conversation, { params: { id: other.id } })).messages;
}

async function suspend({ id }: Person): Promise<void> {
  await app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute();
}

describe('a message', () => {
  test('is read by the two, as it was written, and by nobody else', async () => {
    const text = 'Hello <b>Tunde</b> & "co"\nhttps://adire.example';
    const { chat } = (await say(ngozi, tunde, `  ${text}  `)).body;
    expect(chat).toMatchObject({
      kind: 'message',
      sender_id: ngozi.id,
      message: text,
      attachments: [],
      link: null,
    });
    expect(await read(ngozi, tunde)).toEqual([chat]);
    expect(await read(tunde, ngozi)).toEqual([chat]);
    expect(await read(stranger, ngozi)).toEqual([]);
    expect(await read(stranger, tunde)).toEqual([]);
  });

  test.each([
    ...['', '   ', '\n\t', '\u2800\u3164'].map((text) => [text, words.messages.errors.text]),
    ['\u200B\u200B', words.common.errors.plainText],
  ])('of nothing (%j) is 422: %s', async (text, message) => {
    const answer = await say(ngozi, tunde, text);
    expect([answer.status, answer.refusal.errors]).toEqual([422, { message: [message] }]);
    expect(await read(ngozi, tunde)).toEqual([]);
  });

  test('is 5,000 characters long at most, and plain text', async () => {
    expect((await say(ngozi, tunde, 'x'.repeat(5000))).status).toBe(200);
    expect((await say(ngozi, tunde, 'x'.repeat(5001))).refusal.errors).toHaveProperty('message');
    expect((await say(ngozi, tunde, 'abc\u202Egnp')).refusal.errors).toHaveProperty('message');
  });

  test('to oneself is 422; to nobody and to a suspended account the same 404', async () => {
    expect((await say(ngozi, ngozi, 'Hello')).refusal.errors).toEqual({
      recipient_id: [words.messages.errors.self],
    });
    const nobody = await say(ngozi, { id: randomUUID() }, 'Hello');
    await say(ngozi, tunde, 'Hello');
    await suspend(tunde);
    const gone = await say(ngozi, tunde, 'Hello?');
    expect([nobody.status, gone.status]).toEqual([404, 404]);
    expect(gone.body).toEqual(nobody.body);
    const kept = await ngozi.ok(messages.conversation, { params: { id: tunde.id } });
    expect([kept.messages.length, kept.standing.may_write]).toEqual([1, false]);
    const [listed] = (await ngozi.ok(messages.conversations)).chats;
    expect(listed).toMatchObject({ anotheruser: tunde.id, online: false });
    expect((await stranger.call(messages.conversation, { params: { id: tunde.id } })).status).toBe(404);
  });

  test('has the sender of the token, whatever the body says', async () => {
    const answer = await say(ngozi, tunde, 'Hello', { sender_id: stranger.id });
    expect(answer.refusal.errors).toEqual({ sender_id: [words.common.errors.unknownField] });
  });
});

describe('the same client_id', () => {
  test('from twenty at once is one message, and each gets its answer', async () => {
    const id = `tab-${randomUUID()}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => say(ngozi, tunde, 'Hello', { client_id: id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.chat.id)).size).toBe(1);
    expect((await read(tunde, ngozi)).map((one) => one.client_id)).toEqual([null]);
    expect((await read(ngozi, tunde)).map((one) => one.client_id)).toEqual([id]);
    expect((await tunde.ok(unreadMessages.count)).unreadMessages).toBe(1);
  });

  test('answers the first also when it may not be written any more, and is each sender’s own', async () => {
    const id = `tab-${randomUUID()}`;
    const first = (await say(ngozi, tunde, 'Hello', { client_id: id })).body.chat;
    expect((await say(tunde, ngozi, 'Good day', { client_id: id })).body.chat.id).toBeGreaterThan(first.id);
    await tunde.ok(messages.block, { params: { id: ngozi.id } });
    expect((await say(ngozi, tunde, 'Hello', { client_id: id })).body.chat).toEqual(first);
    expect((await say(ngozi, tunde, 'Hello', { client_id: `${id}2` })).status).toBe(403);
  });

  test('repeated with its file keeps one file', async () => {
    const sent = { body: { recipient_id: tunde.id, message: '', client_id: randomUUID() }, upload: picture };
    const first = await ngozi.ok(messages.send, sent);
    const again = await ngozi.ok(messages.send, sent);
    expect(again.chat.id).toBe(first.chat.id);
    const files = await app.database.db
      .selectFrom('files')
      .where('owner_id', '=', ngozi.id)
      .select('id')
      .execute();
    expect(files).toHaveLength(1);
  });
});

describe('files', () => {
  async function attach(someone: Person): Promise<string> {
    return (await someone.ok(messages.attach, { upload: picture })).attachment.id;
  }

  test('arrive with links that each opens alone', async () => {
    const live = await readLive(app, tunde.token);
    const { chat } = await ngozi.ok(messages.send, {
      body: { recipient_id: tunde.id, message: '' },
      upload: picture,
    });
    const [theirs] = (await live.named('message')).message.attachments;
    live.close();
    for (const [reader, url] of [
      [ngozi, chat.attachments[0]?.url],
      [tunde, theirs?.url],
    ] as const) {
      expect((await openLink(app, url ?? '', reader)).status).toBe(200);
      expect((await openLink(app, url ?? '', reader === ngozi ? tunde : ngozi)).status).toBe(403);
    }
  });

  test('sent before and along are shown in their order, with size and a link that opens', async () => {
    const [one, two] = [await attach(ngozi), await attach(ngozi)];
    const body = { recipient_id: tunde.id, message: '', attachments: JSON.stringify([two, one]) };
    const { chat } = await ngozi.ok(messages.send, { body, upload: { ...picture, name: 'last.png' } });
    expect(chat.attachments.map(({ name }) => name)).toEqual(['wall.png', 'wall.png', 'last.png']);
    expect(chat.attachments.slice(0, 2).map(({ id }) => id)).toEqual([two, one]);
    const [shown] = (await read(tunde, ngozi))[0]?.attachments ?? [];
    expect(shown).toMatchObject({ id: two, type: 'image/png', bytes: picture.content.length });
    expect(shown?.url).toMatch(/^\/chat\/attachments\/[0-9a-f]{32}\.png\?/);
    const opened = await openLink(app, shown?.url ?? '', tunde);
    expect([opened.status, opened.bytes.length]).toEqual([200, picture.content.length]);
    expect((await app.http.inject({ url: shown?.url.split('?')[0] ?? '' })).statusCode).toBe(403);
    app.passMinutes(11);
    expect((await app.http.inject({ url: shown?.url ?? '', headers: tunde.browser })).statusCode).toBe(403);
    const [chats] = (await tunde.ok(messages.conversations)).chats;
    expect(chats?.message).toBe('wall.png');
  });

  test('are named as people see them: nothing turns or hides the letters of a name', async () => {
    const nameOf = async (name: string) =>
      (await ngozi.ok(messages.attach, { upload: { ...picture, name } })).attachment.name;
    expect(await nameOf('folder/wall\u202Egnp.\u2060\u200Bpng')).toBe('wallgnp.png');
    expect(await nameOf(`${'🥁'.repeat(130)}.png`)).toBe(`${'🥁'.repeat(116)}.png`);
    expect(await nameOf('\u200B\u202E')).toBe('file');
  });

  test('are sent once, by whoever stored them, five at most', async () => {
    const id = await attach(ngozi);
    const gone = { attachments: [words.messages.errors.attachmentGone] };
    expect((await say(stranger, tunde, 'Hi', { attachments: [id] })).refusal.errors).toEqual(gone);
    expect((await say(ngozi, tunde, 'Hi', { attachments: [randomUUID()] })).refusal.errors).toEqual(gone);
    expect((await say(ngozi, tunde, 'Hi', { attachments: [id] })).status).toBe(200);
    expect((await say(ngozi, tunde, 'Hi', { attachments: [id] })).refusal.errors).toEqual(gone);
    const many = Array.from({ length: 6 }, () => randomUUID());
    expect((await say(ngozi, tunde, 'Hi', { attachments: many })).refusal.errors).toHaveProperty(
      'attachments',
    );
    const body = { recipient_id: tunde.id, message: '', attachments: JSON.stringify(many.slice(1)) };
    expect((await ngozi.call(messages.send, { body, upload: picture })).refusal.errors).toEqual({
      attachments: [words.messages.errors.attachmentsMax],
    });
    expect((await say(ngozi, tunde, 'Hi', { attachments: 'no json' })).status).toBe(422);
  });
});

describe('limits', () => {
  test('twenty new people within a day; those who answered are no new ones', async () => {
    const people = await Promise.all(
      Array.from({ length: NEW_PEOPLE_A_DAY + 1 }, (_, i) =>
        talent(app, `Person ${String.fromCharCode(97 + i)}`),
      ),
    );
    const last = people.pop() as Person;
    await say(tunde, ngozi, 'I wrote first');
    for (const one of people) expect((await say(ngozi, one, 'Hello')).status).toBe(200);
    const refused = await say(ngozi, last, 'Hello');
    expect([refused.status, refused.refusal.message]).toEqual([429, words.messages.errors.newPeople]);
    expect(await read(last, ngozi)).toEqual([]);
    expect((await say(ngozi, tunde, 'An answer')).status).toBe(200);
    expect((await say(ngozi, people[0] as Person, 'And again')).status).toBe(200);
    app.passDays(1);
    expect((await say(ngozi, last, 'Hello')).status).toBe(200);
  });

  test('thirty messages in a minute', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    try {
      const [writer, reader] = [await hunter(limited), await talent(limited)];
      const statuses: number[] = [];
      for (let i = 0; i < 31; i += 1) statuses.push((await say(writer, reader, `Line ${i}`)).status);
      expect(statuses).toEqual([...Array(30).fill(200), 429]);
    } finally {
      await limited.close();
    }
  });
});
