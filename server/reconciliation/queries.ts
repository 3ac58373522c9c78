/** Our side of the comparison, money that is stuck, and the findings as the console reads them. */
import { sql } from 'kysely';
import { unfinishedStatuses } from '#contract/acts/statuses.ts';
import { DAY_MS } from '#contract/core/days.ts';
import { alreadyTaken } from '#server/chargebacks/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, type PageQuery, rowsToRead } from '#server/core/db/paging.ts';
import { literals } from '#server/core/db/values.ts';
import type { Span } from '#server/payments/lists/adapter.ts';
import type { Finding, OwnChargeback, OwnPayment, OwnPayout, OwnRefund, Subject } from './rules.ts';

/** Payments of the span, and older ones that the provider's list names. */
export async function ownPayments(db: Read, span: Span, named: readonly string[]): Promise<OwnPayment[]> {
  const { rows } = await sql<OwnPayment>`
    select reference, status, amount, provider_fee, created_at between ${span.since} and ${span.until} as "inSpan",
      amount <= ${alreadyTaken(sql`payments.reference`, sql`''`)} as "sentBack"
    from payments
    where created_at between ${span.since} and ${span.until} or reference = any(${[...named]}::text[])
  `.execute(db);
  return rows;
}

export async function ownPayouts(db: Read, span: Span, named: readonly string[]): Promise<OwnPayout[]> {
  const { rows } = await sql<OwnPayout>`
    select reference, status, amount, created_at between ${span.since} and ${span.until} as "inSpan"
    from payouts
    where created_at between ${span.since} and ${span.until} or reference = any(${[...named]}::text[])
  `.execute(db);
  return rows;
}

/** Refunds of the span and of `named`: our ids, read from the notes of the provider's refunds. */
export async function ownRefunds(db: Read, span: Span, named: readonly string[]): Promise<OwnRefund[]> {
  const { rows } = await sql<OwnRefund>`
    select id, reference, status, amount, provider_id, created_at between ${span.since} and ${span.until} as "inSpan"
    from refunds
    where created_at between ${span.since} and ${span.until} or id::text = any(${[...named]}::text[])
  `.execute(db);
  return rows;
}

/** Chargebacks of the span and of `named`, identified by the provider's id. */
export async function ownChargebacks(
  db: Read,
  span: Span,
  named: readonly string[],
): Promise<OwnChargeback[]> {
  const { rows } = await sql<OwnChargeback>`
    select provider_id as reference, status, amount, opened_at between ${span.since} and ${span.until} as "inSpan",
      ${alreadyTaken(sql`chargebacks.reference`, sql`chargebacks.provider_id`)} as "alreadyTaken"
    from chargebacks
    where opened_at between ${span.since} and ${span.until} or provider_id = any(${[...named]}::text[])
  `.execute(db);
  return rows;
}

/** Money and webhooks that have been unfinished for longer than they ever should be. */
export async function findStuck(db: Read, now: Date): Promise<Finding[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const hourAgo = before(3_600_000);
  const { rows } = await sql<{ subject: Subject; reference: string; ours: string; amount: bigint | null }>`
    select 'payment' as subject, reference, status as ours, amount
    from payments
    where status in ('new', 'open') and check_after < ${hourAgo}
    union all
    select 'payout', reference, status, amount
    from payouts
    where status in (${literals(unfinishedStatuses)}) and created_at < ${before(DAY_MS)}
    union all
    select 'refund', coalesce(provider_id, reference), coalesce(failure, status), amount
    from refunds
    where status in (${literals(unfinishedStatuses)})
      and (failure = 'needs-attention' or created_at < ${before(10 * DAY_MS)})
    union all
    select 'event', p.key, p.event, null
    from work_items i
    join provider_inbox p on p.key = i.subject
    where i.kind like 'webhook-%' and p.received_at < ${hourAgo}
  `.execute(db);
  return rows.map((row) => ({ ...row, class: 'stuck', theirs: null }));
}

export type FindingRow = Finding & {
  id: string;
  first_seen_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  ending: 'repaired' | 'vanished' | 'settled' | null;
  settled_by: string | null;
  reason: string | null;
};

/** Findings, newest first: all, only open ones, or only ended ones. */
export async function listFindings(
  db: Read,
  query: PageQuery & { state?: 'open' | 'ended' },
): Promise<{ items: FindingRow[]; next: string | null }> {
  const { rows } = await sql<FindingRow>`
    select id, class, subject, reference, ours, theirs, amount, first_seen_at, last_seen_at, ended_at, ending,
      settled_by, reason
    from reconciliation_findings
    where (${query.state ?? null}::text is null or (ended_at is null) = (${query.state ?? null}::text = 'open'))
      and ${older(query, sql`id`)}
    order by id desc
    limit ${rowsToRead(query)}
  `.execute(db);
  return cutPage(rows, query, (row) => row.id);
}

/** The number of findings that wait for an operator. */
export async function countOpenFindings(db: Read): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reconciliation_findings where ended_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export type RunRow = {
  span: 'recent' | 'month';
  since: Date;
  until: Date;
  ended_at: Date | null;
  complete: boolean;
  compared: number;
  found: number;
  repaired: number;
};

/** The newest run of each span. */
export async function newestRuns(db: Read): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select distinct on (span) span, since, until, ended_at, complete, compared, found, repaired
    from reconciliation_runs
    order by span, id desc
  `.execute(db);
  return rows;
}
