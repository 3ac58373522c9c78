/** The database, the processes and the provider fail under load, and clocks jump: nothing is lost, duplicated or left unfinished. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { call, hunter, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { addBank } from '#server/testing/story.ts';
import { findPostgres, type Halt, startPostgres, type TestPostgres } from '../../scripts/lib/postgres.ts';
import { LONG, printLine } from '../support/form.ts';
import {
  comeToRest,
  expectWhole,
  letTimePass,
  type OutageRun,
  playToBank,
  STEPS,
  untilSteps,
} from '../support/outage-run.ts';
import { type Process, startTestbed } from '../support/processes.ts';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';

const ORDERS = LONG ? 60 : 16;
/** Maximum milliseconds for an answer of `/readyz`. */
const READY_WITHIN = 2_000;
const DISK_MB = 400;

let server: TestPostgres;
let disk: SmallDisk | null;
let run: OutageRun;

beforeAll(async () => {
  const programs = findPostgres();
  if (!programs) throw new Error('no PostgreSQL server is installed here');
  disk = LONG ? mountSmallDisk(DISK_MB) : null;
  // Commits must survive a crash of the server, as in production.
  const settings = { synchronous_commit: 'on', min_wal_size: '32MB', max_wal_size: '64MB' };
  server = await startPostgres(programs, settings, disk?.folder);
  const testbed = await startTestbed({ FAULTS_BACKGROUND: 'on' }, server.url, { simulatorApart: true });
  const two: [Process, Process] = [await testbed.start(), await testbed.start()];
  const door = two[1] as unknown as TestApp;
  const people = { hunter: await hunter(door), talent: await talent(door) };
  const bank = await addBank(people.talent);
  // The accounts must be old enough even for a clock that is an hour behind.
  testbed.passMinutes(90);
  run = { testbed, two, people, bank, inFlight: 0, refused: 0, steps: 0, wrong: [] };
});
afterAll(async () => {
  try {
    await run.testbed.close();
  } finally {
    await server.stop();
    disk?.remove();
  }
});

/** Number of readiness checks per process, because the load may delay a single answer. */
const ASKED = 5;

/** Expects each process to report the given readiness, in time. */
async function expectReadiness(statuses: readonly number[]): Promise<void> {
  for (const one of run.two) {
    const took: number[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) {
      const askedAt = performance.now();
      const answer = await one.http.inject({ method: 'GET', url: '/readyz', headers: {} });
      took.push(performance.now() - askedAt);
      expect(statuses).toContain(answer.statusCode);
    }
    const [, , middle] = took.sort((a, b) => a - b);
    expect(middle).toBeLessThan(READY_WITHIN);
  }
}

/** Waits until `more` further calls were refused as unavailable. */
function untilRefused(more: number): Promise<void> {
  const wanted = run.refused + more;
  return vi.waitFor(() => expect(run.refused).toBeGreaterThanOrEqual(wanted), {
    timeout: 60_000,
    interval: 10,
  });
}

async function halt(how: Halt): Promise<void> {
  await server.halt(how);
  try {
    await expectReadiness([503]);
  } finally {
    await server.resume();
  }
}

async function freeze(): Promise<void> {
  server.freeze();
  try {
    await expectReadiness([503]);
    await untilRefused(2);
  } finally {
    server.thaw();
  }
}

/** Fills the disk. The database has no room for its log either and stops; it is started again once there is space. */
async function fillDisk(): Promise<void> {
  disk?.fill();
  const large = sql`create table too_large as select generate_series(1, 5000000)`;
  await expect(large.execute(run.testbed.database.db)).rejects.toThrow('The database is away');
  await untilRefused(10);
  // Reads still work.
  await expectReadiness([200, 503]);
  disk?.empty();
  await server.resume();
}

/** Kills both processes and the simulator at once; only stored data survives. */
async function killAll(): Promise<void> {
  const { testbed, two } = run;
  await Promise.all([...two.map((one) => one.kill()), testbed.provider.kill()]);
  await testbed.provider.revive();
  run.two.splice(0, 2, await testbed.start(), await testbed.start());
}

/** Sets the clock of one process an hour ahead for a while, then an hour behind. */
async function jumpClock(): Promise<void> {
  for (const minutes of [60, -60, 0]) {
    await run.two[0].skew(minutes);
    await untilSteps(run, run.steps + ORDERS / 2);
  }
}

type Outage = { name: string; breakDown(): Promise<void> };
const OUTAGES: Outage[] = [
  { name: 'stopped as if it crashed', breakDown: () => halt('immediate') },
  { name: 'clock jumps', breakDown: jumpClock },
  { name: 'all killed', breakDown: killAll },
  { name: 'stopped', breakDown: () => halt('fast') },
];
const LONG_OUTAGES: Outage[] = [
  ...OUTAGES,
  { name: 'frozen', breakDown: freeze },
  { name: 'disk full', breakDown: fillDisk },
  { name: 'all killed again', breakDown: killAll },
];

type Seen = { name: string; hit: number; awayMs: number; backMs: number };

/** Causes the outage while calls are in flight and measures the time until both processes answer again. */
async function breakDown(outage: Outage): Promise<Seen> {
  await vi.waitFor(() => expect(run.inFlight).toBeGreaterThan(2), { timeout: 60_000, interval: 1 });
  const hit = run.inFlight;
  const brokenAt = Date.now();
  await outage.breakDown();
  const mendedAt = Date.now();
  for (const one of run.two)
    await vi.waitFor(
      async () => {
        const answer = await call(one, run.people.hunter.token, notifications.unread);
        expect(answer.status).toBe(200);
      },
      { timeout: 60_000, interval: 10 },
    );
  return { name: outage.name, hit, awayMs: mendedAt - brokenAt, backMs: Date.now() - mendedAt };
}

test('orders live through all that breaks under them', { timeout: 600_000 }, async () => {
  const outages = LONG ? LONG_OUTAGES.filter(({ name }) => disk || name !== 'disk full') : OUTAGES;
  if (LONG && !disk) printLine('outages: the full disk is left out, because nothing can be mounted here');
  const list: Agreed[] = [];
  for (let made = 0; made < ORDERS; made += 1) list.push(await agree(run.people));
  let ended = false;
  const living = Promise.all(list.map((one, number) => playToBank(run, one, number))).finally(() => {
    ended = true;
  });
  const time = letTimePass(run, () => ended);
  for (const [index, outage] of outages.entries()) {
    // The outages are spread over the lives of the orders.
    await untilSteps(run, (ORDERS * STEPS * index) / (outages.length + 1));
    printLine(`outages: ${JSON.stringify(await breakDown(outage))}`);
  }
  const restAt = Date.now();
  await living;
  await time;
  const { refused } = run;
  printLine(
    `outages: ${ORDERS} orders, ${refused} answers said again, all ended ${Date.now() - restAt} ms later`,
  );
  expect(
    run.two.map((one) => one.isAlive()),
    'both processes went through it',
  ).toEqual([true, true]);
  expect(run.wrong).toEqual([]);
  await comeToRest(run);
  await expectWhole(run, list);
});
