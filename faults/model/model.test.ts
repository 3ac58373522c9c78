/** Random sequences of everything that people, operators, the provider, time and faults can do, checked against a small model. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { gigOrders, type OrderForm } from '#contract/gigs/package-orders.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig, orderOf } from '#server/testing/gigs.ts';
import { agree, MILESTONES } from '#server/testing/market.ts';
import { addBank, checkout } from '#server/testing/story.ts';
import { type Consoles, openConsoles } from '../support/consoles.ts';
import { LONG, printLine, runsOf, seedOf } from '../support/form.ts';
import { agreementVerbs } from './agreements.ts';
import { chargebackCommands } from './chargebacks.ts';
import { checkRest, comeToRest } from './checks.ts';
import { disputeVerbs } from './disputes.ts';
import { moneyCommands } from './money.ts';
import { operatorCommands } from './operators.ts';
import { orderVerbs } from './orders.ts';
import { jobOf, type Model, type Order, type Real } from './state.ts';
import { anyStep, anyVerb } from './verbs.ts';

const RUNS = runsOf(10, 100);
const COMMANDS = 100;

let app: TestApp;
let people: { hunter: Person; talent: Person; third: Person };
let gig: Gig;
let banks: Real['banks'];
let consoles: Consoles;
const counts = new Map<string, number>();

beforeAll(async () => {
  app = await testApp();
  await app.control('POST', '/settings', { rateLimit: 'off', autoWebhooks: false, refundMode: 'manual' });
  people = {
    hunter: await hunter(app, 'Ngozi'),
    talent: await talent(app, 'Tunde'),
    third: await talent(app, 'Amaka'),
  };
  gig = await liveGig(people.talent);
  banks = { hunter: await addBank(people.hunter), talent: await addBank(people.talent) };
  consoles = await openConsoles(app);
});
afterAll(() => app.close());

type Parties = { hunter: Person; talent: Person };

/** Prices that do not divide evenly, and one above the limit for a single operator. */
const ORDERS = [
  { naira: '100001', penalties: [7, 3] },
  { naira: '33333', penalties: [5, 10, 1] },
  { naira: '600007', penalties: [9] },
  { naira: '45678', penalties: [2, 4, 6, 8] },
  { naira: '75003', penalties: [3, 6] },
] as const;

/** `gig`: a package of this gig is ordered instead of posting a job. */
async function newOrder(
  parties: Parties,
  { naira, penalties }: (typeof ORDERS)[number],
  gig?: Gig,
): Promise<Order> {
  const milestones = penalties.map((penalty, index) => ({
    ...(MILESTONES[0] as (typeof MILESTONES)[number]),
    ...{ title: `Part ${index + 1}`, penalty, due: 4 * index + 3 },
  }));
  const form = { price_budget: naira, milestones };
  const agreed = gig ? await agreeOnGig(parties, gig, form) : await agree({ ...parties, post: form });
  return {
    agreed,
    fromGig: gig !== undefined,
    price: BigInt(naira) * 100n,
    status: 'agreed',
    startDay: lagosDay(app.services.clock.now()),
    milestones: agreed.job.milestones.map(({ id, due, penalty }) => ({
      ...{ id, due, penalty },
      ...{ extended: 0, submittedAt: null, newestAt: 0, sentBack: 0, waived: false },
    })),
    ...{ bidGone: false, invited: 'never', started: false, fundedAt: null, silenceAt: null },
    ...{ waits: [], round: 0, extension: null, extensions: 0 },
    ...{ dispute: null, disputes: { hunter: 0, talent: 0 }, checkouts: [], ending: null },
    ...{ chargebacks: [], frozenAt: null, refunds: [] },
  };
}

