/** Payouts as operators see them, the stuck ones above all. */
import { type RawBuilder, sql } from 'kysely';
import { unfinishedStatuses } from '#contract/acts/statuses.ts';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { operatorMoney } from '#contract/operator/money.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import { literals } from '#server/core/db/values.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { movementsOfPayout } from '#server/ledger/books/queries.ts';
import type { OperatorReader } from '../conflicts/queries.ts';
import { logAbout } from '../log/queries.ts';
import { readSearchText } from '../rules.ts';
import { postingView, readPayouts, WAITS_FOR_CODE } from '../views.ts';

/** Milliseconds after which an unfinished payout is stuck: banks take minutes. */
const STUCK_AFTER_MS = 3_600_000;

/** SQL: true for a row `p` of payouts that is stuck: its outcome is unknown, it waits for a code, or it takes too long. */
function isStuck(now: Date): RawBuilder<boolean> {
  return sql`(
    p.status in (${literals(unfinishedStatuses)})
    and (p.status = 'unknown' or p.failure = ${WAITS_FOR_CODE}
      or p.created_at < ${new Date(now.getTime() - STUCK_AFTER_MS)})
  )`;
}

export function stuckCount(db: Read, now: Date): Promise<number> {
  return countOf(db, sql`from payouts p where ${isStuck(now)}`);
}

export async function listPayouts(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operatorMoney.payouts> },
): Promise<Reply<typeof operatorMoney.payouts>> {
  const search = readSearchText(query.q);
  const rows = await readPayouts(
    ctx,
    sql`
      ${stateIs(query.state, ctx.now)}
      and ${search ? sql`(p.reference = ${search.text} or p.id = ${search.id}::uuid)` : sql`true`}
      and ${older(query, sql`p.id`)}
    `,
    rowsToRead(query),
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, payouts: items, next };
}

function stateIs(state: 'stuck' | 'failed' | undefined, now: Date): RawBuilder<boolean> {
  if (state === 'stuck') return isStuck(now);
  return state === 'failed' ? sql`p.status in ('failed', 'reversed')` : sql`true`;
}

export async function payoutLineOf(reader: OperatorReader, id: string) {
  const [line] = await readPayouts(reader, sql`p.id = ${id}`, 1);
  return orNotFound(line);
}

export async function getPayout(
  ctx: OperatorReadCtx,
  { params }: { params: Params<typeof operatorMoney.payout> },
): Promise<Reply<typeof operatorMoney.payout>> {
  const payout = await payoutLineOf(ctx, params.id);
  return {
    success: true,
    payout,
    postings: (await movementsOfPayout(ctx.db, payout.id)).map((one) => postingView(one, ctx.language)),
    log: await logAbout(ctx.db, payout.id),
  };
}
