/** Queries of the money pages: the statement of an account, months of earnings, paybacks, and the trail of an order. */
import { sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import { STATEMENT_FORMAT } from '#contract/statements/statement-chain.ts';
import type { paybackReasons, statements } from '#contract/statements/statements.ts';
import { afterId, cutPage, rowsToRead } from '#server/core/db/paging.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import { progressOfOrders } from '#server/escrow/queries.ts';
import { acceptanceDivision } from '#server/escrow/rules.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { talentPayable } from '#server/ledger/accounts.ts';
import { frozenOfAccounts } from '#server/ledger/chargebacks/queries.ts';
import { entriesOf, monthsOf, paybacksOf, trailOfJob } from '#server/ledger/trails/queries.ts';
import { refundablePayments, refundOffer } from '#server/payouts/refunds/queries.ts';
import {
  balancesAfter,
  type Chain,
  chainOf,
  lastMonths,
  SETTLED_AFTER_MS,
  type Step,
  stepsOf,
} from './rules.ts';

/** Whose statement and as of when: the caller's, or that of a person whose statement is checked. */
type StatementCtx = Pick<ReadCtx, 'db' | 'now'> & { actor: Pick<ReadCtx['actor'], 'userId' | 'name'> };

/** Titles by job; `ids` may repeat, and contain null for entries without a job. */
type NamedJob = Pick<JobRow, 'id' | 'title' | 'talent_id'>;

async function jobsOf(ctx: Pick<ReadCtx, 'db'>, ids: readonly (string | null)[]) {
  const named = [...new Set(ids.flatMap((id) => id ?? []))];
  if (named.length === 0) return new Map<string, NamedJob>();
  const rows = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title', 'talent_id'])
    .where('id', 'in', named)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The chain of the caller's account, and the titles of its orders. */
export async function ownChain(ctx: StatementCtx): Promise<Chain & { titles: Map<string, string> }> {
  const until = new Date(ctx.now.getTime() - SETTLED_AFTER_MS);
  const own = await entriesOf(ctx.db, ctx.actor.userId, until);
  const jobs = await jobsOf(
    ctx,
    own.map(({ job_id }) => job_id),
  );
  const titles = new Map([...jobs.values()].map(({ id, title }) => [id, title]));
  return { ...chainOf(ctx.actor.userId, own), titles };
}

export async function issueStatement(ctx: StatementCtx): Promise<Reply<typeof statements.statement>> {
  const { entries, balances, head, titles } = await ownChain(ctx);
  return {
    format: STATEMENT_FORMAT,
    person: { id: ctx.actor.userId, name: ctx.actor.name },
    currency: 'NGN',
    issued_at: ctx.now.toISOString(),
    entries,
    balances: {
      held: String(balances.held),
      payback: String(balances.payback),
      earnings: String(balances.earnings),
      'on-the-way': String(balances['on-the-way']),
    },
    head,
    orders: [...titles].map(([job, title]) => ({ job, title })),
  };
}

export async function readOverview(ctx: ReadCtx): Promise<Reply<typeof statements.overview>> {
  const names = lastMonths(ctx.now);
  const totals = await monthsOf(ctx.db, ctx.actor.userId, names[0] ?? '');
  const byName = new Map(totals.map((total) => [total.month, total]));
  return {
    success: true,
    months: names.map((month) => ({
      month,
      earned: toNaira(byName.get(month)?.earned ?? 0n),
      withdrawn: toNaira(byName.get(month)?.withdrawn ?? 0n),
    })),
    coming: await comingOf(ctx),
    frozen: await frozenOf(ctx),
  };
}

const FROZEN_MAX = 20;

/** What open chargebacks have frozen of the talent's earnings, by order (rule 3.15). */
async function frozenOf(ctx: ReadCtx): Promise<Reply<typeof statements.overview>['frozen']> {
  const { userId } = ctx.actor;
  const { rows } = await sql<Pick<JobRow, 'id' | 'title'>>`
    select j.id, j.title
    from jobs j
    where j.talent_id = ${userId} and exists (select from chargebacks c where c.job_id = j.id and c.ended_at is null)
    order by j.id
    limit ${sql.lit(FROZEN_MAX)}
  `.execute(ctx.db);
  const frozen = await frozenOfAccounts(
    ctx.db,
    rows.map(({ id }) => talentPayable(userId, id)),
  );
  return rows.flatMap(({ id, title }) => {
    const amount = frozen.get(talentPayable(userId, id).key) ?? 0n;
    return amount > 0n ? [{ amount: toNaira(amount), job_id: id, title }] : [];
  });
}

/** The submitted order that silence accepts first, with its net pay as of now; null when there is none. */
async function comingOf(ctx: ReadCtx): Promise<Reply<typeof statements.overview>['coming']> {
  const { rows } = await sql<JobRow>`
    select * from jobs
    where talent_id = ${ctx.actor.userId} and status = 'submitted' and answer_due_at is not null and frozen_at is null
    order by answer_due_at, id
    limit 1
  `.execute(ctx.db);
  const [job] = rows;
  if (!job?.answer_due_at) return null;
  const progress = (await progressOfOrders(ctx.db, [job], ctx.now)).get(job.id);
  if (!progress) return null;
  return {
    amount: toNaira(acceptanceDivision(job.price ?? 0n, progress).talent),
    at: job.answer_due_at.toISOString(),
    job_id: job.id,
    title: job.title,
  };
}

/** The reason of a payback, by the `word` of the posting that credited it last. */
const REASONS: Record<string, (typeof paybackReasons)[number]> = {
  'release-escrow': 'accepted',
  'cancel-escrow': 'cancelled',
  'decide-escrow': 'decided',
  'divide-charged-back': 'decided',
};

export async function listPaybacks(
  ctx: ReadCtx,
  { query }: { query: Query<typeof statements.paybacks> },
): Promise<Reply<typeof statements.paybacks>> {
  const page = { after: afterId(query), limit: rowsToRead(query) };
  const rows = await paybacksOf(ctx.db, ctx.actor.userId, page);
  const { items, next } = cutPage(rows, query, (row) => row.job_id);
  const ids = items.map((row) => row.job_id);
  const [jobs, refundable] = [
    await jobsOf(ctx, ids),
    await refundablePayments(ctx.db, ctx.actor.userId, ids),
  ];
  return {
    success: true,
    paybacks: items.map((row) => ({
      job_id: row.job_id,
      title: jobs.get(row.job_id)?.title ?? '',
      is_order: Boolean(jobs.get(row.job_id)?.talent_id),
      at: row.at.toISOString(),
      reason: REASONS[row.word] ?? 'returned',
      amount: toNaira(row.amount),
      status: row.status,
      way_back: refundOffer(row.balance, refundable.get(row.job_id)),
    })),
    next,
  };
}

/** The job, if the caller is one of its two parties; 404 otherwise. */
export async function getOwnOrder(ctx: ReadCtx, { id }: Params<typeof statements.trail>): Promise<JobRow> {
  const { userId } = ctx.actor;
  const job = await ctx.db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('hunter_id', '=', userId), eb('talent_id', '=', userId)]))
    .executeTakeFirst();
  return orNotFound(job);
}

