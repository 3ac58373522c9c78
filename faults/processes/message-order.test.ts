/** Two processes write to one conversation and commit in reverse order: a reader who continues after the last known line misses none. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type Process, startTestbed, type Testbed } from '../support/processes.ts';

/** A message with this text waits for this lock after it got its number and before it commits. */
const SLOW = 'written first, committed late';
const GATE = 4_077;

let testbed: Testbed;
let two: [Process, Process];
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  testbed = await startTestbed();
  two = [await testbed.start(), await testbed.start()];
  const door = two[0] as unknown as TestApp;
  ngozi = await hunter(door, 'Ngozi');
  tunde = await talent(door, 'Tunde');
  const { db } = testbed.database;
  await sql`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${sql.lit(GATE)});
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger wait_at_gate after insert on messages
    for each row when (new.body = ${sql.lit(SLOW)}) execute function wait_at_gate()
  `.execute(db);
  await say(two[0], ngozi, tunde, 'The beginning');
});
afterAll(() => testbed.close());

async function say(by: Process, from: Person, to: Person, message: string): Promise<number> {
  const body = { recipient_id: to.id, message };
  const answer = await call(by, from.token, messages.send, { body });
  if (answer.status !== 200) throw new Error(`send: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.chat.id;
}

/** Reads the lines after the last known one, as an open screen does. */
async function follow(known: { id: number; message: string }[]): Promise<void> {
  const query = { after: String(known.at(-1)?.id ?? 0) };
  const page = await call(two[1], tunde.token, messages.conversation, { params: { id: ngozi.id }, query });
  known.push(...page.body.messages);
}

test('a line that is committed late is not overlooked, and ids grow in the order of commits', async () => {
  const known: { id: number; message: string }[] = [];
  await follow(known);
  const late: Promise<number>[] = [];
  let answered = false;
  await testbed.whileLocked(
    (tx) => sql`select pg_advisory_xact_lock(${sql.lit(GATE)})`.execute(tx),
    1,
    () => void late.push(say(two[0], ngozi, tunde, SLOW)),
    async () => {
      late.push(say(two[1], tunde, ngozi, 'written second').finally(() => (answered = true)));
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
          `.execute(testbed.database.db);
          if (!answered && rows[0]?.count !== 2) throw new Error('the second has neither waited nor written');
        },
        { timeout: 20_000, interval: 10 },
      );
      await follow(known);
    },
  );
  await Promise.all(late);
  await follow(known);
  expect(known.map(({ message }) => message)).toEqual(['The beginning', SLOW, 'written second']);
  expect(known.map(({ id }) => id)).toEqual([...known.map(({ id }) => id)].sort((a, b) => a - b));
});

test('forty lines from both ends through both processes: a follower has each once, in the order of its id', async () => {
  const before: { id: number; message: string }[] = [];
  await follow(before);
  const known = [...before];
  let over = false;
  const following = (async () => {
    while (!over) await follow(known);
  })();
  const ids = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      i % 2
        ? say(two[i % 4 < 2 ? 0 : 1], ngozi, tunde, `From Ngozi ${i}`)
        : say(two[i % 4 < 2 ? 0 : 1], tunde, ngozi, `From Tunde ${i}`),
    ),
  );
  over = true;
  await following;
  await follow(known);
  expect(known.slice(before.length).map(({ id }) => id)).toEqual(ids.sort((a, b) => a - b));
});
