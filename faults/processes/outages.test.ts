/** PostgreSQL is stopped and started under load, as if it crashed and in order: nothing is lost, doubled, or left lying. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { auditMoney, auditTransfers } from '#server/audit/queries.ts';
import { newId } from '#server/core/security/ids.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { addBank } from '#server/testing/story.ts';
import { findPostgres, type Halt, startPostgres, type TestPostgres } from '../../scripts/lib/postgres.ts';
import { LONG, printLine } from '../support/form.ts';
import { type Ground, layGround, type Process } from '../support/processes.ts';

const ORDERS = LONG ? 40 : 12;
const HALTS: Halt[] = LONG ? ['immediate', 'fast', 'immediate', 'fast'] : ['immediate', 'fast'];
/** Whatever happens, an order is at its end by then. */
const PATIENCE = { timeout: 120_000, interval: 100 };

let server: TestPostgres;
let ground: Ground;
let two: [Process, Process];
let people: { hunter: Person; talent: Person };
let bank: string;
/** Calls that were sent and not answered yet, and answers that said "not now". */
let inFlight = 0;
let refused = 0;
/** Steps that orders have come to their end with. */
let steps = 0;

beforeAll(async () => {
  const programs = findPostgres();
  if (!programs) throw new Error('no PostgreSQL server is installed here');
  // What was committed has to survive a crash of the server, as in production.
  server = await startPostgres(programs, { synchronous_commit: 'on' });
  ground = await layGround({ FAULTS_BACKGROUND: 'on' }, server.url);
  two = [await ground.start(), await ground.start()];
  const door = two[1] as unknown as TestApp;
  people = { hunter: await hunter(door), talent: await talent(door) };
  bank = await addBank(people.talent);
});
afterAll(async () => {
  await ground.close();
  await server.stop();
});

type Sent = [who: 'hunter' | 'talent', entry: Parameters<typeof call>[2], sent: Parameters<typeof call>[3]];

type Said = { status: number; code?: string | undefined };

/** One call through either process; 503 when the connection broke. */
async function send(number: number, [who, entry, sent]: Sent): Promise<Said> {
  inFlight += 1;
  try {
    const { status, refusal } = await call(two[number % 2] as Process, people[who].token, entry, sent);
    return { status, code: refusal?.code };
  } catch {
    return { status: 503 };
  } finally {
    inFlight -= 1;
  }
}

/** Done, or done before; a key that is in flight says neither. */
function isHeard({ status, code }: Said): boolean {
  return status === 200 || (status === 409 && code !== 'key_in_flight');
}

/** Says it under one key until it was heard, like a person with a bad connection; through the processes in turn. */
async function insist(number: number, [who, entry, sent]: Sent): Promise<void> {
  const key = newId();
  let tries = number;
  await vi.waitFor(async () => {
    tries += 1;
    const said = await send(tries, [who, entry, { ...sent, key }]);
    if (isHeard(said)) return;
    refused += 1;
    throw new Error(`${entry.path} answered ${said.status} ${said.code ?? ''}`);
  }, PATIENCE);
  steps += 1;
}

async function waitFor(agreed: Agreed, status: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ status: string }>`
      select status from jobs where id = ${agreed.job.id}
    `.execute(ground.database.db);
    expect(rows[0]?.status).toBe(status);
  }, PATIENCE);
}

/** From the agreement to the bank; whatever is refused or broken is sent again. */
async function live(agreed: Agreed, number: number): Promise<void> {
  const at = { params: { id: agreed.job.id } };
  await insist(number, ['hunter', payments.pay, { body: { job_id: agreed.job.id } }]);
  const reference = await vi.waitFor(async () => {
    const { rows } = await sql<{ reference: string }>`
      select reference from payments where job_id = ${agreed.job.id} and status = 'open'
    `.execute(ground.database.db);
    if (!rows[0]) throw new Error('no page is open');
    return rows[0].reference;
  }, PATIENCE);
  await ground.provider.control('POST', `/transactions/${reference}/pay`, { webhook: 3 });
  await insist(number, ['hunter', payments.verify, { params: { ref: reference } }]);
  await waitFor(agreed, 'active');
  await insist(number, ['talent', orders.start, at]);
  await insist(number, ['talent', orders.submit, { ...at, body: { comment: 'All done.' } }]);
  await waitFor(agreed, 'submitted');
  await insist(number, ['hunter', orders.accept, { ...at, body: {} }]);
  const transfer = { transfer_recipient_code: bank, job_id: agreed.job.id };
  await insist(number, ['talent', payouts.transfer, { body: transfer }]);
  await vi.waitFor(() => arrive(agreed), PATIENCE);
  steps += 1;
}

