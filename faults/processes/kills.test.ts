/** SIGKILL at every step between an intent and its record; the next process ends what the killed one began, once. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney, auditTransfers } from '#server/audit/queries.ts';
import { newId } from '#server/core/security/ids.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { type SmtpSink, smtpSink } from '#server/testing/smtp-sink.ts';
import { accepted, addBank, checkout, handIn, started } from '#server/testing/story.ts';
import { LONG, printLine } from '../support/form.ts';
import { type Ground, layGround, type Process } from '../support/processes.ts';
import type { When } from '../support/provider.ts';
import { openStray, refundsOf } from '../support/strays.ts';

/** The short form leaves out the moments at which nothing has happened yet. */
const MOMENTS: When[] = LONG ? ['before', 'after'] : ['after'];
const REFUND_MOMENTS = ['GET /refund?', 'POST /refund'].flatMap((request) => {
  const [method = '', path = ''] = request.split(' ');
  return MOMENTS.map((when): [string, string, When] => [method, path, when]);
});

let ground: Ground;
let sink: SmtpSink;
let victim: Process;
let people: { hunter: Person; talent: Person };
let bank: string;
/** What the people talk to: whichever process lives. */
const door = {} as TestApp;
const recoveries: number[] = [];

beforeAll(async () => {
  sink = await smtpSink();
  ground = await layGround({ SMTP_URL: sink.url });
  victim = await ground.start();
  Object.assign(door, victim);
  people = { hunter: await hunter(door), talent: await talent(door) };
  bank = await addBank(people.talent);
});
afterAll(async () => {
  const sorted = [...recoveries].sort((a, b) => a - b);
  printLine(
    `kills: ${sorted.length}; from the kill to a process at rest: ${sorted[0]} to ${sorted.at(-1)} ms`,
  );
  await ground.close();
  await sink.close();
});
beforeEach(() => {
  sink.mood = 'take';
});
afterEach(async () => {
  const { db } = ground.database;
  expect(await auditMoney(db)).toEqual([]);
  const book = (await ground.provider.control('GET', '/transfers')) as unknown as {
    reference: string;
    accepted: number;
    amountKobo: number;
  }[];
  const transfers = book.map((one) => ({ ...one, amount: BigInt(one.amountKobo) }));
  expect(await auditTransfers(db, transfers)).toEqual([]);
});

/** Kills the process, starts another one and lets it end what it finds, some minutes later. */
async function replaceVictim(): Promise<void> {
  await victim.kill();
  const killedAt = Date.now();
  const next = await ground.start();
  victim = next;
  Object.assign(door, next);
  for (let round = 0; round < 3; round += 1) {
    ground.passMinutes(6);
    await next.settle();
  }
  recoveries.push(Date.now() - killedAt);
}

/** Lets `act` run until the provider has this request of it, and kills there. */
async function killAt(method: string, path: string, when: When, act: () => Promise<unknown>): Promise<void> {
  const caught = ground.provider.catch(method, path, when);
  const acting = act().catch(() => undefined);
  await caught;
  await replaceVictim();
  await acting;
}

/** Lets `act` run into a lock in the middle of its transaction, and kills there. */
async function killInside(table: string, act: () => Promise<unknown>): Promise<void> {
  const doing: Promise<unknown>[] = [];
  await ground.whileLocked(
    (tx) => sql`lock table ${sql.ref(table)} in access exclusive mode`.execute(tx),
    1,
    () => doing.push(act().catch(() => undefined)),
    () => victim.kill(),
  );
  await replaceVictim();
  await Promise.all(doing);
}

const at = (agreed: Agreed) => ({ params: { id: agreed.job.id } });
const pay = (reference: string, webhook: boolean) =>
  ground.provider.control('POST', `/transactions/${reference}/pay`, { webhook });

async function statusOf(agreed: Agreed): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`select status from jobs where id = ${agreed.job.id}`.execute(
    ground.database.db,
  );
  return rows[0]?.status;
}

