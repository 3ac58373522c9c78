/** The operator who is signed in, and how much waits for operators. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator/operator.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { countParked } from '#server/core/work/parked.ts';
import { countOpenDisputes } from '#server/disputes/queries.ts';
import { suspenseCount } from '#server/ledger/books/queries.ts';
import { countOpenFindings } from '#server/reconciliation/queries.ts';
import { countOpenChargebacks } from '../chargebacks/queries.ts';
import { refundsToMendCount } from '../money/queries.ts';
import { stuckCount } from '../payouts/queries.ts';

export async function me(ctx: OperatorReadCtx): Promise<Reply<typeof operator.me>> {
  const { userId: id, name, email, endsAt } = ctx.actor;
  const [suspense, refunds, payouts, findings, disputes, chargebacks, parked] = [
    await suspenseCount(ctx.db),
    await refundsToMendCount(ctx.db),
    await stuckCount(ctx.db, ctx.now),
    await countOpenFindings(ctx.db),
    await countOpenDisputes(ctx.db),
    await countOpenChargebacks(ctx.db),
    await countParked(ctx.db),
  ];
  return {
    success: true,
    operator: { id, name, email },
    ends_at: endsAt.toISOString(),
    waiting: { suspense, refunds, payouts, findings, disputes, chargebacks, parked },
  };
}
