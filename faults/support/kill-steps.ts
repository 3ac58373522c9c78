/** The steps between an intent and its record at which a process is killed, each with what must be true afterwards. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { newId } from '#server/core/security/ids.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { accepted, checkout, handIn, started } from '#server/testing/story.ts';
import {
  at,
  BOOK,
  beforeAndAfter,
  type Scene,
  type Step,
  strikeAtRequest,
  strikeAtTable,
} from './kill-cases.ts';
import { REFUNDS } from './kill-refunds.ts';

function pay({ testbed }: Scene, reference: string, webhook: boolean): Promise<unknown> {
  return testbed.provider.control('POST', `/transactions/${reference}/pay`, { webhook });
}

async function expectOrder({ testbed }: Scene, { job }: Agreed, status: string, words: string[]) {
  const { rows } = await sql<{ status: string; words: string[] | null }>`
    select j.status, (select json_agg(word order by id) from ledger_transactions where job_id = j.id) as words
    from jobs j where j.id = ${job.id}
  `.execute(testbed.database.db);
  expect(rows).toEqual([{ status, words }]);
}

const FUNDED = ['fund-escrow'];
const RELEASED = ['fund-escrow', 'release-escrow'];

/** Returns a page that is paid at the provider, without the product knowing yet. */
async function paidPage(
  scene: Scene,
): Promise<{ agreed: Agreed; reference: string; look(): Promise<unknown> }> {
  const { hunter } = scene.people;
  const agreed = await agree(scene.people);
  const reference = await checkout(hunter, agreed.job.id);
  await pay(scene, reference, false);
  return { agreed, reference, look: () => hunter.call(payments.verify, { params: { ref: reference } }) };
}

const FUNDING: Step[] = [
  ...beforeAndAfter((when) => ({
    name: `funding: ${when} the provider makes the page`,
    async prepare(scene) {
      const { hunter } = scene.people;
      const agreed = await agree(scene.people);
      const call = { body: { job_id: agreed.job.id }, key: newId() };
      return {
        strike: strikeAtRequest('POST', '/transaction/initialize', when),
        act: () => hunter.call(payments.pay, call),
        async check() {
          await pay(scene, await checkout(hunter, agreed.job.id), true);
          await scene.door.settle();
          await expectOrder(scene, agreed, 'active', FUNDED);
        },
      };
    },
  })),
  ...beforeAndAfter((when) => ({
    name: `funding: ${when} the provider says that it is paid`,
    async prepare(scene) {
      const { agreed, reference, look } = await paidPage(scene);
      return {
        strike: strikeAtRequest('GET', `/transaction/verify/${reference}`, when),
        act: look,
        check: () => expectOrder(scene, agreed, 'active', FUNDED),
      };
    },
  })),
  {
    name: 'funding: while the money is booked',
    table: BOOK,
    async prepare(scene) {
      const { agreed, look } = await paidPage(scene);
      return {
        strike: strikeAtTable(BOOK),
        act: look,
        check: () => expectOrder(scene, agreed, 'active', FUNDED),
      };
    },
  },
  {
    name: 'funding: while the webhook is worked off',
    table: BOOK,
    async prepare(scene) {
      const agreed = await agree(scene.people);
      const reference = await checkout(scene.people.hunter, agreed.job.id);
      return {
        strike: strikeAtTable(BOOK),
        act: async () => {
          await pay(scene, reference, true);
          await scene.door.settle();
        },
        check: () => expectOrder(scene, agreed, 'active', FUNDED),
      };
    },
  },
];

async function handedIn(scene: Scene): Promise<Agreed> {
  const agreed = await started(scene.door, scene.people);
  await handIn(scene.people.talent, agreed.job.id);
  return agreed;
}

