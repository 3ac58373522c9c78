/** Payments, what is in suspense and what may be done with it, refunds, and the totals of the book. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { RefundStatus } from '#contract/acts/statuses.ts';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { paymentLine } from '#contract/operator/lines.ts';
import type { operatorMoney, refundLine, suspenseLine } from '#contract/operator/money.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Read } from '#server/core/db/database.ts';
import { afterNumber, cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { type Held, type Received, suspenseAfter, totalsByKind } from '#server/ledger/books/queries.ts';
import { resolutionOf } from '#server/payments/queries.ts';
import { markConflicts, type OperatorReader } from '../conflicts/queries.ts';
import { TWO_OPERATORS_ABOVE_KOBO } from '../proposals/commands.ts';
import { type Proposal, proposalsAbout } from '../proposals/queries.ts';
import { readSearchText } from '../rules.ts';
import { readPayments } from '../views.ts';

export async function listPayments(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operatorMoney.payments> },
): Promise<Reply<typeof operatorMoney.payments>> {
  const search = readSearchText(query.q);
  const status = query.status ?? null;
  const rows = await readPayments(
    ctx.db,
    sql`
      ${search ? sql`(p.reference = ${search.text} or p.job_id = ${search.id}::uuid or p.id = ${search.id}::uuid)` : sql`true`}
      and (${status}::text is null or p.status = ${status})
      and ${older(query, sql`p.id`)}
    `,
    rowsToRead(query),
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, payments: items, next };
}

export async function listSuspense(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operatorMoney.suspense> },
): Promise<Reply<typeof operatorMoney.suspense>> {
  const after = BigInt(afterNumber(query) ?? 0);
  const rows = await suspenseAfter(ctx.db, after, rowsToRead(query));
  const { items, next } = cutPage(rows, query, (row) => row.id.toString());
  return { success: true, suspense: await withWhatIsKnown(ctx, items), next };
}

async function withWhatIsKnown(ctx: OperatorReadCtx, held: readonly Held[]) {
  const { db } = ctx;
  const references = held.map((one) => one.reference);
  const payments = await readPayments(db, sql`p.reference = any(${references}::text[])`, references.length);
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]));
  const proposals = await proposalsAbout(ctx, references, ['suspense.give', 'suspense.refund']);
  const receipts = await receiptsOf(db, references);
  const lines = held.map((one) => ({
    reference: one.reference,
    amount: toNaira(one.amount),
    at: one.at.toISOString(),
    payment: byReference.get(one.reference) ?? null,
    proposal: proposalView(proposals.get(one.reference)),
    needs_two: one.amount > TWO_OPERATORS_ABOVE_KOBO,
    ...(receipts.get(one.reference) as Kept),
  }));
  return markConflicts(ctx, 'suspense.refund', lines, ({ reference }) => reference);
}

type Kept = Pick<z.output<typeof suspenseLine>, 'currency' | 'cause' | 'failed_refund' | 'can'>;
type Receipt = {
  reference: string;
  currency: string | null;
  failure: string | null;
  failed_at: Date | null;
} & Pick<Kept, 'cause'>;

/** What is known of the money held under one reference (see `receiptsOf`). */
export async function receiptOf(db: Read, reference: string): Promise<Kept> {
  return (await receiptsOf(db, [reference])).get(reference) as Kept;
}

/** Money that came for no order, as the search shows it; null when neither held nor resolved by an operator. */
export async function receivedView(db: Read, reference: string, { amount, held }: Received) {
  const { rows } = await sql<{ became: z.output<typeof paymentLine>['became'] }>`
    select ${resolutionOf(sql`${reference}::text`)} as became
  `.execute(db);
  const became = held > 0n ? null : (rows[0]?.became ?? null);
  if (held === 0n && !became) return null;
  const { currency } = await receiptOf(db, reference);
  return { reference, amount: toNaira(held || amount), currency, became };
}

