/** Random sequences of everything that people, the provider, time and faults can do, against a small model of it. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#contract/orders.ts';
import { hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { addBank, checkout } from '#server/testing/story.ts';
import { LONG, runsOf, seedOf, tell } from '../support/form.ts';
import { checkRest, comeToRest } from './checks.ts';
import { moneyCommands } from './money.ts';
import { orderCommands } from './orders.ts';
import { jobOf, type Model, type Order, type Real } from './state.ts';

const RUNS = runsOf(8, 150);
const COMMANDS = 80;

let app: TestApp;
let people: { hunter: Person; talent: Person };
let banks: Real['banks'];
const counts = new Map<string, number>();

beforeAll(async () => {
  app = await testApp();
  await app.control('POST', '/settings', { rateLimit: 'off', autoWebhooks: false });
  people = { hunter: await hunter(app, 'Ngozi'), talent: await talent(app, 'Tunde') };
  banks = { hunter: await addBank(people.hunter), talent: await addBank(people.talent) };
});
afterAll(() => app.close());

async function newOrder(parties: { hunter: Person; talent: Person }): Promise<Order> {
  const agreed = await agree(parties);
  return {
    agreed,
    price: 10_000_000n,
    status: 'agreed',
    started: false,
    bidGone: false,
    submittedAt: null,
    dispute: null,
    checkouts: [],
  };
}

/** One that is paid for and started. */
async function running(parties: { hunter: Person; talent: Person }): Promise<Order> {
  const order = await newOrder(parties);
  const reference = await checkout(parties.hunter, jobOf(order));
  await app.control('POST', `/transactions/${reference}/pay`, { webhook: true });
  await app.settle();
  await parties.talent.ok(orders.start, { params: { id: jobOf(order) } });
  return { ...order, status: 'active', started: true, checkouts: [{ reference, paid: order.price }] };
}

async function begin(): Promise<{ model: Model; real: Real }> {
  const parties = { hunter: await signedIn(app, people.hunter), talent: await signedIn(app, people.talent) };
  const list = [await newOrder(parties), await running(parties), await newOrder(parties)];
  return { model: { orders: list, faulty: false, days: 0 }, real: { app, ...parties, banks, counts } };
}

/** Which steps of an order and of a payout were taken at all. */
async function stepsTaken(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from events where name like 'job.%' or name like 'payout.%' or name like 'payment.%'
  `.execute(app.database.db);
  return rows.map(({ name }) => name).sort();
}

test(
  'no sequence of commands breaks an invariant, and at rest both books agree',
  async () => {
    const seed = seedOf(20_261_121);
    tell(`model: seed ${seed}, ${RUNS} sequences of up to ${COMMANDS} commands`);
    // Money comes oftener than one kind of command among many would: without it nothing happens.
    const [open, pay, ...rest] = moneyCommands;
    const often = [open, pay, open, pay].flatMap((one) => one ?? []);
    const commands = fc.commands([...often, ...rest, ...orderCommands], {
      maxCommands: COMMANDS,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        const state = await begin();
        await fc.asyncModelRun(async () => state, list);
        await comeToRest(state.real);
        await checkRest(state.model, state.real);
      }),
      { seed, numRuns: RUNS, endOnFailure: true },
    );
    const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
    const steps = await stepsTaken();
    tell(`model: ${total} commands run; steps taken: ${steps.join(' ')}`);
    expect(total).toBeGreaterThan(RUNS * 5);
  },
  LONG ? 3_600_000 : 240_000,
);
