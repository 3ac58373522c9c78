/** What everybody reads, as operators change it: questions, fee policies; and mails that were given up. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { operatorMarket, policyLine } from '#contract/operator/market.ts';
import type { Db, Tx } from '#server/core/db/database.ts';
import { cutPage } from '#server/core/db/paging.ts';
import type { OperatorCtx } from '#server/core/http/context.ts';
import { parkedMails } from '#server/core/mail/mail.ts';
import type { PolicyRow } from '#server/ledger/policies/commands.ts';
import { listPolicies as readPolicies } from '#server/ledger/policies/queries.ts';
import { earliestDay, showPercent } from './rules.ts';

export async function listFaqs(ctx: OperatorCtx): Promise<Reply<typeof operatorMarket.faqs>> {
  const faqs = await ctx.tx
    .selectFrom('faqs')
    .select(['id', 'question', 'answer'])
    .orderBy('position')
    .execute();
  return { success: true, faqs };
}

export async function listPolicies(ctx: OperatorCtx): Promise<Reply<typeof operatorMarket.policies>> {
  const rows = await readPolicies(ctx.tx);
  const inForce = rows.find((row) => row.effective_at <= ctx.now)?.id ?? null;
  return {
    success: true,
    policies: rows.map((row) => policyView(row, ctx.now, inForce)),
    earliest: earliestDay(ctx.now),
  };
}

export function policyView(row: PolicyRow, now: Date, inForce: number | null): z.output<typeof policyLine> {
  const isComing = row.effective_at > now;
  return {
    id: row.id,
    service_fee: showPercent(row.service_fee_bp),
    talent_share: showPercent(row.rejection_fee_bp),
    platform_share: showPercent(row.cancellation_fee_bp),
    delay_deduction: showPercent(row.delay_deduction_bp),
    published_at: row.published_at.toISOString(),
    effective_at: row.effective_at.toISOString(),
    state: isComing ? 'coming' : row.id === inForce ? 'in force' : 'past',
  };
}

export async function listMails(
  ctx: OperatorCtx,
  { query }: { query: Query<typeof operatorMarket.mails> },
): Promise<Reply<typeof operatorMarket.mails>> {
  const before = query.after && /^[1-9]\d{0,17}$/.test(query.after) ? BigInt(query.after) : null;
  const { items, next } = cutPage(await parkedMails(ctx.tx, before), query, (row) => row.id.toString());
  return {
    success: true,
    mails: items.map((mail) => ({
      id: mail.id.toString(),
      to: mail.to_address,
      subject: mail.subject,
      attempts: mail.attempts,
      error: mail.error,
      created_at: mail.created_at.toISOString(),
      parked_at: mail.parked_at.toISOString(),
    })),
    next,
  };
}

export async function parkedCount(tx: Tx | Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where parked_at is not null and sent_at is null
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
