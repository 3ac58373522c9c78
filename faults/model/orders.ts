/** Commands of the two parties: each says whether it should be taken, and moves the model when it is. */
import * as fc from 'fast-check';
import { bids } from '#contract/bids.ts';
import { disputes } from '#contract/disputes.ts';
import { orders } from '#contract/orders.ts';
import { addDays, lagosDay } from '#server/core/clock.ts';
import type { Person } from '#server/testing/actors.ts';
import { STATEMENT } from '#server/testing/disputes.ts';
import { agreementForm } from '#server/testing/market.ts';
import { checkMoney, checkOrders } from './checks.ts';
import { count, jobOf, type Model, type Order, pick, type Real } from './state.ts';

export type Command = fc.AsyncCommand<Model, Real>;
type Statuses = readonly number[];
type Verb = {
  name: string;
  /** Which answers the model takes for right. */
  answers(order: Order): Statuses;
  call(real: Real, order: Order): Promise<number>;
  /** After 200. */
  after(order: Order, real: Real): void;
};

const TAKEN: Statuses = [200];
/** 404 for who is no party any more. */
const REFUSED: Statuses = [404, 409];
const EITHER: Statuses = [200, 409];

const when = (status: Order['status'], order: Order) => (order.status === status ? TAKEN : REFUSED);
const at = (order: Order) => ({ params: { id: jobOf(order) } });
const status = async (calling: Promise<{ status: number }>) => (await calling).status;

function end(order: Order, to: Order['status']): void {
  order.status = to;
  order.dispute = null;
}

const PLAIN: Verb[] = [
  {
    name: 'start',
    answers: (order) => when('active', order),
    call: ({ talent }, order) => status(talent.call(orders.start, at(order))),
    after: (order) => {
      order.started = true;
    },
  },
  {
    name: 'hand in a milestone',
    answers: (order) => (order.status === 'active' && order.started ? EITHER : REFUSED),
    call: ({ talent }, order) => {
      const [milestone] = order.agreed.job.milestones;
      const body = { title: milestone?.title, milestone_id: milestone?.id, comment: 'Here it is.' };
      return status(talent.call(orders.submitMilestone, { body }));
    },
    after: () => undefined,
  },
  {
    name: 'hand in',
    answers: (order) => (order.status === 'active' && order.started ? TAKEN : REFUSED),
    call: ({ talent }, order) =>
      status(talent.call(orders.submit, { ...at(order), body: { comment: 'All done.' } })),
    after: (order, { app }) => {
      order.status = 'submitted';
      order.submittedAt = app.services.clock.now();
    },
  },
  {
    name: 'accept, five times at once',
    answers: (order) => (order.status === 'accepted' ? EITHER : when('submitted', order)),
    call: async ({ hunter }, order) => {
      const calls = Array.from({ length: 5 }, () =>
        status(hunter.call(orders.accept, { ...at(order), body: {} })),
      );
      return Math.min(...(await Promise.all(calls)));
    },
    after: (order) => end(order, 'accepted'),
  },
  {
    name: 'decline',
    answers: (order) => when('submitted', order),
    call: ({ hunter }, order) =>
      status(hunter.call(orders.decline, { ...at(order), body: { reason: 'The colours are not ours' } })),
    after: (order) => {
      order.status = 'active';
    },
  },
  {
    name: 'agree again',
    answers: (order) => (order.bidGone ? REFUSED : when('bidding', order)),
    call: async ({ hunter, talent, app }, order) => {
      const today = lagosDay(app.services.clock.now());
      const dates = { start_date: today, end_date: addDays(today, 20) };
      const offered = await hunter.call(bids.offerAgreement, {
        body: agreementForm(order.agreed.bid, dates),
      });
      if (offered.status !== 200) return offered.status;
      return status(talent.call(bids.acceptOrder, { ...at(order), body: { terms_accepted: true } }));
    },
    after: (order) => end(order, 'agreed'),
  },
];

function cancelBy(side: 'hunter' | 'talent'): Verb {
  return {
    name: `cancel as ${side}`,
    answers: (order) => (order.status === 'cancelled' ? EITHER : when('active', order)),
    call: (real, order) =>
      status(person(real, side).call(orders.cancel, { ...at(order), body: { reason: 'It does not fit' } })),
    after: (order) => end(order, 'cancelled'),
  };
}

function leaveAs(side: 'hunter' | 'talent'): Verb {
  return {
    name: `leave as ${side}`,
    answers: (order) => when('agreed', order),
    call: (real, order) =>
      status(
        person(real, side).call(bids.withdrawOrder, { ...at(order), body: { reason: 'No time any more' } }),
      ),
    after: (order) => {
      end(order, 'bidding');
      order.bidGone = side === 'talent';
    },
  };
}

function disputeBy(side: 'hunter' | 'talent'): Verb[] {
  const other = side === 'hunter' ? 'talent' : 'hunter';
  return [
    {
      name: `dispute as ${side}`,
      answers: (order) => (['active', 'submitted'].includes(order.status) ? TAKEN : REFUSED),
      call: (real, order) =>
        status(person(real, side).call(disputes.open, { ...at(order), body: { statement: STATEMENT } })),
      after: (order) => {
        order.dispute = { by: side, from: order.status };
        order.status = 'disputed';
      },
    },
    {
      name: `withdraw the dispute as ${side}`,
      answers: (order) => (order.dispute?.by === side ? TAKEN : REFUSED),
      call: (real, order) => status(person(real, side).call(disputes.withdraw, at(order))),
      after: (order, { app }) => {
        end(order, order.dispute?.from ?? 'active');
        if (order.status === 'submitted') order.submittedAt = app.services.clock.now();
      },
    },
    ...['0', '40000'].map((talent) => ({
      name: `settle at N${talent}, proposed by ${side}`,
      answers: (order: Order) => when('disputed', order),
      call: async (real: Real, order: Order) => {
        const call = { ...at(order), body: { talent } };
        const proposed = await status(person(real, side).call(disputes.propose, call));
        return proposed === 200 ? status(person(real, other).call(disputes.acceptProposal, call)) : proposed;
      },
      after: (order: Order) => end(order, talent === '0' ? 'cancelled' : 'accepted'),
    })),
  ];
}

function person(real: Real, side: 'hunter' | 'talent'): Person {
  return real[side];
}

const SIDES = ['hunter', 'talent'] as const;
const VERBS = [...PLAIN, ...SIDES.map(leaveAs), ...SIDES.map(cancelBy), ...SIDES.flatMap(disputeBy)];

/** Makes a command of what is done to the model and the real thing; all checks follow it. */
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

/** An answer that the model does not expect ends the run. */
export function demand(name: string, answer: number, allowed: Statuses): void {
  if (!allowed.includes(answer))
    throw new Error(`${name} answered ${answer} instead of ${allowed.join(' or ')}`);
}

/** Any verb of any party on any order, allowed or not. */
export const orderCommands = VERBS.map((verb) =>
  fc.nat(3).map((number) =>
    command(`${verb.name} ${number}`, async (model, real) => {
      const order = pick(model.orders, number);
      if (!order) return;
      await checkOrders(model, real);
      const allowed = verb.answers(order);
      const answer = await verb.call(real, order);
      demand(`${verb.name} of an order that is ${order.status}`, answer, allowed);
      if (answer === 200 && (allowed !== EITHER || order.status === 'active')) verb.after(order, real);
    }),
  ),
);
