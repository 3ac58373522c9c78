/** What everybody reads, as operators change it: questions and fee policies. */
import type * as z from 'zod/mini';
import type { Reply } from '#contract/core/endpoint.ts';
import type { operatorMarket, policyLine } from '#contract/operator/market.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import type { PolicyRow } from '#server/ledger/policies/commands.ts';
import { listPolicies as readPolicies } from '#server/ledger/policies/queries.ts';
import { earliestDay, showPercent } from './rules.ts';

export async function listFaqs(ctx: OperatorReadCtx): Promise<Reply<typeof operatorMarket.faqs>> {
  const faqs = await ctx.db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer'])
    .orderBy('position')
    .execute();
  return { success: true, faqs };
}

export async function listPolicies(ctx: OperatorReadCtx): Promise<Reply<typeof operatorMarket.policies>> {
  const rows = await readPolicies(ctx.db);
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
