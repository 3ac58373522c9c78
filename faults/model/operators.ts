/** Unassigned payments, and what operators do with them: give them to a hunter or refund them, by one or two operators. */
import * as fc from 'fast-check';
import { operatorMoney } from '#contract/operator/money.ts';
import { newId } from '#server/core/security/ids.ts';
import { askProvider } from '#server/testing/provider.ts';
import { jobOf, type Model, pick, type Real, type Stray } from './state.ts';
import { type Command, command, expectStatusIn } from './verbs.ts';

/** Amount in kobo above which one operator is not enough. */
const ALONE = 50_000_000n;
const reason = 'The payer has written to us';

/** Someone pays under a reference that is not ours. */
async function payForNothing(model: Model, real: Real, naira: number): Promise<void> {
  const reference = `stray-${newId()}`;
  // This call goes straight to the provider, while planted faults are meant for the product.
  await real.app.control('POST', '/faults/clear');
  const body = { email: 'stray@people.example', amount: naira * 100, currency: 'NGN', reference };
  await askProvider(real.app, 'POST', '/transaction/initialize', body);
  await real.app.control('POST', `/transactions/${reference}/pay`, { webhook: true });
  await real.app.settle();
  model.strays.push({ reference, amount: BigInt(naira) * 100n, with: 'suspense', first: null });
}

type StrayAction = { desk: number; what: string; to: Stray['with'] };

/** Updates the model and checks the answer: `waiting` exactly when a second operator is needed. */
function book(stray: Stray, { desk, what, to }: StrayAction, waiting: boolean): void {
  const agreed = stray.first !== null && stray.first.by !== desk && stray.first.what === what;
  const waits = stray.amount > ALONE && !agreed;
  if (waits !== waiting) throw new Error(`${what} of ${stray.amount} kobo answered waiting: ${waiting}`);
  stray.first = waits ? { by: desk, what } : null;
  if (!waits) stray.with = to;
}

const isHeld = ({ with: place }: Stray) => place === 'suspense';

async function give(model: Model, real: Real, { desk, n, m }: Numbers): Promise<void> {
  const [stray, order] = [pick(model.strays, n), pick(model.orders, m)];
  if (!stray || !order) return;
  const { call } = await real.consoles(desk);
  const body = { reference: stray.reference, job_id: jobOf(order), reason };
  const answer = await call(operatorMoney.give, { body });
  expectStatusIn('giving what is held', answer.status, isHeld(stray) ? [200, 409, 422] : [422]);
  if (answer.status === 200)
    book(stray, { desk, what: `give ${jobOf(order)}`, to: 'hunter' }, answer.body.waiting);
}

async function sendBack(model: Model, real: Real, { desk, n }: Numbers): Promise<void> {
  const stray = pick(model.strays, n);
  if (!stray) return;
  const { call } = await real.consoles(desk);
  const answer = await call(operatorMoney.refund, { body: { reference: stray.reference, reason } });
  const said = isHeld(stray) ? [200, 409, 422, ...(model.faulty ? [502, 503] : [])] : [422];
  expectStatusIn('sending back what is held', answer.status, said);
  if (answer.status === 200) book(stray, { desk, what: 'send back', to: 'payer' }, answer.body.waiting);
}

/** Ends a refund at the bank; a failed one returns to suspense once we hear of it. */
async function endRefund(model: Model, { app }: Real, n: number, to: string): Promise<void> {
  const refunds = (await app.control('GET', '/refunds')) as unknown as {
    id: number;
    status: string;
    transactionId: number;
  }[];
  const one = pick(
    refunds.filter(({ status }) => !['processed', 'failed'].includes(status)),
    n,
  );
  if (!one) return;
  const list = (await app.control('GET', '/transactions')) as unknown as { id: number; reference: string }[];
  const paid = list.find(({ id }) => id === one.transactionId)?.reference;
  await app.control('POST', `/refunds/${one.id}/move`, { status: to, webhook: false });
  const stray = model.strays.find(({ reference }) => reference === paid);
  if (stray && to === 'failed') stray.with = 'suspense';
}

type Numbers = { desk: number; n: number; m: number };
const numbers = fc.record({ desk: fc.nat(1), n: fc.nat(3), m: fc.nat(3) });

export const operatorCommands: fc.Arbitrary<Command>[] = [
  fc
    .constantFrom(30_000, 600_000)
    .map((naira) => command(`N${naira} for nobody`, (model, real) => payForNothing(model, real, naira))),
  ...[0, 1].map(() =>
    numbers.map((by) =>
      command(`give ${by.n} to ${by.m} at desk ${by.desk}`, (model, real) => give(model, real, by)),
    ),
  ),
  numbers.map((by) =>
    command(`send ${by.n} back at desk ${by.desk}`, (model, real) => sendBack(model, real, by)),
  ),
  fc
    .tuple(fc.nat(3), fc.constantFrom('processed', 'failed'))
    .map(([n, to]) => command(`refund ${n} ${to}`, (model, real) => endRefund(model, real, n, to))),
];