export async function readTrail(
  ctx: ReadCtx,
  _input: unknown,
  job: JobRow,
): Promise<Reply<typeof statements.trail>> {
  const steps = stepsOf(job.id, await trailOfJob(ctx.db, job.id));
  const [channels, banks] = [await channelsOf(ctx, job.id), await ownBanksOf(ctx, steps)];
  const paidIn = steps.reduce(
    (sum, step) =>
      step.from === 'payer' ? sum + step.amount : step.to === 'payer' ? sum - step.amount : sum,
    0n,
  );
  return {
    success: true,
    paid_in: toNaira(paidIn),
    steps: steps.map((step) => ({
      id: step.id,
      at: step.at.toISOString(),
      what: step.what,
      from: step.from,
      to: step.to,
      of: step.of,
      amount: toNaira(step.amount),
      channel: step.from === 'payer' ? (channels.get(step.reference ?? FUNDING) ?? null) : null,
      charge: step.charge === null ? null : toNaira(step.charge),
      bank: (step.payoutId && banks.get(step.payoutId)) || null,
    })),
    now: balancesAfter(steps).map(({ place, of, amount }) => ({ place, of, amount: toNaira(amount) })),
  };
}

const FUNDING = 'funding';

/** The channel of each payment, by its reference; that of the payment that filled the escrow is under `FUNDING`. */
async function channelsOf(ctx: ReadCtx, jobId: string): Promise<Map<string, string | null>> {
  const rows = await ctx.db
    .selectFrom('payments')
    .select(['reference', 'channel', 'status'])
    .where('job_id', '=', jobId)
    .where('status', 'in', ['funded', 'returned'])
    .execute();
  return new Map(rows.map((row) => [row.status === 'funded' ? FUNDING : row.reference, row.channel]));
}

/** The banks of the reader's own payouts, by payout; the other party's bank is private. */
async function ownBanksOf(ctx: ReadCtx, steps: readonly Step[]): Promise<Map<string, string>> {
  const ids = [...new Set(steps.flatMap(({ payoutId }) => payoutId ?? []))];
  const words = wordsIn(ctx.language ?? 'en');
  const { rows } = await sql<{ id: string; bank: string; ending: string }>`
    select p.id, r.bank_name as bank, right(r.account_number, 4) as ending
    from payouts p
    join recipients r on r.id = p.recipient_id
    where p.id = any(${ids}::uuid[]) and p.user_id = ${ctx.actor.userId}
  `.execute(ctx.db);
  return new Map(rows.map(({ id, bank, ending }) => [id, words.documents.pdf.bank(bank, ending)]));
}