/** How often each money word was posted for an order. */
async function posted(agreed: Agreed): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from ledger_transactions where job_id = ${agreed.job.id} order by id
  `.execute(ground.database.db);
  return rows.map(({ word }) => word);
}

test.each(MOMENTS)('funding: killed %s the provider makes the page', async (when) => {
  const agreed = await agree(people);
  const call = { body: { job_id: agreed.job.id }, key: newId() };
  await killAt('POST', '/transaction/initialize', when, () => people.hunter.call(payments.pay, call));
  const reference = await checkout(people.hunter, agreed.job.id);
  await pay(reference, true);
  await victim.settle();
  expect(await statusOf(agreed)).toBe('active');
  expect(await posted(agreed)).toEqual(['fund-escrow']);
});

test.each(MOMENTS)('funding: killed %s the provider says that it is paid', async (when) => {
  const agreed = await agree(people);
  const reference = await checkout(people.hunter, agreed.job.id);
  await pay(reference, false);
  await killAt('GET', `/transaction/verify/${reference}`, when, () =>
    people.hunter.call(payments.verify, { params: { ref: reference } }),
  );
  expect(await statusOf(agreed)).toBe('active');
  expect(await posted(agreed)).toEqual(['fund-escrow']);
});

test('funding: killed while the money is being booked', async () => {
  const agreed = await agree(people);
  const reference = await checkout(people.hunter, agreed.job.id);
  await pay(reference, false);
  await killInside('ledger_entries', () =>
    people.hunter.call(payments.verify, { params: { ref: reference } }),
  );
  expect(await statusOf(agreed)).toBe('active');
  expect(await posted(agreed)).toEqual(['fund-escrow']);
});

test('funding: killed while the webhook is being worked off', async () => {
  const agreed = await agree(people);
  const reference = await checkout(people.hunter, agreed.job.id);
  await pay(reference, true);
  await killInside('ledger_entries', () => victim.settle());
  expect(await statusOf(agreed)).toBe('active');
  expect(await posted(agreed)).toEqual(['fund-escrow']);
});

test('release: killed while the escrow is being divided, and asked again under the same key', async () => {
  const agreed = await started(door, people);
  await handIn(people.talent, agreed.job.id);
  const call = { ...at(agreed), body: {}, key: newId() };
  await killInside('ledger_entries', () => people.hunter.call(orders.accept, call));
  expect(await statusOf(agreed)).toBe('submitted');
  expect(await posted(agreed)).toEqual(['fund-escrow']);
  for (let again = 0; again < 3; again += 1) await people.hunter.ok(orders.accept, call);
  expect(await posted(agreed)).toEqual(['fund-escrow', 'release-escrow']);
});

test('release: killed before anybody was notified', async () => {
  const agreed = await started(door, people);
  await handIn(people.talent, agreed.job.id);
  await people.hunter.ok(orders.accept, { ...at(agreed), body: {} });
  await killInside('notifications', () => victim.settle());
  const { rows } = await sql<{ events: number; notified: number }>`
    select count(distinct e.id)::int as events, count(n.id)::int as notified
    from events e
    left join notifications n on n.event_id = e.id and n.user_id = ${people.talent.id}
    where e.about_id = ${agreed.job.id} and e.name = 'job.accept'
  `.execute(ground.database.db);
  expect(rows).toEqual([{ events: 1, notified: 1 }]);
});

async function payoutOf(agreed: Agreed): Promise<{ reference: string; status: string }[]> {
  const { rows } = await sql<{ reference: string; status: string }>`
    select reference, status from payouts where job_id = ${agreed.job.id}
  `.execute(ground.database.db);
  return rows;
}

const askTransfer = (agreed: Agreed) =>
  people.talent.call(payouts.transfer, { body: { transfer_recipient_code: bank, job_id: agreed.job.id } });

/** The bank pays what is on its way; the talent has it once. */
async function expectPaidOnce(agreed: Agreed): Promise<void> {
  const [payout] = await payoutOf(agreed);
  await ground.provider.control('POST', `/transfers/${payout?.reference}/settle`, { webhook: true });
  await victim.settle();
  expect(await payoutOf(agreed)).toEqual([{ reference: payout?.reference, status: 'success' }]);
  expect((await askTransfer(agreed)).status).toBe(409);
}

test.each(MOMENTS)('payout: killed %s the provider takes the transfer', async (when) => {
  const agreed = await accepted(door, people);
  await killAt('POST', '/transfer', when, () => askTransfer(agreed));
  await expectPaidOnce(agreed);
});

test('payout: killed while the intent is being written', async () => {
  const agreed = await accepted(door, people);
  await killInside('payouts', () => askTransfer(agreed));
  expect(await payoutOf(agreed)).toEqual([]);
  expect((await askTransfer(agreed)).status).toBe(200);
  await expectPaidOnce(agreed);
});

test.each(MOMENTS)('payout: killed %s the provider reports its end', async (when) => {
  const agreed = await accepted(door, people);
  await askTransfer(agreed);
  const [payout] = await payoutOf(agreed);
  await ground.provider.control('POST', `/transfers/${payout?.reference}/settle`, { webhook: true });
  await killAt('GET', '/transfer/verify/', when, () => victim.settle());
  expect(await payoutOf(agreed)).toEqual([{ reference: payout?.reference, status: 'success' }]);
});

test('payout: killed while its return is being booked', async () => {
  const agreed = await accepted(door, people);
  await askTransfer(agreed);
  const [payout] = await payoutOf(agreed);
  await ground.provider.control('POST', `/transfers/${payout?.reference}/fail`, { webhook: true });
  await killInside('ledger_entries', () => victim.settle());
  expect(await payoutOf(agreed)).toEqual([{ reference: payout?.reference, status: 'failed' }]);
  expect((await askTransfer(agreed)).status).toBe(200);
});

test.each(REFUND_MOMENTS)(
  'refund: killed at %s %s, %s the provider has done it',
  async (method, path, when) => {
    const id = await openStray(ground, victim, people.hunter.id);
    await killAt(method, path, when, () => victim.settle());
    const made = await refundsOf(ground, id);
    expect(made).toHaveLength(1);
    await ground.provider.control('POST', `/refunds/${made[0]?.id}/move`, {
      status: 'processed',
      webhook: true,
    });
    ground.passMinutes(10);
    await victim.settle();
    const { rows } = await sql<{ status: string }>`select status from refunds where id = ${id}`.execute(
      ground.database.db,
    );
    expect(rows).toEqual([{ status: 'processed' }]);
  },
);

const messageIdOf = (data: string) => /^Message-ID: (.*)$/im.exec(data)?.[1] ?? '';

test('mail: killed between the last line of a mail and the word of the mail server', async () => {
  await victim.settle();
  const before = sink.mails.length;
  const agreed = await agree(people);
  sink.mood = 'silence';
  const sending = victim.settle().catch(() => undefined);
  await expect.poll(() => sink.mails.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(before);
  sink.mood = 'take';
  await replaceVictim();
  await sending;
  expect(await statusOf(agreed)).toBe('agreed');
  const ids = sink.mails.slice(before).map(({ data }) => messageIdOf(data));
  const { rows } = await sql<{ unsent: number }>`
    select count(*)::int as unsent from mails where sent_at is null
  `.execute(ground.database.db);
  expect(rows).toEqual([{ unsent: 0 }]);
  // The one mail of which the fate was unknown came twice, under one Message-ID; all others once.
  expect(ids.length - new Set(ids).size).toBe(1);
});

test('mail: killed before a mail that was claimed is recorded as sent', async () => {
  await victim.settle();
  const before = sink.mails.length;
  await agree(people);
  await killInside('mails', () => victim.settle());
  const ids = sink.mails.slice(before).map(({ data }) => messageIdOf(data));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});
