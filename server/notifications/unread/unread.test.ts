/** Unread messages come by mail after ten minutes, as a number and a name, once until they are read. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { mailUnread } from './commands.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.passMinutes(30);
  await app.settle();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});

async function write(from: Person, to: Person, message = 'Secret words'): Promise<number> {
  return (await from.ok(messages.send, { body: { recipient_id: to.id, message } })).chat.id;
}

async function subjects(person: Person): Promise<string[]> {
  return (await mailsTo(app, person)).map((mail) => mail.subject);
}

function read(person: Person, from: Person, upTo: number) {
  return person.ok(messages.seen, { params: { id: from.id }, body: { delivered: upTo, read: upTo } });
}

test('after ten minutes, once, without the words, and with the way to them', async () => {
  await write(ngozi, tunde);
  app.passMinutes(8);
  await write(ngozi, tunde);
  app.passMinutes(1.9);
  expect(await subjects(tunde)).toEqual([]);
  app.passMinutes(0.2);
  await Promise.all([mailUnread(app.services), mailUnread(app.services)]);
  const [mail, ...more] = await mailsTo(app, tunde);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 unread messages from Ngozi');
  expect(mail?.body).not.toContain('Secret');
  expect(mail?.body).toContain(`/messagedashboard/talentMessageDetails/${ngozi.id}`);
  expect(mail?.body).toContain('No more e-mails about unread messages: ');
  app.passMinutes(30);
  await write(ngozi, tunde);
  app.passMinutes(30);
  expect(await subjects(tunde)).toHaveLength(1);
});

test('again after they were read', async () => {
  await write(ngozi, tunde);
  app.passMinutes(11);
  expect(await subjects(tunde)).toEqual(['Unread message from Ngozi']);
  const last = await write(ngozi, tunde);
  await read(tunde, ngozi, last);
  app.passMinutes(11);
  expect(await subjects(tunde)).toHaveLength(1);
  await write(ngozi, tunde);
  app.passMinutes(11);
  expect(await subjects(tunde)).toEqual(['Unread message from Ngozi', 'Unread message from Ngozi']);
});

test('what is read in time is not mailed; each writer gets a mail of their own; a hunter is led to the hunter side', async () => {
  await read(tunde, ngozi, await write(ngozi, tunde));
  const amina = await talent(app, 'Amina');
  await write(tunde, ngozi);
  await write(amina, ngozi);
  app.passMinutes(11);
  expect(await subjects(tunde)).toEqual([]);
  const mails = await mailsTo(app, ngozi);
  expect(mails.map((mail) => mail.subject)).toEqual([
    'Unread message from Tunde',
    'Unread message from Amina',
  ]);
  expect(mails[0]?.body).toContain(`/hunterDashboard/messageHunter/details/${tunde.id}`);
});

test('not to who wants no such mails, has blocked the writer, or is suspended', async () => {
  await tunde.ok(notificationPreferences.set, { body: { kind: 'messages', way: 'mail', on: false } });
  const blocking = await talent(app, 'Bola');
  const suspended = await talent(app, 'Sade');
  for (const one of [tunde, blocking, suspended]) await write(ngozi, one);
  await blocking.ok(messages.block, { params: { id: ngozi.id } });
  const { db } = app.database;
  await db
    .updateTable('users')
    .set({ disabled_at: app.services.clock.now() })
    .where('id', '=', suspended.id)
    .execute();
  app.passMinutes(11);
  for (const one of [tunde, blocking, suspended]) expect(await subjects(one), one.name).toEqual([]);
});
