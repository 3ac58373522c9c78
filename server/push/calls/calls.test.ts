/** Push notifications for unread messages: who gets one and when, one per conversation, and what a device's receipt does. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { push } from '#contract/push/push.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { pushApp } from '#server/testing/push-app.ts';
import type { TestDevice, TestPushService } from '#server/testing/push-service.ts';

const SECONDS = 1 / 60;

let world: Awaited<ReturnType<typeof pushApp>>;
let service: TestPushService;
let app: TestApp;
let ngozi: Person;
let tunde: Person;
let phone: TestDevice;
beforeAll(async () => {
  world = await pushApp();
  ({ app, service } = world);
});
afterAll(() => world.close());
beforeEach(async () => {
  app.passMinutes(10);
  await app.settle();
  world.forget();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  phone = service.device();
  await tunde.ok(push.add, { body: phone.body });
});

async function write(from = ngozi, to = tunde, message = 'Secret words'): Promise<number> {
  return (await from.ok(messages.send, { body: { recipient_id: to.id, message } })).chat.id;
}

function saw(body: { delivered: number; read?: number }) {
  return tunde.ok(messages.seen, { params: { id: ngozi.id }, body });
}

/** What the phone has received so far. */
function rung() {
  return service.requests.map((taken) => ({
    topic: taken.headers.topic,
    ...(service.read(phone, taken).payload as { title: string; path: string; tag: string; receipt: string }),
  }));
}

async function ringsAfter(minutes: number): Promise<number> {
  app.passMinutes(minutes);
  await app.settle();
  return service.requests.length;
}

async function deliveredTo(reader: Person, writer = ngozi): Promise<number> {
  return (await writer.ok(messages.conversation, { params: { id: reader.id } })).standing.delivered_up_to;
}

describe('a message', () => {
  test('that reaches no page rings after ten seconds, once, with a name and a place and without its words', async () => {
    await write();
    expect(await ringsAfter(9 * SECONDS)).toBe(0);
    app.passMinutes(2 * SECONDS);
    await Promise.all([app.workOff(), app.workOff()]);
    expect(await ringsAfter(5)).toBe(1);
    expect(rung()).toEqual([
      {
        title: 'New message from Ngozi',
        path: `/messagedashboard/talentMessageDetails/${ngozi.id}`,
        tag: `messages:${ngozi.id}`,
        topic: expect.stringMatching(/^[0-9a-f]{32}$/),
        receipt: expect.stringContaining(tunde.id),
      },
    ]);
    expect(JSON.stringify(rung())).not.toContain('Secret');
  });

  test('that reached a page rings only when nobody has looked for a minute', async () => {
    await saw({ delivered: await write() });
    expect(await ringsAfter(55 * SECONDS)).toBe(0);
    expect(await ringsAfter(6 * SECONDS)).toBe(1);
    const read = await write();
    await saw({ delivered: read, read });
    expect(await ringsAfter(5)).toBe(1);
  });

  test("is not sent to the writer's own devices", async () => {
    await write(tunde, ngozi);
    expect(await ringsAfter(1)).toBe(0);
  });
});

test('one notice per conversation: the next takes its place at the push service and on the device', async () => {
  const amina = await hunter(app, 'Amina');
  await write();
  await ringsAfter(1);
  await write();
  await write(amina);
  await ringsAfter(1);
  const [first, ...later] = rung();
  expect(later.map(({ title }) => title).sort()).toEqual([
    '2 new messages from Ngozi',
    'New message from Amina',
  ]);
  const ofNgozi = later.find(({ title }) => title.endsWith('Ngozi'));
  expect([ofNgozi?.tag, ofNgozi?.topic]).toEqual([first?.tag, first?.topic]);
  const ofAmina = later.find(({ title }) => title.endsWith('Amina'));
  expect([ofAmina?.tag, ofAmina?.topic]).not.toEqual([first?.tag, first?.topic]);
});

test('a message that comes while the one before is on its way is sent, too', async () => {
  await write();
  app.passMinutes(1);
  service.whenAsked = async () => {
    service.whenAsked = null;
    await write();
    app.passMinutes(1);
    await app.workOff();
  };
  await app.workOff();
  expect(rung().map(({ title }) => title)).toEqual(['New message from Ngozi', '2 new messages from Ngozi']);
});

describe('nobody is rung', () => {
  test('who switched off pushes of messages; other news go on', async () => {
    const choose = (on: boolean) =>
      tunde.ok(notificationPreferences.set, { body: { kind: 'messages', way: 'push', on } });
    await choose(false);
    await write();
    expect(await ringsAfter(5)).toBe(0);
    await choose(true);
    await write();
    expect(await ringsAfter(5)).toBe(1);
  });

  test('who muted the writer, until it is taken back; the messages are counted all the same, and not mailed', async () => {
    await write();
    const muted = { params: { id: ngozi.id } };
    await tunde.ok(messages.mute, muted);
    await write();
    expect(await ringsAfter(20)).toBe(0);
    const mails = app.database.db.selectFrom('mails').select('subject').where('to_address', '=', tunde.email);
    expect((await mails.execute()).filter(({ subject }) => subject.includes('unread'))).toEqual([]);
    const [chat] = (await tunde.ok(messages.conversations)).chats;
    expect(chat).toMatchObject({ unread: 2, muted: true });
    expect((await tunde.ok(messages.conversation, muted)).standing.muted).toBe(true);
    expect((await ngozi.ok(messages.conversation, { params: { id: tunde.id } })).standing.muted).toBe(false);
    await tunde.ok(messages.unmute, muted);
    await write();
    expect(await ringsAfter(1)).toBe(1);
  });

  test('who blocked the writer after the message, and whose account was suspended', async () => {
    await write();
    await tunde.ok(messages.block, { params: { id: ngozi.id } });
    expect(await ringsAfter(5)).toBe(0);
    await tunde.ok(messages.unblock, { params: { id: ngozi.id } });
    await write();
    const { db } = app.database;
    await db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', tunde.id).execute();
    expect(await ringsAfter(5)).toBe(0);
  });
});

describe('a receipt', () => {
  test('of the device that got the push makes the message delivered, not read, and never goes back', async () => {
    const first = await write();
    await ringsAfter(1);
    expect(await deliveredTo(tunde)).toBe(0);
    const [{ receipt } = { receipt: '' }] = rung();
    const second = await write();
    await call(app, null, messages.received, { body: { receipt } });
    expect(await deliveredTo(tunde)).toBe(first);
    await saw({ delivered: second });
    await call(app, null, messages.received, { body: { receipt } });
    expect(await deliveredTo(tunde)).toBe(second);
    const [chat] = (await tunde.ok(messages.conversations)).chats;
    expect(chat?.unread).toBe(2);
  });

  test('that was changed in any part is answered the same and does nothing', async () => {
    const id = await write();
    await ringsAfter(1);
    const [reader = '', writer = '', , seal = ''] = rung()[0]?.receipt.split('.') ?? [];
    const other = (await talent(app)).id;
    const forged = [
      [reader, writer, id + 1, seal],
      [other, writer, id, seal],
      [reader, other, id, seal],
      [reader, writer, id, seal.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
      [reader, writer, id],
      ['x', 'y', 'z', 'w'],
    ];
    for (const parts of forged) {
      const answer = await call(app, null, messages.received, { body: { receipt: parts.join('.') } });
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    }
    expect(await deliveredTo(tunde)).toBe(0);
  });
});
