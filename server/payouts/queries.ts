/** Queries of payouts: the list with progress, the payback, and the figures of the Earning page. */
import { type RawBuilder, sql } from 'kysely';
import {
  type EarningStatus,
  escrowStatuses,
  type PayoutStatus,
  type RefundStatus,
  unfinishedStatuses,
} from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import { toNaira } from '#contract/core/money.ts';
import { type payouts, returnReason } from '#contract/payouts/payouts.ts';
import { withdrawalsPausedUntil } from '#server/accounts/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import { afterId, cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import { literals } from '#server/core/db/values.ts';
import { type ReadCtx, sideOf } from '#server/core/http/context.ts';
import { render } from '#server/core/i18n/language.ts';
import { progressOfOrders } from '#server/escrow/queries.ts';
import { acceptanceDivision } from '#server/escrow/rules.ts';
import { countPayable, netIncomeOf, netPayByJob, paysTalent, totalOf } from '#server/ledger/queries.ts';
import { earningStatus } from '#server/ledger/trails/queries.ts';
import { accountsOf } from './bank-accounts/queries.ts';

type Payout = Reply<typeof payouts.list>['payouts'][number];
type Row = Omit<Payout, 'amount' | 'progress' | 'reason' | 'created_at' | 'updated_at'> & {
  amount: bigint;
  created_at: Date;
  updated_at: Date;
};

/** Requested → Sent to bank → Paid or Returned, for payouts and refunds. */
export function progressOf(status: PayoutStatus | RefundStatus): 'requested' | 'sent' | 'paid' | 'returned' {
  if (status === 'success' || status === 'processed') return 'paid';
  if (status === 'failed' || status === 'reversed') return 'returned';
  return status === 'pending' ? 'sent' : 'requested';
}

