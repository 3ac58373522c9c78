/** Messages count as delivered once the reader's device has them in its list of conversations, and the writer sees it at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { readLive } from '#server/testing/live.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});

async function write(from: Person, to: Person): Promise<number> {
  return (await from.ok(messages.send, { body: { recipient_id: to.id, message: 'Hello' } })).chat.id;
}

async function receipts(writer: Person, reader: Person): Promise<[delivered: number, read: number]> {
  const { standing } = await writer.ok(messages.conversation, { params: { id: reader.id } });
  return [standing.delivered_up_to, standing.read_up_to];
}

test('a reader who is away: not delivered; with the list on a device: delivered, and the writer sees it at once', async () => {
  const amina = await hunter(app, 'Amina');
  const [one, two] = [await write(ngozi, tunde), await write(amina, tunde)];
  expect([await receipts(ngozi, tunde), await receipts(amina, tunde)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const screen = await readLive(app, ngozi.token);
  const { chats } = await tunde.ok(messages.conversations);
  expect(chats.map(({ last_id }) => last_id)).toEqual([two, one]);
  const later = await write(ngozi, tunde);
  const body = { people: chats.map(({ anotheruser }) => anotheruser), up_to: two };
  await tunde.ok(messages.delivered, { body });
  expect(await screen.named('message-seen')).toMatchObject({
    by: tunde.id,
    delivered_up_to: one,
    read_up_to: 0,
  });
  expect([await receipts(ngozi, tunde), await receipts(amina, tunde)]).toEqual([
    [one, 0],
    [two, 0],
  ]);
  expect(await tunde.ok(unreadMessages.count)).toMatchObject({ unreadMessages: 3, undelivered: true });
  await tunde.ok(messages.delivered, { body: { people: [ngozi.id], up_to: later } });
  expect(await tunde.ok(unreadMessages.count)).toMatchObject({ unreadMessages: 3, undelivered: false });
  await tunde.ok(messages.delivered, { body });
  expect(await receipts(ngozi, tunde)).toEqual([later, 0]);
  screen.close();
});

test('own lines are not delivered to oneself, and who has no conversation with the caller is nobody', async () => {
  const own = await write(ngozi, tunde);
  await ngozi.ok(messages.delivered, { body: { people: [tunde.id], up_to: own } });
  expect(await receipts(tunde, ngozi)).toEqual([0, 0]);
  const stranger = await talent(app, 'Stranger');
  const answer = await tunde.call(messages.delivered, {
    body: { people: [ngozi.id, stranger.id], up_to: own },
  });
  expect(answer.status).toBe(404);
  expect(await receipts(ngozi, tunde)).toEqual([0, 0]);
});

test('the two at once, on several devices, from both ends: nobody waits for ever, and both receipts are right', async () => {
  const others = await Promise.all(['Ada', 'Bola', 'Chi'].map((name) => hunter(app, name)));
  const last = new Map<string, number>();
  for (const other of others) last.set(other.id, await write(other, tunde));
  const people = others.map(({ id }) => id);
  const up_to = Math.max(...last.values());
  await Promise.all([
    ...[people, [...people].reverse(), people].map((named) =>
      tunde.ok(messages.delivered, { body: { people: named, up_to } }),
    ),
    ...others.map((other) => write(other, tunde)),
  ]);
  for (const other of others) expect(await receipts(other, tunde)).toEqual([last.get(other.id), 0]);
});
