/** Publishes fee policies, which apply to agreements made from a later day on. Rates in basis points. */
import type { Selectable } from 'kysely';
import type { FeePolicy } from '#contract/escrow/division.ts';
import type { Write } from '#server/core/db/database.ts';
import type { FeePolicies } from '#server/core/db/tables.gen.ts';

export type PolicyRow = Selectable<FeePolicies>;

/** Publishes a policy. The database refuses less than 30 days between `publishedAt` and `effectiveAt` (rule 3.9). */
export function publishPolicy(
  tx: Write,
  policy: FeePolicy,
  moments: { publishedAt: Date; effectiveAt: Date },
): Promise<PolicyRow> {
  return tx
    .insertInto('fee_policies')
    .values({
      service_fee_bp: policy.serviceFee,
      rejection_fee_bp: policy.rejectionFee,
      cancellation_fee_bp: policy.cancellationFee,
      delay_deduction_bp: policy.delayDeduction,
      passed_threshold: policy.passedThreshold,
      published_at: moments.publishedAt,
      effective_at: moments.effectiveAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