const RELEASE: Step[] = [
  {
    name: 'release: while the escrow is divided',
    table: BOOK,
    async prepare(scene) {
      const { hunter } = scene.people;
      const agreed = await handedIn(scene);
      const call = { ...at(agreed), body: {}, key: newId() };
      return {
        strike: strikeAtTable(BOOK),
        act: () => hunter.call(orders.accept, call),
        async check() {
          await expectOrder(scene, agreed, 'submitted', FUNDED);
          for (let again = 0; again < 3; again += 1) await hunter.ok(orders.accept, call);
          await expectOrder(scene, agreed, 'accepted', RELEASED);
        },
      };
    },
  },
  {
    name: 'release: while the parties are notified',
    table: 'notifications',
    async prepare(scene) {
      const agreed = await handedIn(scene);
      let answered = false;
      return {
        strike: strikeAtTable('notifications'),
        act: async () => {
          await scene.people.hunter.ok(orders.accept, { ...at(agreed), body: {} });
          answered = true;
          await scene.door.settle();
        },
        isThere: () => answered,
        async check() {
          await expectOrder(scene, agreed, 'accepted', RELEASED);
          const { rows } = await sql<{ events: number; notified: number }>`
            select count(distinct e.id)::int as events, count(n.id)::int as notified
            from events e
            left join notifications n on n.event_id = e.id and n.user_id = ${scene.people.talent.id}
            where e.about_id = ${agreed.job.id} and e.name = 'job.accept'
          `.execute(scene.testbed.database.db);
          expect(rows).toEqual([{ events: 1, notified: 1 }]);
        },
      };
    },
  },
];

type Payout = { reference: string; status: string };

async function payoutsOf({ testbed }: Scene, { job }: Agreed): Promise<Payout[]> {
  const { rows } = await sql<Payout>`
    select reference, status from payouts where job_id = ${job.id} order by id
  `.execute(testbed.database.db);
  return rows;
}

function askTransfer({ people, bank }: Scene, { job }: Agreed) {
  return people.talent.call(payouts.transfer, { body: { transfer_recipient_code: bank, job_id: job.id } });
}

/** The bank settles or fails the payout; the process handles the webhook. */
async function bankDoes(scene: Scene, agreed: Agreed, verb: 'settle' | 'fail'): Promise<void> {
  const [payout] = await payoutsOf(scene, agreed);
  await scene.testbed.provider.control('POST', `/transfers/${payout?.reference}/${verb}`, { webhook: true });
  await scene.door.settle();
}

/** Settles the payout and expects the talent to be paid once. */
async function expectPaidOnce(scene: Scene, agreed: Agreed): Promise<void> {
  await bankDoes(scene, agreed, 'settle');
  expect((await payoutsOf(scene, agreed)).map(({ status }) => status)).toEqual(['success']);
  expect((await askTransfer(scene, agreed)).status).toBe(409);
}

const PAYOUT: Step[] = [
  ...beforeAndAfter((when) => ({
    name: `payout: ${when} the provider takes the transfer`,
    async prepare(scene) {
      const agreed = await accepted(scene.door, scene.people);
      return {
        strike: strikeAtRequest('POST', '/transfer', when),
        act: () => askTransfer(scene, agreed),
        check: () => expectPaidOnce(scene, agreed),
      };
    },
  })),
  {
    name: 'payout: while the intent is written',
    table: 'payouts',
    async prepare(scene) {
      const agreed = await accepted(scene.door, scene.people);
      return {
        strike: strikeAtTable('payouts'),
        act: () => askTransfer(scene, agreed),
        async check() {
          expect(await payoutsOf(scene, agreed)).toEqual([]);
          expect((await askTransfer(scene, agreed)).status).toBe(200);
          await expectPaidOnce(scene, agreed);
        },
      };
    },
  },
  ...beforeAndAfter((when) => ({
    name: `payout: ${when} the provider reports its end`,
    async prepare(scene) {
      const agreed = await accepted(scene.door, scene.people);
      await askTransfer(scene, agreed);
      const [payout] = await payoutsOf(scene, agreed);
      return {
        strike: strikeAtRequest('GET', `/transfer/verify/${payout?.reference}`, when),
        act: () => bankDoes(scene, agreed, 'settle'),
        async check() {
          expect(await payoutsOf(scene, agreed)).toEqual([{ ...payout, status: 'success' }]);
        },
      };
    },
  })),
  {
    name: 'payout: while its return is booked',
    table: BOOK,
    async prepare(scene) {
      const agreed = await accepted(scene.door, scene.people);
      await askTransfer(scene, agreed);
      return {
        strike: strikeAtTable(BOOK),
        act: () => bankDoes(scene, agreed, 'fail'),
        async check() {
          expect((await payoutsOf(scene, agreed)).map(({ status }) => status)).toEqual(['failed']);
          expect((await askTransfer(scene, agreed)).status).toBe(200);
        },
      };
    },
  },
];

/** The money steps; the two mail steps are killed separately. */
export const MONEY_STEPS: readonly Step[] = [...FUNDING, ...RELEASE, ...PAYOUT, ...REFUNDS];
