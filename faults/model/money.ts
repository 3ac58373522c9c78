/** Money commands: opening and paying pages, webhooks in any order, payouts, time, faults, restarts. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { hunterPaybackOf, talentPayableOf } from '#server/ledger/queries.ts';
import { checkOrders } from './checks.ts';
import { jobOf, type Model, type Order, pick, type Real } from './state.ts';
import { type Command, command, expectStatusIn } from './verbs.ts';

/** Minimum transfer of the provider, in kobo. */
const LEAST = 5_000n;

const orLater = (model: Model, allowed: number[]) => (model.faulty ? [...allowed, 502, 503] : allowed);

async function openPage(model: Model, real: Real, number: number): Promise<void> {
  const order = pick(model.orders, number);
  if (!order) return;
  await checkOrders(model, real);
  const allowed = order.status === 'agreed' ? [200] : [404, 409];
  const answer = await real.hunter.call(payments.pay, { body: { job_id: jobOf(order) } });
  expectStatusIn(`paying an order that is ${order.status}`, answer.status, orLater(model, allowed));
  if (answer.status !== 200) return;
  const { reference } = answer.body;
  if (order.checkouts.every((one) => one.reference !== reference))
    order.checkouts.push({ reference, paid: null });
}

/** The payer pays the requested amount or another one; the webhook is not sent yet. */
async function payPage(model: Model, real: Real, number: number, amount: bigint | null): Promise<void> {
  const order = pick(model.orders, number);
  const page = order?.checkouts.find((one) => one.paid === null);
  if (!order || !page) return;
  const paid = amount ?? order.price;
  await real.app.control('POST', `/transactions/${page.reference}/pay`, {
    amount: Number(paid),
    webhook: false,
  });
  page.paid = paid;
}

async function verifyPage(model: Model, real: Real, number: number): Promise<void> {
  const page = pick(
    model.orders.flatMap(({ checkouts }) => checkouts),
    number,
  );
  if (!page) return;
  const answer = await real.hunter.call(payments.verify, { params: { ref: page.reference } });
  expectStatusIn('looking at a payment', answer.status, orLater(model, [200]));
}

/** Sends all webhooks about these orders, shuffled, in parallel, `times` times. */
async function sendWebhooks(model: Model, { app }: Real, times: number): Promise<void> {
  const { rows } = await app.database.db
    .selectFrom('payouts')
    .select('reference')
    .execute()
    .then((list) => ({ rows: list }));
  const references = [
    ...model.orders.flatMap(({ checkouts }) => checkouts.map(({ reference }) => reference)),
    ...rows.slice(-10).map(({ reference }) => reference),
  ];
  await app.control('POST', '/webhooks/send', { references, times, shuffle: true, parallel: true });
}

async function payTalent(model: Model, real: Real, number: number): Promise<void> {
  const order = pick(model.orders, number);
  if (!order) return;
  await checkOrders(model, real);
  const owed = await talentPayableOf(real.app.database.db, real.talent.id, jobOf(order));
  const ended = order.status === 'accepted' || order.status === 'cancelled';
  const body = { transfer_recipient_code: real.banks.talent, job_id: jobOf(order) };
  const [first, second] = await Promise.all([
    real.talent.call(payouts.transfer, { body }),
    real.talent.call(payouts.transfer, { body }),
  ]);
  const answers = [first.status, second.status].sort();
  if (ended && owed >= LEAST) expectStatusIn('a payout', answers[0] as number, orLater(model, [200]));
  expectStatusIn('a second payout', answers[1] as number, orLater(model, [404, 409]));
}

async function payHunter(_model: Model, real: Real, order: string | null): Promise<void> {
  const { db } = real.app.database;
  const owed = order ? await hunterPaybackOf(db, real.hunter.id, order) : null;
  const body = { transfer_recipient_code: real.banks.hunter, ...(order && { job_id: order }) };
  const answer = await real.hunter.call(payouts.transferHunter, { body });
  expectStatusIn('a withdrawal', answer.status, owed === 0n ? [409] : orLater(_model, [200, 409]));
}

/** Returns, by reference, how much of each payment neither refunds nor banks have taken or may still take. */
async function leftOf(order: Order, { app }: Real): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: string }>`
    select id from refunds where job_id = ${jobOf(order)} and status = 'failed'
  `.execute(app.database.db);
  const failed = new Set(rows.map(({ id }) => id));
  const taken = [
    ...order.refunds.filter(({ id }) => !failed.has(id)),
    ...order.chargebacks.filter(({ state }) => state !== 'won'),
  ];
  return new Map(
    order.checkouts.map(({ reference, paid }) => [
      reference,
      taken.reduce((left, one) => (one.reference === reference ? left - one.amount : left), paid ?? 0n),
    ]),
  );
}

