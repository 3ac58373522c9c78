/** What everybody reads, as operators change it: questions and fee policies, with their days and percentages. */
import type * as z from 'zod/mini';
import { addDays } from '#contract/core/days.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { operatorMarket, policyLine } from '#contract/operator/market.ts';
import { endOfLagosDay, lagosDay } from '#server/core/clock.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import type { PolicyRow } from '#server/ledger/policies/commands.ts';
import { listPolicies as readPolicies } from '#server/ledger/queries.ts';

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

const NOTICE_DAYS = 30;

/** The first day that begins 30 days from now or later, Africa/Lagos. */
export function earliestDay(now: Date): string {
  return addDays(lagosDay(now), NOTICE_DAYS + 1);
}

/** Midnight at which the day begins in Africa/Lagos. */
export function beginOfLagosDay(day: string): Date {
  return new Date(endOfLagosDay(addDays(day, -1)).getTime() + 1);
}

/** Basis points as a percentage without needless zeros: 750 is `7.5`. */
function showPercent(basisPoints: number): string {
  const [whole, part = ''] = (basisPoints / 100).toFixed(2).split('.');
  const rest = part.replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : `${whole}`;
}
