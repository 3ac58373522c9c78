/** The payer's bank: asks for a payment back, in full or in part, receives our evidence, and decides or lets the deadline pass. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { operatorChargebacks } from '#contract/operator/chargebacks.ts';
import { checkOrders } from './checks.ts';
import { turnClock } from './money.ts';
import { type Chargeback, type Model, pick, type Real } from './state.ts';
import { type Command, command, expectStatusIn } from './verbs.ts';

/** The bank asks for a payment of this order back, all of it or a third; only the provider knows at first. */
async function open(model: Model, real: Real, number: number, whole: boolean): Promise<void> {
  const order = pick(model.orders, number);
  const page = order?.checkouts.findLast(({ paid }) => paid !== null && paid >= 30_000n);
  if (!order || !page?.paid) return;
  const own = order.chargebacks.filter(({ reference }) => reference === page.reference);
  // Two may be open at once, or one may follow a lost partial one; no bank asks for money it already has.
  const taken = own.filter(({ state }) => state === 'lost' || state === 'expired');
  const asked = whole ? page.paid : page.paid / 3n;
  const lost = taken.reduce((sum, { amount }) => sum + amount, 0n);
  if (own.filter(({ state }) => state === 'open').length === 2 || lost + asked > page.paid) return;
  // Planted faults are meant for later calls; the order is frozen from now on.
  await real.app.control('POST', '/faults/clear');
  const { data } = await real.app.control('POST', `/transactions/${page.reference}/dispute`, {
    amount: Number(asked),
    webhook: true,
  });
  order.chargebacks.push({
    ...{ id: String((data as { id: number }).id), reference: page.reference, amount: asked },
    ...{ state: 'open', decided: null, answered: false, openedAt: null },
  });
  await real.app.settle();
}

const opened = (model: Model): Chargeback[] =>
  model.orders.flatMap(({ chargebacks }) => chargebacks.filter(({ state }) => state === 'open'));

/** The bank decides, if its deadline has not passed. */
async function decide(model: Model, { app }: Real, number: number, verb: 'win' | 'lose'): Promise<void> {
  const one = pick(opened(model), number);
  if (!one) return;
  await app.control('POST', '/faults/clear');
  const heard = await app.control('POST', `/disputes/${one.id}/${verb}`, { webhook: true }).catch(() => null);
  if (heard) one.decided = verb === 'win' ? 'won' : 'lost';
  await app.settle();
}

/** An operator sends evidence that the work was agreed and done. */
async function answer(model: Model, real: Real, number: number, desk: number): Promise<void> {
  const one = pick(opened(model), number);
  if (!one) return;
  const { rows } = await sql<{ id: string; job_id: string | null }>`
    select id, job_id from chargebacks where provider_id = ${one.id}
  `.execute(real.app.database.db);
  const { call } = await real.consoles(desk);
  const sent = { params: { id: rows[0]?.id ?? '' }, body: { reason: 'The work was handed in.' } };
  const { status, body } = await call(operatorChargebacks.answer, sent);
  const can = !one.answered && rows[0]?.job_id;
  expectStatusIn('evidence', status, can ? [200, ...(model.faulty ? [502, 503] : [])] : [409]);
  if (status === 200) one.answered = body.status === 'answered';
}

const number = fc.nat(5);

export const chargebackCommands: fc.Arbitrary<Command>[] = [
  fc
    .tuple(number, fc.boolean())
    .map(([n, whole]) =>
      command(`the bank asks for ${whole ? 'all' : 'a third'} of ${n}`, (model, real) =>
        open(model, real, n, whole),
      ),
    ),
  ...(['win', 'lose'] as const).map((verb) =>
    number.map((n) => command(`chargeback ${n}: ${verb}`, (model, real) => decide(model, real, n, verb))),
  ),
  fc
    .tuple(number, fc.nat(1))
    .map(([n, desk]) =>
      command(`evidence about chargeback ${n}`, (model, real) => answer(model, real, n, desk)),
    ),
  fc.constant(
    command('the time of banks is over', async (model, real) => {
      await turnClock(model, real, 1);
      await real.app.control('POST', '/run-due');
      await real.app.settle();
      await checkOrders(model, real);
    }),
  ),
];
