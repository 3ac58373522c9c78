/** The leader of three databases dies while people work: nothing that was answered is lost, and nothing happens twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { newId } from '#server/core/security/ids.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { jobForm } from '#server/testing/market.ts';
import { handIn, handInMilestones, started } from '#server/testing/story.ts';
import { type PatroniCluster, startPatroni } from '../support/patroni.ts';

let cluster: PatroniCluster;
let app: TestApp;
let people: { hunter: Person; talent: Person };

beforeAll(async () => {
  const startedAt = Date.now();
  cluster = await startPatroni();
  console.log(`Three servers ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  vi.stubEnv('TEST_DATABASE', 'postgres');
  vi.stubEnv('TEST_DATABASE_URL', cluster.url);
  app = await testApp();
  people = { hunter: await hunter(app), talent: await talent(app) };
}, 300_000);
afterAll(async () => {
  await app?.close().catch(() => undefined);
  await cluster?.stop();
}, 60_000);

/** Sends one call under one key until it is answered; every other answer says to come back. */
async function insist(send: (key: string) => Promise<{ status: number }>): Promise<number> {
  const key = newId();
  for (let tries = 1; ; tries += 1) {
    const { status } = await send(key);
    if (status === 200) return tries;
    expect([409, 503]).toContain(status);
    await new Promise((again) => setTimeout(again, 250));
  }
}

type Answered = { title: string; at: number }[];

/** Four people post while something happens; afterwards every job that was answered is there once, and no other. */
async function whileWriting(name: string, happen: () => Promise<string>): Promise<void> {
  const form = await jobForm(people.hunter);
  const answered: Answered = [];
  let going = true;
  let sent = 0;
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; going; count += 1) {
      const title = `${name} ${writer} of ${count}`;
      const tries = await insist((key) => people.hunter.call(jobs.create, { key, body: { ...form, title } }));
      sent += tries;
      answered.push({ title, at: Date.now() });
    }
  };
  const more = async (): Promise<void> => {
    const wanted = answered.length + 20;
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(wanted), { timeout: 60_000 });
  };
  const writing = Promise.all([0, 1, 2, 3].map(write));
  await more();
  const said = await happen();
  await more();
  going = false;
  await writing;
  const gaps = answered.map(({ at }, index) => at - (answered[index - 1]?.at ?? at));
  console.log(
    `${name}: ${answered.length} answered of ${sent} sent; longest gap ${(Math.max(...gaps) / 1000).toFixed(1)} s; ${said}`,
  );
  const { rows } = await sql<{ title: string }>`
    select title from jobs where title like ${`${name} % of %`} order by title
  `.execute(app.database.db);
  expect(rows.map(({ title }) => title).sort()).toEqual(answered.map(({ title }) => title).sort());
}

test('a dead leader loses nothing that was answered, and nothing happens twice', {
  timeout: 400_000,
}, async () => {
  const order = await started(app, people);
  await handInMilestones(people.talent, order, [1, 2, 3, 4]);
  await handIn(people.talent, order.job.id);
  await whileWriting('Killed', async () => {
    const leader = await cluster.leader(30_000);
    leader.kill();
    const killedAt = Date.now();
    const params = { id: order.job.id };
    await insist((key) => people.hunter.call(orders.accept, { key, params }));
    expect((await cluster.leader(120_000)).name).not.toBe(leader.name);
    leader.start();
    await cluster.follows(leader, 120_000);
    return `the dead one followed ${((Date.now() - killedAt) / 1000).toFixed(1)} s after its end`;
  });
  await app.settle();
  const { db } = app.database;
  const released = await sql<{ count: number }>`
    select count(*)::int as count from ledger_transactions where word = 'release-escrow'
  `.execute(db);
  expect(released.rows).toEqual([{ count: 1 }]);
  expect(await auditMoney(db)).toEqual([]);
});

test('a leader that hands over loses nothing either', { timeout: 200_000 }, async () => {
  await whileWriting('Handed over', async () => {
    const leader = await cluster.leader(60_000);
    await cluster.handOver(leader);
    const next = await cluster.leader(60_000);
    expect(next.name).not.toBe(leader.name);
    return `${leader.name} to ${next.name}`;
  });
});
