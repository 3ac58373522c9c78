/** The list of all acts that touch the money of an order: who performs each, and in which situations. */
import { sql } from 'kysely';
import { bids } from '#contract/bids/bids.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { disputes } from '#contract/disputes/disputes.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { operator } from '#contract/operator/operator.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { statements } from '#contract/statements/statements.ts';
import { call, type Person, type Sent } from '#server/testing/actors.ts';
import { STATEMENT } from '#server/testing/disputes.ts';
import type { Process } from './processes.ts';
import { type Order, PROPOSED, SITUATIONS, type Situation, type World } from './situations.ts';

export type MoneyAct = {
  name: string;
  /** Situations in which it is possible; in others it is refused properly. */
  in: readonly Situation[];
  /** Performs it through one process; returns the status of the answer. */
  run(by: Process, order: Order, world: World): Promise<number>;
  /** Set when it changes the talent's account: then each order needs its own talent. */
  alone?: true;
};

const reason = 'It does not fit any more';
const as = async (by: Process, { token }: Person, entry: Endpoint, sent: Sent) =>
  (await call(by, token, entry, sent)).status;

/** Returns an act that is a call by one party about the order itself. */
function say(
  name: string,
  who: 'hunter' | 'talent',
  entry: Endpoint,
  where: readonly Situation[],
  body?: object,
): MoneyAct {
  const sent = body && { body };
  return {
    name,
    in: where,
    run: (by, order) => as(by, order[who], entry, { params: { id: order.agreed.job.id }, ...sent }),
  };
}

/** Returns an act that is a call by the hunter about a milestone, by position. */
function ofMilestone(
  name: string,
  entry: Endpoint,
  where: readonly Situation[],
  position: number,
  body?: object,
): MoneyAct {
  return {
    name,
    in: where,
    run: (by, order) => {
      const id = order.agreed.job.milestones.find((one) => one.position === position)?.id ?? '';
      return as(by, order.hunter, entry, { params: { id }, ...(body && { body }) });
    },
  };
}

/** Returns an act that happens at the provider, which notifies this process; 409 when the provider has no such item. */
function happens(
  name: string,
  where: readonly Situation[],
  path: (order: Order, world: World) => Promise<string | { path: string; body: object } | null>,
): MoneyAct {
  return {
    name,
    in: where,
    async run(by, order, world) {
      const found = await path(order, world);
      const { provider } = world.testbed;
      const asked = typeof found === 'string' ? { path: found, body: {} } : found;
      const heard = asked && (await provider.control('POST', asked.path, asked.body).catch(() => null));
      await by.settle();
      return heard ? 200 : 409;
    },
  };
}

