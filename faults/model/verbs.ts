/** Commands of the model: whether the product must accept one, the call, and its effect on the model. */
import * as fc from 'fast-check';
import { checkMoney, checkOrders } from './checks.ts';
import { count, jobOf, type Model, nowOf, type Order, pick, type Real, type Side } from './state.ts';

export type Command = fc.AsyncCommand<Model, Real>;

export type Verb = {
  name: string;
  /** Moves money of the order, which is forbidden while a bank asks for it. */
  money?: true;
  /** True: must be accepted. `maybe`: a timer may or may not have run, so either answer is right. */
  takes(order: Order, now: number): boolean | 'maybe';
  /** True when it was done before: it may answer 200 again without effect. */
  repeats?(order: Order): boolean;
  call(real: Real, order: Order): Promise<number>;
  /** Updates the model after a 200; `now` is the time before the call. */
  after(order: Order, now: number, real: Real): void | Promise<void>;
};

/** Statuses of a refused step: forbidden, not found, conflict, invalid. */
const REFUSED = [403, 404, 409, 422];

export const at = (order: Order) => ({ params: { id: jobOf(order) } });
export const person = (real: Real, side: Side) => real[side];

export async function status(calling: Promise<{ status: number }>): Promise<number> {
  return (await calling).status;
}

/** Returns a command that acts on the model and the product, followed by all checks. */
export function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    async run(model, real) {
      count(real, name);
      await run(model, real);
      await checkOrders(model, real);
      await checkMoney(real.app);
    },
    toString: () => name,
  };
}

/** Throws when the answer is not one the model allows. */
export function expectStatusIn(name: string, answer: number, allowed: readonly number[]): void {
  if (!allowed.includes(answer))
    throw new Error(`${name} answered ${answer} instead of ${allowed.join(' or ')}`);
}

/** A random one of the steps that are possible now on any order. */
export function anyStep(verbs: readonly Verb[]): fc.Arbitrary<Command> {
  return fc.nat(1_000_000).map((number) => {
    let taken = 'none';
    return {
      ...command('a step', async (model, real) => {
        await checkOrders(model, real);
        const now = nowOf(real);
        const steps = model.orders.flatMap((order) =>
          verbs.filter((verb) => mayTake(verb, order, now) !== false).map((verb) => ({ order, verb })),
        );
        const step = pick(steps, number);
        if (!step) return;
        taken = `${step.verb.name} ${model.orders.indexOf(step.order)}`;
        await tryOn(step.order, step.verb, real);
      }),
      toString: () => `step ${number}: ${taken}`,
    };
  });
}

/** Any verb on any order, allowed or not. */
export function anyVerb(verbs: readonly Verb[]): fc.Arbitrary<Command> {
  return fc.tuple(fc.constantFrom(...verbs), fc.nat(4)).map(([verb, number]) =>
    command(`${verb.name} ${number}`, async (model, real) => {
      await checkOrders(model, real);
      const order = pick(model.orders, number);
      if (order) await tryOn(order, verb, real);
    }),
  );
}

function mayTake(verb: Verb, order: Order, now: number): boolean | 'maybe' {
  return !(verb.money && order.frozenAt !== null) && verb.takes(order, now);
}

async function tryOn(order: Order, verb: Verb, real: Real): Promise<void> {
  const now = nowOf(real);
  const takes = mayTake(verb, order, now);
  const repeats = takes !== true && (verb.repeats?.(order) ?? false);
  const allowed = takes === true ? [200] : takes || repeats ? [200, ...REFUSED] : REFUSED;
  const answer = await verb.call(real, order);
  expectStatusIn(`${verb.name} of an order that is ${order.status}`, answer, allowed);
  if (answer !== 200 || repeats) return;
  count(real, `done: ${verb.name}`);
  await verb.after(order, now, real);
}
