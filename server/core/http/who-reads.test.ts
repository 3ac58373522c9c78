/** Who may read a conversation, a board and its news: every read by every kind of reader, and no secret in a stranger's answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { messages } from '#contract/messages/messages.ts';
import { tasks } from '#contract/tracker/tracker.ts';
import { words as codes } from '#contract/words.ts';
import { suspendAccount } from '#server/accounts/suspension/commands.ts';
import { hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addTask, tracked } from '#server/testing/boards.ts';
import { everyEntry, plainRefusal, send } from '#server/testing/every-endpoint.ts';
import { readLive } from '#server/testing/live.ts';
import type { Sample } from '#server/testing/operator-samples.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { sendLiveEvent } from '../live/live.ts';

const SAID = 'Zephyr-said-this';
const PLANNED = 'Zephyr-planned-this';
const REMARKED = 'Zephyr-remarked-this';
const FILE = 'zephyr-wall.png';

/** Readers, by the name of the column: the two parties and everyone else. */
type ReaderRole =
  | ('writer' | 'other')
  | ('stranger' | 'blocked' | 'operator')
  | ('anonymous' | 'console' | 'suspended' | 'loggedOut');
const INSIDE: ReaderRole[] = ['writer', 'other'];
/** Signed in, but not a party. */
const OUTSIDE: ReaderRole[] = ['stranger', 'blocked', 'operator'];
/** Without a valid session of the market. */
const NOBODY: ReaderRole[] = ['anonymous', 'console', 'suspended', 'loggedOut'];

let app: TestApp;
let writer: Person;
let other: Person;
let ids: { board: string; task: string; job: string };
let attachment: string;
const tokens = {} as Record<ReaderRole, string | undefined>;
const people: Person[] = [];

beforeAll(async () => {
  app = await testApp();
  writer = await hunter(app, 'Ngozi');
  other = await talent(app, 'Tunde');
  const { job, board } = await tracked(app, { hunter: writer, talent: other });
  const task = await addTask(other, board, { name: PLANNED });
  ids = { board: board.id, task: task.id, job: job.id };
  await writer.ok(tasks.comment, { params: { id: task.id }, body: { comment: REMARKED } });
  await app.settle();
  const upload = { field: 'attachment', name: FILE, type: 'image/png', content: await pngOf(20, 20) };
  const body = { recipient_id: other.id, message: SAID };
  attachment = (await writer.ok(messages.send, { body, upload })).chat.attachments[0]?.url ?? '';
  await gather();
});
afterAll(() => app.close());

/** Creates everyone who is not a party. The blocked and the suspended person each have their own conversation with the writer. */
async function gather(): Promise<void> {
  const [stranger, blocked, suspended] = [
    await talent(app, 'Stranger'),
    await talent(app, 'Blocked'),
    await talent(app, 'Suspended'),
  ];
  for (const one of [blocked, suspended]) {
    await one.ok(messages.send, { body: { recipient_id: writer.id, message: 'My own words' } });
  }
  await writer.ok(messages.block, { params: { id: blocked.id } });
  const operator = await consoleOf(app);
  const by = { operatorId: operator.id, reason: 'A test of what is left to read', at: new Date() };
  await app.database.db.transaction().execute((tx) => suspendAccount(tx, suspended.id, by));
  const loggedOut = await signedIn(app, writer);
  await loggedOut.ok(accounts.logout);
  people.push(stranger, blocked, operator.member);
  Object.assign(tokens, {
    ...{ writer: writer.token, other: other.token, stranger: stranger.token, blocked: blocked.token },
    ...{ operator: operator.member.token, console: operator.token, suspended: suspended.token },
    ...{ loggedOut: loggedOut.token, anonymous: undefined },
  });
}

type Row = {
  /** The call. It is about the other party when a party reads, and about the writer for everyone else. */
  sample(about: string): Sample;
  /** Text that a party must see, which proves that the row reads anything; null when it is about the reader alone. */
  shows: (() => string) | null;
  /** Status for someone who is not a party: 200 with their own data, or 404. `operator` has no role in the market. */
  outside: 200 | 404;
};

const withId =
  (id: () => string): Row['sample'] =>
  () => ({ params: { id: id() } });
const plain: Row['sample'] = () => ({});
const ROWS: Record<string, Row> = {
  'messages.conversations': { sample: plain, shows: () => SAID, outside: 200 },
  'messages.conversation': {
    sample: (about) => ({ params: { id: about } }),
    shows: () => SAID,
    outside: 200,
  },
  'messages.search': { sample: () => ({ query: { query: 'zephyr' } }), shows: () => SAID, outside: 200 },
  'unreadMessages.count': { sample: plain, shows: null, outside: 200 },
  'notifications.list': { sample: plain, shows: () => ids.job, outside: 200 },
  'notifications.unread': { sample: plain, shows: null, outside: 200 },
  'notificationPreferences.get': { sample: plain, shows: null, outside: 200 },
  'push.key': { sample: plain, shows: null, outside: 200 },
  'tracker.list': { sample: plain, shows: () => ids.board, outside: 200 },
  'tracker.get': { sample: withId(() => ids.board), shows: () => ids.job, outside: 404 },
  'tasks.list': { sample: withId(() => ids.board), shows: () => PLANNED, outside: 404 },
  'tasks.get': { sample: withId(() => ids.task), shows: () => PLANNED, outside: 404 },
  'tasks.comments': { sample: withId(() => ids.task), shows: () => REMARKED, outside: 404 },
};

