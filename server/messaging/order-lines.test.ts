/** The steps of an order in the conversation of its two parties, live events to open screens, and the scheduled repairs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import { bids } from '#contract/bids/bids.ts';
import { type Message, messages } from '#contract/messages/messages.ts';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { openLink } from '#server/testing/file-store.ts';
import { readLive } from '#server/testing/live.ts';
import { agree, agreementForm, bidOn, postJob } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { accepted, addBank, handIn, handInMilestones, started } from '#server/testing/story.ts';
import { redeliverEvents } from '#server/testing/work.ts';
import { removeUnsentFiles, repairUnread } from './scheduled-tasks.ts';

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

async function linesOf(reader: Person, other: Person): Promise<Message[]> {
  return (await reader.ok(messages.conversation, { params: { id: other.id }, query: { limit: '50' } }))
    .messages;
}

function say(from: Person, to: Person, message: string) {
  return from.ok(messages.send, { body: { recipient_id: to.id, message } });
}

test('order updates appear from the payment on, once each, for both, with the page of each', async () => {
  const { job } = await accepted(app, { hunter: ngozi, talent: tunde });
  await app.settle();
  const ofHunter = await linesOf(ngozi, tunde);
  const ofTalent = await linesOf(tunde, ngozi);
  const linesWith = (started: string, ended: string) => [
    'N100,000 was paid into escrow',
    `${started} started the work`,
    `${started} submitted a milestone\nSketches`,
    `${started} submitted a milestone\nFinal artwork`,
    `${started} submitted the project`,
    `${ended} accepted the work\nThe money in escrow was released.`,
  ];
  expect(ofHunter.map(({ message }) => message)).toEqual(linesWith('Tunde', 'You'));
  expect(ofTalent.map(({ message }) => message)).toEqual(linesWith('You', 'Ngozi'));
  expect(new Set(ofTalent.map(({ order }) => order))).toEqual(new Set([job.title]));
  expect(ofHunter.at(-1)).toMatchObject({
    ...{ kind: 'event', sender_id: null, client_id: null },
    link: `/hunterDashboard/CompletedProjects/detail/${job.id}`,
  });
  expect(ofTalent.at(-1)?.link).toBe(`/order/completedProject/${job.id}`);
  expect((await tunde.ok(unreadMessages.count)).unreadMessages).toBe(0);
  const [chat] = (await tunde.ok(messages.conversations)).chats;
  expect(chat).toMatchObject({ username: 'Ngozi', own: false, unread: 0 });
  expect(chat?.message).toBe('Ngozi accepted the work: The money in escrow was released.');
});

test('lines keep their order when a later event is taken first', async () => {
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const { job } = agreed;
  await handInMilestones(tunde, agreed, [1, 2, 3, 4]);
  await handIn(tunde, job.id);
  await ngozi.ok(orders.accept, { params: { id: job.id } });
  expect(await linesOf(ngozi, tunde)).toHaveLength(1);
  await sql`
    insert into work_items (kind, subject, created_at, due_at)
    select 'write-order-line', id::text, at, at + make_interval(hours => case row_number() over (order by id desc) when 1 then 0 else 1 end)
    from events
    where about_id = ${job.id}
  `.execute(app.database.db);
  await app.settle();
  expect(await linesOf(ngozi, tunde)).toHaveLength(6);
  app.passMinutes(61);
  await app.settle();
  const lines = await linesOf(ngozi, tunde);
  expect(lines.map(({ created_at }) => created_at)).toEqual(lines.map(({ created_at }) => created_at).sort());
  expect(lines[0]?.message).toMatch(/paid into escrow/);
  expect(lines).toHaveLength(6);
});

test('a line is written once per event, however often it is heard', async () => {
  await say(ngozi, tunde, 'Shall we?');
  await accepted(app, { hunter: ngozi, talent: tunde });
  const before = await linesOf(ngozi, tunde);
  await redeliverEvents(app);
  expect(await linesOf(ngozi, tunde)).toEqual(before);
});

test('before the payment only those hear of it who have written to each other', async () => {
  await agree({ hunter: ngozi, talent: tunde });
  await app.settle();
  expect(await linesOf(ngozi, tunde)).toEqual([]);
  expect((await ngozi.ok(messages.conversations)).chats).toEqual([]);
  await say(ngozi, tunde, 'Shall we?');
  await agree({ hunter: ngozi, talent: tunde });
  await app.settle();
  expect((await linesOf(tunde, ngozi)).map(({ message }) => message)).toEqual([
    'Shall we?',
    'Ngozi sent the agreement',
    'You accepted the agreement',
  ]);
});

test('each reads the steps in their own language, in the conversation, in the list and as they happen', async () => {
  await ngozi.ok(accounts.setLanguage, { body: { language: 'fr' } });
  await say(ngozi, tunde, 'Shall we?');
  const open = await readLive(app, ngozi.token);
  const { job } = await agree({ hunter: ngozi, talent: tunde });
  await app.settle();
  expect((await open.named('message')).message).toMatchObject({
    message: 'Vous avez envoyé l’accord',
    order: job.title,
  });
  open.close();
  await open.end();
  const ask = (path: string, language: string, { token }: Person) =>
    app.http.inject({
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
  const linesRead = async (language: string, reader: Person, other: Person) =>
    (await ask(messages.conversation.path.replace(':id', other.id), language, reader))
      .json()
      .messages.map(({ message }: Message) => message);
  expect(await linesRead('fr', ngozi, tunde)).toEqual([
    'Shall we?',
    'Vous avez envoyé l’accord',
    'Tunde a accepté l’accord',
  ]);
  expect(await linesRead('en', tunde, ngozi)).toEqual([
    'Shall we?',
    'Ngozi sent the agreement',
    'You accepted the agreement',
  ]);
  const [chat] = (await ask(messages.conversations.path, 'fr', tunde)).json().chats;
  expect(chat.message).toBe('Vous avez accepté l’accord');
});

test('a step of a job, its notification and its line are on the other’s open screen', async () => {
  await say(ngozi, tunde, 'Shall we?');
  const job = await postJob(ngozi);
  const bid = await bidOn(tunde, job);
  await app.settle();
  const [theirs, own] = [await readLive(app, tunde.token), await readLive(app, ngozi.token)];
  await ngozi.ok(bids.offerAgreement, { body: agreementForm(bid) });
  await app.settle();
  expect(await theirs.named('job')).toEqual({ name: 'job', id: job.id });
  expect((await theirs.named('message')).message).toMatchObject({
    kind: 'event',
    link: `/order/submittedProject/${job.id}`,
  });
  expect(await theirs.named('notification')).toEqual({ name: 'notification', unread: 1 });
  expect(await own.named('job')).toEqual({ name: 'job', id: job.id });
  // Choosing a bid marks the notification that it came as read.
  expect(await own.named('notification')).toEqual({ name: 'notification', unread: 0 });
  theirs.close();
  own.close();
});

test('a payout update goes to the person it pays', async () => {
  const { job } = await accepted(app, { hunter: ngozi, talent: tunde });
  const code = await addBank(tunde);
  const theirs = await readLive(app, tunde.token);
  await tunde.ok(payouts.transfer, { body: { transfer_recipient_code: code, job_id: job.id } });
  await app.settle();
  const { id } = await theirs.named('payout');
  const row = await app.database.db
    .selectFrom('payouts')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.user_id).toBe(tunde.id);
  theirs.close();
});

test('counts that drifted are set right, and counted', async () => {
  await say(ngozi, tunde, '1');
  await say(ngozi, tunde, '2');
  await say(tunde, ngozi, '3');
  expect(await repairUnread(app.services)).toBe(0);
  await sql`
    update conversation_members set unread = unread + 5 where user_id in (${ngozi.id}, ${tunde.id})
  `.execute(app.database.db);
  expect(await repairUnread(app.services)).toBe(2);
  expect((await tunde.ok(unreadMessages.count)).unreadMessages).toBe(2);
  expect((await ngozi.ok(unreadMessages.count)).unreadMessages).toBe(1);
  expect(await repairUnread(app.services)).toBe(0);
});

test('a file that is not sent within a day is removed, a sent one never', async () => {
  const upload = { field: 'attachment', name: 'a.png', type: 'image/png', content: await pngOf(10, 10) };
  const [sent, unsent] = [
    (await ngozi.ok(messages.attach, { upload })).attachment,
    (await ngozi.ok(messages.attach, { upload })).attachment,
  ];
  await ngozi.ok(messages.send, { body: { recipient_id: tunde.id, message: '', attachments: [sent.id] } });
  expect(await removeUnsentFiles(app.services)).toBe(0);
  app.passDays(1);
  app.passMinutes(1);
  expect(await removeUnsentFiles(app.services)).toBe(1);
  const gone = { recipient_id: tunde.id, message: '', attachments: [unsent.id] };
  expect((await ngozi.call(messages.send, { body: gone })).status).toBe(422);
  await app.settle();
  const [line] = await linesOf(tunde, ngozi);
  expect((await openLink(app, line?.attachments[0]?.url ?? '', tunde)).status).toBe(200);
});
