/** `GET payment/paybacks`: the orders of which something came back to the hunter. */
import type { Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { paybackReasons, statements } from '#contract/statements/statements.ts';
import { afterId, cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { paybacksOf } from '#server/ledger/trails/queries.ts';
import { titlesOf } from '../queries.ts';

/** By the money word that credited it last. */
const REASONS: Record<string, (typeof paybackReasons)[number]> = {
  'release-escrow': 'accepted',
  'cancel-escrow': 'cancelled',
  'decide-escrow': 'decided',
};

export async function listPaybacks(
  ctx: ReadCtx,
  { query }: { query: Query<typeof statements.paybacks> },
): Promise<Reply<typeof statements.paybacks>> {
  const page = { after: afterId(query), limit: rowsToRead(query) };
  const rows = await paybacksOf(ctx.db, ctx.actor.userId, page);
  const { items, next } = cutPage(rows, query, (row) => row.job_id);
  const titles = await titlesOf(
    ctx,
    items.map((row) => row.job_id),
  );
  return {
    success: true,
    paybacks: items.map((row) => ({
      job_id: row.job_id,
      title: titles.get(row.job_id) ?? '',
      at: row.at.toISOString(),
      reason: REASONS[row.word] ?? 'returned',
      amount: toNaira(row.amount),
      status: row.status,
    })),
    next,
  };
}