/** What was stored when the money came, and how the last attempt to send it back failed, by reference. */
async function receiptsOf(db: Read, references: readonly string[]): Promise<Map<string, Kept>> {
  const { rows } = await sql<Receipt>`
    select n.reference, h.currency, h.cause, r.failure, r.updated_at as failed_at
    from unnest(${[...references]}::text[]) n (reference)
    left join held_receipts h on h.reference = n.reference
    left join lateral (
      select failure, updated_at
      from refunds
      where reference = n.reference and user_id is null and status = 'failed'
      order by id desc
      limit 1
    ) r on true
  `.execute(db);
  return new Map(
    rows.map(({ reference, currency, cause, failure, failed_at }) => [
      reference,
      {
        currency: currency ?? 'NGN',
        cause,
        failed_refund: failed_at && {
          at: failed_at.toISOString(),
          reason: failure === 'failed' ? null : failure,
        },
        can: whatMayBeDone(cause),
      },
    ]),
  );
}

function proposalView(proposal: Proposal<'suspense.give' | 'suspense.refund'> | undefined) {
  if (!proposal) return null;
  const { act, by, own, reason, at, input } = proposal;
  return { act, by, own, reason, at: at.toISOString(), job_id: input.job_id ?? null };
}

type RefundRow = {
  id: string;
  reference: string;
  amount: bigint;
  currency: string;
  status: RefundStatus;
  failure: string | null;
  asked_by: string;
  name: string;
  created_at: Date;
  updated_at: Date;
};

/** Refunds that fulfil the condition on `r`, newest first. */
export async function readRefunds(
  reader: OperatorReader,
  where: ReturnType<typeof sql>,
  limit: number,
): Promise<z.output<typeof refundLine>[]> {
  const { rows } = await sql<RefundRow>`
    select r.id, r.reference, r.amount, coalesce(h.currency, 'NGN') as currency, r.status, r.failure, r.asked_by, u.name,
      r.created_at, r.updated_at
    from refunds r
    join users u on u.id = r.asked_by
    left join held_receipts h on h.reference = r.reference
    where ${where}
    order by r.id desc
    limit ${limit}
  `.execute(reader.db);
  const lines = rows.map(
    (row): Omit<z.output<typeof refundLine>, 'own_affair'> => ({
      id: row.id,
      reference: row.reference,
      amount: toNaira(row.amount),
      currency: row.currency,
      status: row.status,
      failure: row.failure,
      asked_by: { id: row.asked_by, name: row.name },
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      can: row.status === 'processed' || row.status === 'failed' ? [] : ['ask'],
    }),
  );
  return markConflicts(reader, 'refund.ask', lines, ({ id }) => id);
}

/** Number of refunds that are stuck until the provider knows a bank account of the payer. */
export function refundsToMendCount(db: Read): Promise<number> {
  return countOf(db, sql`from refunds where status = 'pending' and failure = 'needs-attention'`);
}

export async function listRefunds(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operatorMoney.refunds> },
): Promise<Reply<typeof operatorMoney.refunds>> {
  const rows = await readRefunds(ctx, older(query, sql`r.id`), rowsToRead(query));
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, refunds: items, next };
}

/** Totals and violations of the books. Reads the whole ledger: linear in its length. */
export async function checkBooks(ctx: OperatorReadCtx): Promise<Reply<typeof operatorMoney.books>> {
  const totals = await totalsByKind(ctx.db);
  return {
    success: true,
    totals: totals.map(({ kind, balance }) => ({ kind, balance: toNaira(balance) })),
    violations: await auditMoney(ctx.db),
  };
}

type Line = z.output<typeof suspenseLine>;

/** True for naira of our account. Other money can only be sent back: in a payback it would become naira, one for one. */
export function isOurNaira(cause: Line['cause']): boolean {
  return cause !== 'currency' && cause !== 'mode';
}

/** What may be done with held money: nothing is given to a hunter whose account is deleted. */
function whatMayBeDone(cause: Line['cause']): Line['can'] {
  return isOurNaira(cause) && cause !== 'account' ? ['give', 'refund'] : ['refund'];
}