/** The bank pays what it was given; done when our book knows. */
async function arrive(agreed: Agreed): Promise<void> {
  const { rows } = await sql<{ reference: string; status: string }>`
    select reference, status from payouts where job_id = ${agreed.job.id}
  `.execute(ground.database.db);
  const [payout] = rows;
  if (payout?.status === 'success') return;
  await ground.provider
    .control('POST', `/transfers/${payout?.reference}/settle`, { webhook: true })
    .catch(() => undefined);
  throw new Error(`the payout is ${payout?.status}`);
}

type Outage = { how: Halt; hit: number; downMs: number; backMs: number };

/** Stops the server while calls are in flight and starts it again; measures until both processes answer again. */
async function breakDown(how: Halt): Promise<Outage> {
  await vi.waitFor(() => expect(inFlight).toBeGreaterThan(2), { timeout: 60_000, interval: 1 });
  const hit = inFlight;
  const stoppedAt = Date.now();
  await server.halt(how);
  await server.resume();
  const startedAt = Date.now();
  for (const one of two)
    await vi.waitFor(
      async () => {
        const answer = await call(one, people.hunter.token, notifications.unread);
        expect(answer.status).toBe(200);
      },
      { timeout: 60_000, interval: 10 },
    );
  return { how, hit, downMs: startedAt - stoppedAt, backMs: Date.now() - startedAt };
}

test('orders live through the outages of their database', { timeout: 400_000 }, async () => {
  const list: Agreed[] = [];
  for (let made = 0; made < ORDERS; made += 1) list.push(await agree(people));
  let ended = false;
  const lives = Promise.all(list.map(live)).finally(() => {
    ended = true;
  });
  const time = letTimePass(() => ended);
  const outages: Outage[] = [];
  for (const [index, how] of HALTS.entries()) {
    // Spread over the lives of the orders: each has seven steps.
    const due = (ORDERS * 7 * (index + 1)) / (HALTS.length + 1);
    await vi.waitFor(() => expect(steps).toBeGreaterThanOrEqual(due), PATIENCE);
    outages.push(await breakDown(how));
  }
  const restAt = Date.now();
  await lives;
  await time;
  printLine(`outages: ${outages.map((one) => JSON.stringify(one)).join(' ')}`);
  printLine(
    `outages: ${ORDERS} orders, ${refused} answers said again, all ended ${Date.now() - restAt} ms later`,
  );
  expect(
    two.map((one) => one.lives()),
    'both processes went through it',
  ).toEqual([true, true]);
  await expectWhole(list);
});

/** What was lost sight of is asked about some minutes later: the clock goes faster than this machine's, and work is done. */
async function letTimePass(ended: () => boolean): Promise<void> {
  while (!ended()) {
    ground.passMinutes(1);
    for (const one of two) await one.settle().catch(() => undefined);
  }
}

async function expectWhole(list: readonly Agreed[]): Promise<void> {
  const { db } = ground.database;
  expect(await auditMoney(db)).toEqual([]);
  const ids = list.map(({ job }) => job.id);
  const { rows } = await sql<{ job_id: string; words: string }>`
    select coalesce(t.job_id, p.job_id) as job_id, string_agg(t.word, ' ' order by t.id) as words
    from ledger_transactions t
    left join payouts p on t.idempotency_key like '%-payout:' || p.id
    where coalesce(t.job_id, p.job_id) = any(${ids}::uuid[])
    group by 1
  `.execute(db);
  const whole = 'fund-escrow release-escrow start-payout settle-payout';
  expect(new Set(rows.map(({ words }) => words))).toEqual(new Set([whole]));
  expect(rows).toHaveLength(list.length);
  const book = (await ground.provider.control('GET', '/transfers')) as unknown as {
    reference: string;
    accepted: number;
    amountKobo: number;
  }[];
  expect(book).toHaveLength(list.length);
  const transfers = book.map((one) => ({ ...one, amount: BigInt(one.amountKobo) }));
  expect(await auditTransfers(db, transfers)).toEqual([]);
  const { rows: waiting } = await sql<{ what: string }>`
    select 'payout ' || status as what from payouts where status <> 'success'
    union all
    select kind || ' ' || coalesce(error, '') from work_items where subject <> ''
  `.execute(db);
  expect(waiting).toEqual([]);
}