const NOUNS = [
  'messages',
  'unreadMessages',
  'notifications',
  'notificationPreferences',
  'push',
  'tracker',
  'tasks',
];
const reads = everyEntry.filter(
  ({ key, entry }) => entry.method === 'GET' && NOUNS.includes(key.split('.')[0] ?? ''),
);

test('every read of these nouns has its row', () => {
  expect(Object.keys(ROWS).sort()).toEqual(reads.map(({ key }) => key).sort());
});

function secrets(): string[] {
  return [SAID, PLANNED, REMARKED, FILE, ids.board, ids.task, ids.job, attachment];
}

function expectNoSecret(text: string): void {
  expect(secrets().filter((secret) => text.includes(secret))).toEqual([]);
}

describe.each(reads)('$key', ({ key, entry }) => {
  const row = ROWS[key] as Row;
  const read = (reader: ReaderRole) => {
    const about = reader === 'writer' ? other.id : writer.id;
    const sample = row.sample(about);
    const asHunter = key === 'tracker.list' && reader === 'writer' && { query: { as: 'hunter' } };
    return send(app, entry, { ...sample, ...asHunter }, { token: tokens[reader] });
  };

  test.each(INSIDE)('is read by the %s', async (reader) => {
    const answer = await read(reader);
    expect(answer.statusCode).toBe(200);
    if (row.shows) expect(answer.body).toContain(row.shows());
  });

  test.each(OUTSIDE)('shows the %s nothing of it', async (reader) => {
    const answer = await read(reader);
    const isMember = reader !== 'operator' || entry.who === 'person';
    expect(answer.statusCode).toBe(isMember ? row.outside : 403);
    expectNoSecret(answer.body);
  });

  test.each(NOBODY)('is 401 to the %s', async (reader) => {
    const answer = await read(reader);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(plainRefusal(codes.accounts.errors.loggedOut));
  });
});

test('somebody who was blocked reads what the two wrote before, and not whether the other is here', async () => {
  const sample = { params: { id: writer.id } };
  const answer = await send(app, messages.conversation, sample, { token: tokens.blocked });
  expect(answer.json()).toMatchObject({
    messages: [{ message: 'My own words' }],
    standing: { may_write: false, blocked: false, person: { online: false, seen_at: null } },
  });
});

describe('a file', () => {
  /** Opens a link with the cookies the browser got when it asked who is signed in. */
  async function open(url: string, reader: ReaderRole) {
    const headers = tokens[reader] ? { authorization: `Bearer ${tokens[reader]}` } : {};
    const { cookies } = await app.http.inject({ url: `/api/${accounts.me.path}`, headers });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return app.http.inject({ url, headers: { ...headers, cookie } });
  }

  test.each([...INSIDE, ...OUTSIDE, ...NOBODY])('opens to the %s by the own link alone', async (reader) => {
    const [bare = '', signed = ''] = attachment.split('?');
    const changed = bare.replace(/[0-9a-f]{32}/, '0'.repeat(32));
    for (const url of [
      ...(reader === 'writer' ? [] : [attachment]),
      bare,
      `${bare}?expires=9999999999&signature=${'a'.repeat(43)}`,
      `${changed}?${signed}`,
    ])
      expect((await open(url, reader)).statusCode).toBe(403);
  });

  test('opens to a party by the own link, in no other browser, and the cookie comes once', async () => {
    const read = await other.ok(messages.conversation, { params: { id: writer.id } });
    const url = read.messages.flatMap(({ attachments }) => attachments)[0]?.url ?? '';
    expect((await open(url, 'other')).statusCode).toBe(200);
    expect((await open(url, 'writer')).statusCode).toBe(403);
    const headers = { authorization: `Bearer ${other.token}`, ...other.browser };
    expect((await app.http.inject({ url: `/api/${accounts.me.path}`, headers })).cookies).toEqual([]);
  });

  test('is 403 once its link is old, to the parties as well (rule 5.4)', async () => {
    expect((await open(attachment, 'writer')).statusCode).toBe(200);
    app.passMinutes(11);
    for (const reader of INSIDE) expect((await open(attachment, reader)).statusCode).toBe(403);
    app.passMinutes(-11);
  });
});

describe('the stream', () => {
  test.each(NOBODY)('is closed to the %s', async (reader) => {
    const headers = tokens[reader] ? { authorization: `Bearer ${tokens[reader]}` } : {};
    expect((await app.http.inject({ url: '/api/live', headers })).statusCode).toBe(401);
  });

  test('sends a message, a comment and a moved task to the two parties only', async () => {
    const outside = await Promise.all(people.map((one) => readLive(app, one.token)));
    const inside = await Promise.all([writer, other].map((one) => readLive(app, one.token)));
    for (const stream of [...outside, ...inside]) await stream.named('hello');
    await writer.ok(messages.send, { body: { recipient_id: other.id, message: `${SAID} again` } });
    await writer.ok(tasks.comment, { params: { id: ids.task }, body: { comment: REMARKED } });
    await other.ok(tasks.setToDoing, { params: { id: ids.task } });
    await app.settle();
    const [ofWriter, ofOther] = inside;
    expect((await ofOther?.named('message'))?.message.message).toBe(`${SAID} again`);
    expect((await ofWriter?.named('message-sent'))?.message.message).toBe(`${SAID} again`);
    for (const stream of inside)
      expect(await stream.named('board')).toEqual({ name: 'board', id: ids.board });
    // This event goes to everyone last: once it arrives, nothing earlier is still on its way.
    await sendLiveEvent(
      app.database.db,
      people.map(({ id }) => id),
      { name: 'typing', by: writer.id },
    );
    for (const stream of outside) {
      await stream.named('typing');
      expectNoSecret(stream.text());
      stream.close();
    }
    for (const stream of inside) stream.close();
  });
});
