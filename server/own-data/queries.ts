/** What prevents the deletion of an account: open orders, and money that is held, on its way or to be withdrawn. */
import { sql } from 'kysely';
import { openOrderStatuses, unfinishedStatuses } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import { OBSTACLE_ORDERS_MAX, type Obstacle, type ownData } from '#contract/own-data/own-data.ts';
import { words } from '#contract/words.ts';
import type { Read } from '#server/core/db/database.ts';
import { literals } from '#server/core/db/values.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { render } from '#server/core/i18n/language.ts';
import { totalOf } from '#server/ledger/queries.ts';
import { TRANSFER_MIN } from '#server/payouts/commands.ts';

const w = words.accounts.obstacles;

export async function getObstacles(ctx: ReadCtx): Promise<Reply<typeof ownData.obstacles>> {
  const obstacles = await obstaclesOf(ctx.db, ctx.actor.userId);
  const said = obstacles.map((one) => ({
    ...one,
    message: render(one.message, ctx.language ?? 'en'),
  }));
  return { success: true, obstacles: said };
}

/** The obstacles to deletion; empty when the account may be deleted. Money below `TRANSFER_MIN` is no obstacle. */
export async function obstaclesOf(db: Read, userId: string): Promise<Obstacle[]> {
  const { rows } = await sql<{
    orders: number;
    paying: boolean;
    in_flight: boolean;
    frozen: boolean;
    operates: boolean;
  }>`
    select
      (
        select count(*)::int from jobs j
        where ${isOpenOrderOf(userId)}
      ) as orders,
      exists (select from payments p where p.hunter_id = u.id and p.status in ('new', 'open')) as paying,
      exists (
        select from payouts p where p.user_id = u.id and p.status in (${literals(unfinishedStatuses)})
        union all
        select from refunds r where r.user_id = u.id and r.status in (${literals(unfinishedStatuses)})
      ) as in_flight,
      exists (
        select from chargebacks c join payments p on p.id = c.payment_id
        where c.ended_at is null and (p.hunter_id = u.id or p.talent_id = u.id)
      ) as frozen,
      u.operator_since is not null as operates
    from users u
    where u.id = ${userId}
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`no user ${userId}`);
  const earned = await totalOf(db, userId, 'talent');
  const payback = await totalOf(db, userId, 'hunter');
  const obstacles: Obstacle[] = [];
  if (found.orders > 0) {
    const orders = await firstOpenOrders(db, userId);
    obstacles.push({ kind: 'orders', message: w.orders(found.orders), orders });
  }
  if (earned >= TRANSFER_MIN) obstacles.push({ kind: 'earned', message: w.earned(toNaira(earned)) });
  if (payback >= TRANSFER_MIN) obstacles.push({ kind: 'payback', message: w.payback(toNaira(payback)) });
  if (found.in_flight) obstacles.push({ kind: 'transfer', message: w.transfer });
  if (found.paying) obstacles.push({ kind: 'payment', message: w.payment });
  if (found.frozen) obstacles.push({ kind: 'chargeback', message: w.chargeback });
  if (found.operates) obstacles.push({ kind: 'operator', message: w.operator });
  return obstacles;
}

/** SQL condition on a jobs row aliased `j`. */
function isOpenOrderOf(userId: string) {
  return sql`(j.hunter_id = ${userId} or j.talent_id = ${userId})
    and j.deleted_at is null
    and j.status in (${literals(openOrderStatuses)})`;
}

async function firstOpenOrders(db: Read, userId: string): Promise<Obstacle['orders']> {
  const { rows } = await sql<{ id: string; title: string; side: Side }>`
    select j.id, j.title, case when j.hunter_id = ${userId} then 'hunter' else 'talent' end as side
    from jobs j
    where ${isOpenOrderOf(userId)}
    order by j.id
    limit ${OBSTACLE_ORDERS_MAX}
  `.execute(db);
  return rows;
}