async function agreeOnGig(
  { hunter, talent }: Parties,
  gig: Gig,
  form: Partial<OrderForm>,
): Promise<Order['agreed']> {
  const body = orderOf(gig, 1, lagosDay(app.services.clock.now()), form);
  const { job_id: id, bid_id } = await hunter.ok(gigOrders.order, { params: { id: gig.id }, body });
  await talent.ok(bids.acceptOrder, { params: { id }, body: { terms_accepted: true } });
  const { job } = await hunter.ok(jobs.get, { params: { id } });
  const { appliedjob } = await talent.ok(bids.getApplication, { params: { id: bid_id } });
  return { job, bid: appliedjob };
}

/** Returns an order that is paid for and started. */
async function running(parties: Parties, form: (typeof ORDERS)[number]): Promise<Order> {
  const order = await newOrder(parties, form);
  const reference = await checkout(parties.hunter, jobOf(order));
  await app.control('POST', `/transactions/${reference}/pay`, { webhook: true });
  await app.settle();
  await parties.talent.ok(orders.start, { params: { id: jobOf(order) } });
  const { rows } = await sql<{ funded_at: Date }>`
    select funded_at from jobs where id = ${jobOf(order)}
  `.execute(app.database.db);
  const fundedAt = rows[0]?.funded_at.getTime() ?? null;
  const checkouts = [{ reference, paid: order.price }];
  return { ...order, status: 'active', started: true, fundedAt, checkouts };
}

async function begin(): Promise<{ model: Model; real: Real }> {
  const { third } = people;
  const parties = { hunter: await signedIn(app, people.hunter), talent: await signedIn(app, people.talent) };
  const [one, two, three, four, five] = ORDERS;
  const list = [
    await newOrder(parties, one),
    await running(parties, two),
    await running(parties, three),
    await running(parties, four),
    await newOrder(parties, five, gig),
  ];
  const model = { orders: list, strays: [], faulty: false, days: 0 };
  return { model, real: { app, ...parties, third, consoles, banks, counts } };
}

/** Returns the names of all events that happened, to check which steps were covered. */
async function stepsTaken(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from events
    where name like 'job.%' or name like 'payout.%' or name like 'payment.%' or name like 'bid.%' or name like 'chargeback.%'
    union
    select distinct 'operator:' || act from operator_log
  `.execute(app.database.db);
  return rows.map(({ name }) => name).sort();
}

test(
  'no sequence of commands breaks an invariant, and at rest both books agree',
  async () => {
    const seed = seedOf(20_261_121);
    printLine(`model: seed ${seed}, ${RUNS} sequences of up to ${COMMANDS} commands`);
    // Payment commands are repeated to be drawn more often: without money nothing else happens.
    const [open, pay, ...rest] = moneyCommands;
    const often = [open, pay, open, pay, open, pay].flatMap((one) => one ?? []);
    const verbs = [...agreementVerbs, ...orderVerbs, ...disputeVerbs];
    const [step, verb] = [anyStep(verbs), anyVerb(verbs)];
    const people = [...Array.from({ length: 20 }, () => step), ...Array.from({ length: 4 }, () => verb)];
    const commands = fc.commands(
      [...often, ...rest, ...people, ...operatorCommands, ...chargebackCommands, ...chargebackCommands],
      {
        maxCommands: COMMANDS,
        size: 'max',
      },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        const state = await begin();
        await fc.asyncModelRun(async () => state, list);
        await comeToRest(state.model, state.real);
        await checkRest(state.model, state.real);
      }),
      { seed, numRuns: RUNS, endOnFailure: true },
    );
    const total = [...counts].filter(([name]) => !name.startsWith('done')).reduce((sum, [, n]) => sum + n, 0);
    const done = [...counts].filter(([name]) => name.startsWith('done')).reduce((sum, [, n]) => sum + n, 0);
    const steps = await stepsTaken();
    printLine(`model: ${total} commands run, ${done} steps of people taken; kinds: ${steps.join(' ')}`);
    expect(total).toBeGreaterThan(RUNS * 5);
  },
  LONG ? 3_600_000 : 240_000,
);