/** Refunds the payback of an order to the card: all of it, or what is left of its payment. */
async function refundHunter(model: Model, real: Real, number: number): Promise<void> {
  const order = pick(model.orders, number);
  if (!order) return;
  await checkOrders(model, real);
  const { db } = real.app.database;
  const owed = await hunterPaybackOf(db, real.hunter.id, jobOf(order));
  const left = await leftOf(order, real);
  const answer = await real.hunter.call(refunds.send, { body: { job_id: jobOf(order) } });
  expectStatusIn('a refund', answer.status, orLater(model, owed < LEAST ? [409] : [200, 409]));
  const { rows } = await sql<{ id: string; reference: string; amount: bigint }>`
    select id, reference, amount from refunds where job_id = ${jobOf(order)} order by id desc limit 1
  `.execute(db);
  const [made] = rows;
  if (!made || order.refunds.some(({ id }) => id === made.id)) return;
  order.refunds.push(made);
  const most = left.get(made.reference) ?? 0n;
  expect(made.amount, 'what goes back to a card').toBe(owed < most ? owed : most);
}

/** The bank acts on one of the pending transfers. */
async function moveTransfer({ app }: Real, number: number, verb: string): Promise<void> {
  const list = (await app.control('GET', '/transfers')) as unknown as { reference: string; status: string }[];
  const possible = list.filter(
    ({ status }) => status === 'pending' || (verb === 'reverse' && status === 'success'),
  );
  const one = pick(possible.slice(0, 5), number);
  if (one) await app.control('POST', `/transfers/${one.reference}/${verb}`, { webhook: false });
}

/** Advances the clock. Sessions stay alive while they are used; a sequence stays within their 30 days. */
export async function turnClock(model: Model, { app, hunter, talent }: Real, days: number): Promise<void> {
  if (model.days + days > 27) return;
  model.days += days;
  app.passDays(days);
  for (const one of [hunter, talent]) await one.ok(notifications.unread);
}

const ENDPOINTS = [
  'POST /transaction/initialize',
  'GET /transaction/verify/:reference',
  'POST /transfer',
  'GET /transfer/verify/:reference',
  'POST /refund',
  '*',
];
const KINDS = ['drop', 'status', 'rate_limit', 'html'];

async function plantFault(model: Model, { app }: Real, fault: object): Promise<void> {
  model.faulty = true;
  await app.control('POST', '/faults', fault);
}

const number = fc.nat(5);

export const moneyCommands: fc.Arbitrary<Command>[] = [
  number.map((n) => command(`open page ${n}`, (model, real) => openPage(model, real, n))),
  number.map((n) => command(`pay ${n}`, (model, real) => payPage(model, real, n, null))),
  fc
    .tuple(number, fc.constantFrom(100n, 9_999_900n, 20_000_000n))
    .map(([n, amount]) =>
      command(`pay ${n} with ${amount} kobo`, (model, real) => payPage(model, real, n, amount)),
    ),
  number.map((n) => command(`verify ${n}`, (model, real) => verifyPage(model, real, n))),
  fc
    .integer({ min: 1, max: 3 })
    .map((times) => command(`webhooks x${times}`, (model, real) => sendWebhooks(model, real, times))),
  fc.constant(command('background', (_model, { app }) => app.settle())),
  fc.constant(
    command('minutes pass', async (_model, { app }) => {
      app.passMinutes(3);
      await app.settle();
    }),
  ),
  fc
    .constantFrom(1, 3, 6)
    .map((days) => command(`${days} days pass`, (model, real) => turnClock(model, real, days))),
  number.map((n) => command(`payout ${n}, twice at once`, (model, real) => payTalent(model, real, n))),
  number.map((n) =>
    command(`withdrawal ${n}`, (model, real) => {
      const order = n === 5 ? undefined : pick(model.orders, n);
      return payHunter(model, real, order ? jobOf(order) : null);
    }),
  ),
  number.map((n) => command(`refund of ${n} to the card`, (model, real) => refundHunter(model, real, n))),
  fc
    .tuple(number, fc.constantFrom('settle', 'fail', 'reverse'))
    .map(([n, verb]) => command(`transfer ${n} ${verb}`, (_model, real) => moveTransfer(real, n, verb))),
  fc
    .record({
      endpoint: fc.constantFrom(...ENDPOINTS),
      kind: fc.constantFrom(...KINDS),
      effect: fc.boolean(),
    })
    .map((fault) =>
      command(`fault ${JSON.stringify(fault)}`, (model, real) => plantFault(model, real, fault)),
    ),
  fc.constant(command('restart', (_model, { app }) => app.restart())),
];
