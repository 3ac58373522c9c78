/** Orders in every situation in which an act can move their money; many are made at once. */
import { disputes } from '#contract/disputes/disputes.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { ANSWER, STATEMENT } from '#server/testing/disputes.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { addBank, checkout, handIn, handInMilestones } from '#server/testing/story.ts';
import type { Process, Testbed } from './processes.ts';

/**
 * `charged`: submitted, and the payer's bank asks for the payment back. `paying`: paid at the provider, but not known here yet.
 * `on its way`: the net pay is being paid out; `going back`: the payback is being refunded to the card. In every one after
 * `paying` a milestone was missed, another one is submitted, and more time is requested until the work is submitted.
 */
export const SITUATIONS = [
  'charged',
  'paying',
  'active',
  'submitted',
  'disputed',
  'accepted',
  'on its way',
  'going back',
] as const;
export type Situation = (typeof SITUATIONS)[number];

type Party = Person & { bank: string };
export type Order = { agreed: Agreed; hunter: Party; talent: Party; reference: string };
export type World = {
  testbed: Testbed;
  two: [Process, Process];
  door: TestApp;
  hunter: Party;
  talent: Party;
  /** Signed in after the days of the orders have passed. */
  operator: Person;
};

/** Amount proposed for the talent in a dispute, in naira. */
export const PROPOSED = '40000';

const MILESTONES = [
  { title: 'Sketches', due: 2, description: 'Three directions on paper', penalty: 5 },
  { title: 'Colours', due: 14, description: 'Two of them in colour', penalty: 10 },
  { title: 'Final artwork', due: 20, description: 'Print-ready files', penalty: 10 },
];
/** Days after which the first milestone is missed. */
const DAYS = 3;
const SIDE_BY_SIDE = 6;

/** Runs `act` for every element, a few at a time. */
async function withAll<T, R>(list: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < list.length; start += SIDE_BY_SIDE)
    done.push(...(await Promise.all(list.slice(start, start + SIDE_BY_SIDE).map(act))));
  return done;
}

/** Creates two processes and the people that all orders share. */
export async function startWorld(testbed: Testbed): Promise<World> {
  const two: [Process, Process] = [await testbed.start(), await testbed.start()];
  const { database } = testbed;
  const services = { database, clock: { now: testbed.now } };
  const door = { ...two[1], database, services } as unknown as TestApp;
  const people = { hunter: await banked(await hunter(door)), talent: await banked(await talent(door)) };
  return { testbed, two, door, ...people, operator: await consoleOf(door) };
}

async function banked(person: Person): Promise<Party> {
  return { ...person, bank: await addBank(person) };
}

/** `alone`: with its own talent. */
export type WantedOrder = { situation: Situation; alone: boolean };

/** Makes one order for each wanted situation; three days pass. */
export async function makeOrders(world: World, wanted: readonly WantedOrder[]): Promise<Order[]> {
  if (wanted.length === 0) return [];
  const made = await withAll(wanted, async ({ situation, alone }) => {
    const own = alone ? await banked(await talent(world.door)) : world.talent;
    const parties = { hunter: world.hunter, talent: own };
    const agreed = await agree({ ...parties, post: { milestones: MILESTONES } });
    const order: Order = { agreed, ...parties, reference: '' };
    if (situation !== 'paying') await begin(world, order);
    return order;
  });
  world.testbed.passMinutes(DAYS * 24 * 60);
  // This also passes the new time to each process.
  for (const process of world.two) await process.settle();
  world.operator = await consoleOf(world.door);
  await withAll([...made.entries()], ([index, order]) =>
    STEPS[wanted[index]?.situation ?? 'paying'](world, order),
  );
  await world.two[0].settle();
  return made;
}

const at = ({ agreed }: Order) => ({ params: { id: agreed.job.id } });

/** The hunter opens the page and pays there; no webhook is sent. */
async function payPage({ testbed }: World, order: Order): Promise<void> {
  order.reference = await checkout(order.hunter, order.agreed.job.id);
  await testbed.provider.control('POST', `/transactions/${order.reference}/pay`, { webhook: false });
}

async function begin(world: World, order: Order): Promise<void> {
  await payPage(world, order);
  await order.hunter.ok(payments.verify, { params: { ref: order.reference } });
  await order.talent.ok(orders.start, at(order));
}

async function goOn(_world: World, order: Order): Promise<void> {
  await handInMilestones(order.talent, order.agreed, [2]);
  const body = { days: 3, reason: 'The printer is on strike' };
  await order.talent.ok(deadlines.requestExtension, { ...at(order), body });
}

async function submit(world: World, order: Order): Promise<void> {
  await goOn(world, order);
  await handIn(order.talent, order.agreed.job.id);
}

async function accept(world: World, order: Order): Promise<void> {
  await submit(world, order);
  await order.hunter.ok(orders.accept, { ...at(order), body: {} });
}

const STEPS: Record<Situation, (world: World, order: Order) => Promise<void>> = {
  paying: payPage,
  active: goOn,
  submitted: submit,
  accepted: accept,
  async charged(world, order) {
    await submit(world, order);
    await world.testbed.provider.control('POST', `/transactions/${order.reference}/dispute`, {});
  },
  async disputed(world, order) {
    await submit(world, order);
    await order.hunter.ok(disputes.open, { ...at(order), body: { statement: STATEMENT } });
    await order.talent.ok(disputes.answer, { ...at(order), body: { statement: ANSWER } });
    await order.talent.ok(disputes.propose, { ...at(order), body: { talent: PROPOSED } });
  },
  async 'on its way'(world, order) {
    await accept(world, order);
    const body = { transfer_recipient_code: order.talent.bank, job_id: order.agreed.job.id };
    await order.talent.ok(payouts.transfer, { body });
  },
  async 'going back'(world, order) {
    await accept(world, order);
    await order.hunter.ok(refunds.send, { body: { job_id: order.agreed.job.id } });
  },
};