/** Returns the id of the first row about the order, ignoring rows added meanwhile. */
async function firstOf(
  { testbed }: World,
  order: Order,
  table: string,
  column: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from ${sql.table(table)} where job_id = ${order.agreed.job.id} order by id limit 1
  `.execute(testbed.database.db);
  return rows[0]?.id ?? null;
}

const ofChargeback = (verb: string) => async (order: Order, world: World) => {
  const id = await firstOf(world, order, 'chargebacks', 'provider_id');
  return id && `/disputes/${id}/${verb}`;
};

const ofRefund = (status: string) => async (order: Order, world: World) => {
  const id = await firstOf(world, order, 'refunds', 'provider_id');
  return id && { path: `/refunds/${id}/move`, body: { status } };
};

const WORKED_ON = ['active', 'submitted'] as const;

/** 28 acts, which make 406 pairs including each with itself. */
const MONEY_ACTS: readonly MoneyAct[] = [
  {
    name: 'pay',
    in: ['paying'],
    run: (by, { hunter, agreed }) => as(by, hunter, payments.pay, { body: { job_id: agreed.job.id } }),
  },
  {
    name: 'look at the payment',
    in: ['paying'],
    run: (by, { hunter, reference }) => as(by, hunter, payments.verify, { params: { ref: reference } }),
  },
  happens(
    'webhook of the payment',
    ['paying'],
    async ({ reference }) => `/transactions/${reference}/webhook`,
  ),
  say('leave', 'talent', bids.withdrawOrder, ['paying'], { reason }),
  say('hand in', 'talent', orders.submit, ['active'], { comment: 'Done' }),
  ofMilestone('send a milestone back', deadlines.declineMilestone, ['active'], 2, { reason }),
  ofMilestone('waive a milestone', deadlines.waive, WORKED_ON, 1),
  say('cancel as hunter', 'hunter', orders.cancel, ['active'], { reason }),
  say('cancel as talent', 'talent', orders.cancel, ['active'], { reason }),
  say('grant more time', 'hunter', deadlines.grantExtension, ['active'], { answer: '' }),
  say('accept', 'hunter', orders.accept, ['submitted'], {}),
  say('ask for changes', 'hunter', orders.decline, ['submitted'], { reason }),
  {
    name: 'accepted by silence',
    in: ['submitted'],
    async run(by, { agreed }, { testbed }) {
      await sql`
        update jobs set answer_due_at = ${testbed.now()} where id = ${agreed.job.id} and status = 'submitted'
      `.execute(testbed.database.db);
      await by.settle();
      return 200;
    },
  },
  say('dispute', 'talent', disputes.open, WORKED_ON, { statement: STATEMENT }),
  say('accept the settlement', 'hunter', disputes.acceptProposal, ['disputed'], { talent: PROPOSED }),
  {
    name: 'decide',
    in: ['disputed'],
    async run(by, order, world) {
      const id = (await firstOf(world, order, 'disputes', 'id')) ?? order.agreed.job.id;
      return as(by, world.operator, operatorDisputes.decide, {
        params: { id },
        body: { talent: '70000', reason: 'Two of three parts were delivered.' },
      });
    },
  },
  {
    name: 'ask for the net pay',
    in: ['accepted', 'on its way'],
    run: (by, { talent, agreed }) =>
      as(by, talent, payouts.transfer, {
        body: { transfer_recipient_code: talent.bank, job_id: agreed.job.id },
      }),
  },
  {
    name: 'ask for the payback',
    in: ['accepted', 'on its way', 'going back'],
    run: (by, { hunter, agreed }) =>
      as(by, hunter, payouts.transferHunter, {
        body: { transfer_recipient_code: hunter.bank, job_id: agreed.job.id },
      }),
  },
  {
    name: 'send the payback back',
    in: ['accepted', 'on its way', 'going back'],
    run: (by, { hunter, agreed }) => as(by, hunter, refunds.send, { body: { job_id: agreed.job.id } }),
  },
  happens('the refund arrives', ['going back'], ofRefund('processed')),
  happens('the refund fails', ['going back'], ofRefund('failed')),
  happens('the transfer comes back', ['on its way'], async (order, world) => {
    const reference = await firstOf(world, order, 'payouts', 'reference');
    return reference && `/transfers/${reference}/fail`;
  }),
  happens(
    'the bank asks for the payment',
    ['paying', 'active', 'submitted', 'disputed', 'accepted', 'on its way', 'going back'],
    async ({ reference }) => `/transactions/${reference}/dispute`,
  ),
  happens('the bank leaves it to us', ['charged'], ofChargeback('win')),
  happens('the bank takes it', ['charged'], ofChargeback('lose')),
  {
    name: 'suspend the talent',
    in: SITUATIONS,
    alone: true,
    run: (by, { talent }, { operator: one }) =>
      as(by, one, operator.suspend, { params: { id: talent.id }, body: { reason } }),
  },
  say('read where the money is', 'hunter', statements.trail, SITUATIONS),
  say('take the dispute back', 'hunter', disputes.withdraw, ['disputed']),
];

export type Pair = { one: MoneyAct; other: MoneyAct; situation: Situation };

/** Returns every pair, including each act with itself, in a situation where both are possible, or else the earlier one. */
export function moneyPairs(): Pair[] {
  return MONEY_ACTS.flatMap((one, index) =>
    MONEY_ACTS.slice(index).map((other) => ({ one, other, situation: placeOf(one, other) })),
  );
}

function placeOf(one: MoneyAct, other: MoneyAct): Situation {
  const both = SITUATIONS.find((place) => one.in.includes(place) && other.in.includes(place));
  const place = both ?? SITUATIONS.find((any) => one.in.includes(any) || other.in.includes(any));
  if (!place) throw new Error(`${one.name} and ${other.name} can be done nowhere`);
  return place;
}