/** Payouts (`p`) that fulfil the condition, newest first. */
export async function readPayouts(
  db: Read,
  where: RawBuilder<unknown>,
  limit: number,
  language?: Language,
): Promise<Payout[]> {
  const { rows } = await sql<Row>`
    select p.id, p.job_id, j.title, p.side, p.amount, p.status, r.bank_name, r.account_name, r.account_number,
      p.created_at, p.updated_at
    from payouts p
    join recipients r on r.id = p.recipient_id
    left join jobs j on j.id = p.job_id
    where ${where}
    order by p.id desc
    limit ${limit}
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    amount: toNaira(row.amount),
    progress: progressOf(row.status),
    account_number: row.account_number.slice(-4),
    reason: reasonOf(row.status, language),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Why the money came back; null if it did not. */
function reasonOf(status: PayoutStatus, language?: Language): string | null {
  const reason = returnReason(status);
  return reason && render(reason, language);
}

export async function listPayouts(
  ctx: ReadCtx,
  { query }: { query: Query<typeof payouts.list> },
): Promise<Reply<typeof payouts.list>> {
  const side = sideOf(ctx.actor, query.as);
  const where = sql`p.user_id = ${ctx.actor.userId} and p.side = ${side} and ${older(query, sql`p.id`)}`;
  const rows = await readPayouts(ctx.db, where, rowsToRead(query), ctx.language);
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, payouts: items, next };
}

export async function pendingPayback(ctx: ReadCtx): Promise<Reply<typeof payouts.pendingPayback>> {
  return { success: true, pendingpayout: toNaira(await totalOf(ctx.db, ctx.actor.userId, 'hunter')) };
}

/** The figures of the Earning page; all but the expected amount come from the ledger. */
export async function earnings(
  ctx: ReadCtx,
  { query }: { query: Query<typeof payouts.earnings> },
): Promise<Reply<typeof payouts.earnings>> {
  const { userId } = ctx.actor;
  const [netIncome, available, availableOrders, out, accounts, paused] = [
    await netIncomeOf(ctx.db, userId),
    await totalOf(ctx.db, userId, 'talent'),
    await countPayable(ctx.db, userId),
    await paidAndInFlight(ctx.db, userId, 'talent'),
    await accountsOf(ctx.db, userId),
    await withdrawalsPausedUntil(ctx.db, userId, ctx.now),
  ];
  return {
    success: true,
    data: {
      pending: toNaira(await expectedOf(ctx)),
      netincome: toNaira(netIncome),
      withdrawn: toNaira(out.paid),
      in_flight: toNaira(out.inFlight),
      available: toNaira(available),
      available_orders: availableOrders,
      paused_until: paused?.toISOString() ?? null,
      accounts: accounts.map(({ bank_name, account_number }) => ({
        bank_name,
        account_number: account_number.slice(-4),
      })),
      ...(await listTransactions(ctx, query)),
    },
  };
}

/** Totals of a person's payouts on one side, in kobo: confirmed by banks, and on their way. */
export async function paidAndInFlight(
  db: Read,
  userId: string,
  side: Side,
): Promise<{ paid: bigint; inFlight: bigint }> {
  const { rows } = await sql<{ paid: bigint; in_flight: bigint }>`
    select
      coalesce(sum(amount) filter (where status = 'success'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where status in (${literals(unfinishedStatuses)})), 0)::bigint as in_flight
    from payouts
    where user_id = ${userId} and side = ${side}
  `.execute(db);
  return { paid: rows[0]?.paid ?? 0n, inFlight: rows[0]?.in_flight ?? 0n };
}

/** The net pay of running orders as of now, in kobo. */
async function expectedOf(ctx: ReadCtx): Promise<bigint> {
  const jobs = await ctx.db
    .selectFrom('jobs')
    .selectAll()
    .where('talent_id', '=', ctx.actor.userId)
    .where('status', 'in', escrowStatuses)
    .execute();
  const progress = await progressOfOrders(ctx.db, jobs, ctx.now);
  return jobs.reduce((sum, job) => {
    const own = progress.get(job.id);
    return own ? sum + acceptanceDivision(job.price ?? 0n, own).talent : sum;
  }, 0n);
}

type Line = { id: string; title: string; brief: string; status: EarningStatus; at: Date };
type Filter = Pick<Query<typeof payouts.earnings>, 'month' | 'status'>;

/** One line per order that pays, newest first: expected, available, on its way, or paid. */
async function listTransactions(ctx: ReadCtx, query: Query<typeof payouts.earnings>) {
  const lines = await readLines(ctx, query, afterId(query), rowsToRead(query));
  const { items, next } = cutPage(lines, query, (row) => row.id);
  return { alltransactions: await withNetPay(ctx, items), next };
}

const TABLE_PAGE = 200;

/** All lines, page by page, for an exported table. */
export async function* everyTransaction(ctx: ReadCtx, filter: Filter) {
  let after: string | null = null;
  for (;;) {
    const lines: Line[] = await readLines(ctx, filter, after, TABLE_PAGE);
    if (lines.length > 0) yield await withNetPay(ctx, lines);
    if (lines.length < TABLE_PAGE) return;
    after = lines.at(-1)?.id ?? null;
  }
}

async function readLines(ctx: ReadCtx, filter: Filter, after: string | null, limit: number): Promise<Line[]> {
  const { userId } = ctx.actor;
  const { rows } = await sql<Line>`
    select * from (
      select j.id, j.title, j.brief, coalesce(j.ended_at, j.funded_at) as at,
        case
          when j.status in (${literals(escrowStatuses)}) then 'pending'
          else coalesce(${earningStatus(userId, sql`j.id`)}, 'paid')
        end as status
      from jobs j
      where j.talent_id = ${userId} and j.funded_at is not null
        and (j.status <> 'cancelled' or ${paysTalent(userId, sql`j.id`)})
        and (${after}::uuid is null or j.id < ${after})
    ) lines
    where (${filter.status ?? null}::text is null or status = ${filter.status ?? null})
      and (${filter.month ?? null}::text is null
        or to_char(at at time zone 'Africa/Lagos', 'YYYY-MM') = ${filter.month ?? null})
    order by id desc
    limit ${limit}
  `.execute(ctx.db);
  return rows;
}

async function withNetPay(ctx: ReadCtx, lines: readonly Line[]) {
  const ids = lines.map((line) => line.id);
  const credited = await netPayByJob(ctx.db, ctx.actor.userId, ids);
  const running = await runningNetPay(ctx, lines);
  return lines.map((line) => ({
    id: line.id,
    created_at: line.at.toISOString(),
    status: line.status,
    job_id: line.id,
    job: {
      title: line.title,
      job_description: line.brief,
      net_pay: toNaira(credited.get(line.id) ?? running.get(line.id) ?? 0n),
    },
  }));
}

async function runningNetPay(ctx: ReadCtx, lines: readonly Line[]): Promise<Map<string, bigint>> {
  const ids = lines.filter((line) => line.status === 'pending').map((line) => line.id);
  if (ids.length === 0) return new Map();
  const running = await ctx.db.selectFrom('jobs').selectAll().where('id', 'in', ids).execute();
  const progress = await progressOfOrders(ctx.db, running, ctx.now);
  return new Map(
    running.map((job) => {
      const own = progress.get(job.id);
      return [job.id, own ? acceptanceDivision(job.price ?? 0n, own).talent : 0n];
    }),
  );
}
