/** Refunds interrupted by a kill: out of suspense, and out of a hunter's payback. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import type { Agreed } from '#server/testing/market.ts';
import { started } from '#server/testing/story.ts';
import {
  at,
  BOOK,
  beforeAndAfter,
  type Scene,
  type Step,
  strikeAtRequest,
  strikeAtTable,
} from './kill-cases.ts';
import { openStray, refundsOf } from './strays.ts';

const SUSPENSE: Step[] = ['GET /refund?', 'POST /refund'].flatMap((request) =>
  beforeAndAfter((when) => ({
    name: `refund: ${when} the provider has done ${request}`,
    async prepare(scene) {
      const { testbed, door, people } = scene;
      const id = await openStray(testbed, door, people.hunter.id);
      const [method = '', path = ''] = request.split(' ');
      return {
        strike: strikeAtRequest(method, path, when),
        act: () => {
          testbed.passMinutes(3);
          return door.settle();
        },
        async check() {
          const made = await refundsOf(testbed, id);
          expect(made).toHaveLength(1);
          const moved = { status: 'processed', webhook: true };
          await testbed.provider.control('POST', `/refunds/${made[0]?.id}/move`, moved);
          testbed.passMinutes(10);
          await door.settle();
          const { rows } = await sql<{ status: string }>`
            select status from refunds where id = ${id}
          `.execute(testbed.database.db);
          expect(rows).toEqual([{ status: 'processed' }]);
        },
      };
    },
  })),
);

type Back = { id: string; status: string; failure: string | null };

/** Returns an order its hunter cancelled: N88,400 of N100,000 can be refunded to the card. */
async function cancelled(scene: Scene): Promise<{ agreed: Agreed; ask(): Promise<unknown> }> {
  const { hunter } = scene.people;
  const agreed = await started(scene.door, scene.people);
  await hunter.ok(orders.cancel, { ...at(agreed), body: { reason: 'It does not fit any more' } });
  return { agreed, ask: () => hunter.call(refunds.send, { body: { job_id: agreed.job.id } }) };
}

async function backOf({ testbed }: Scene, { job }: Agreed): Promise<Back[]> {
  const { rows } = await sql<Back>`
    select id, status, failure from refunds where job_id = ${job.id} order by id
  `.execute(testbed.database.db);
  return rows;
}

/** Expects a refund with unknown outcome, which is sent again after half an hour, to exist once at the provider and reach the payer once. */
async function expectBackOnce(scene: Scene, agreed: Agreed): Promise<void> {
  const { testbed, door } = scene;
  testbed.passMinutes(70);
  await door.settle();
  const [one, ...more] = await backOf(scene, agreed);
  expect(more).toEqual([]);
  const made = await refundsOf(testbed, one?.id ?? '');
  expect(made).toHaveLength(1);
  await testbed.provider.control('POST', `/refunds/${made[0]?.id}/move`, {
    status: 'processed',
    webhook: true,
  });
  await door.settle();
  expect(await backOf(scene, agreed)).toMatchObject([{ status: 'processed' }]);
}

const BACK: Step[] = [
  ...beforeAndAfter((when) => ({
    name: `payback: ${when} the provider takes the refund`,
    async prepare(scene) {
      const { agreed, ask } = await cancelled(scene);
      return {
        strike: strikeAtRequest('POST', '/refund', when),
        act: ask,
        check: () => expectBackOnce(scene, agreed),
      };
    },
  })),
  {
    name: 'payback: while the intent of its refund is written',
    table: 'refunds',
    async prepare(scene) {
      const { agreed, ask } = await cancelled(scene);
      return {
        strike: strikeAtTable('refunds'),
        act: ask,
        async check() {
          expect(await backOf(scene, agreed)).toEqual([]);
          await ask();
          await expectBackOnce(scene, agreed);
        },
      };
    },
  },
  {
    name: 'payback: while the return of its refund is booked',
    table: BOOK,
    async prepare(scene) {
      const { agreed, ask } = await cancelled(scene);
      await ask();
      const [one] = await backOf(scene, agreed);
      const [made] = await refundsOf(scene.testbed, one?.id ?? '');
      return {
        strike: strikeAtTable(BOOK),
        async act() {
          const moved = { status: 'failed', webhook: true };
          await scene.testbed.provider.control('POST', `/refunds/${made?.id}/move`, moved);
          await scene.door.settle();
        },
        async check() {
          expect(await backOf(scene, agreed)).toMatchObject([{ status: 'failed' }]);
          await ask();
          expect(await backOf(scene, agreed)).toMatchObject([{ status: 'failed' }, { status: 'pending' }]);
        },
      };
    },
  },
];

/** Refunds out of suspense, and out of a payback. */
export const REFUNDS: readonly Step[] = [...SUSPENSE, ...BACK];
