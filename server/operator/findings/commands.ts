/** An operator compares both books now, and settles findings; what has to be done about one is done elsewhere. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorFindings } from '#contract/operator/findings.ts';
import type { OperatorCtx, OperatorOutsideCtx } from '#server/core/http/context.ts';
import { reconcile, settleFinding } from '#server/reconciliation/commands.ts';
import { lockFinding } from '#server/reconciliation/findings/commands.ts';
import { countOpenFindings } from '#server/reconciliation/queries.ts';
import { writeLog } from '../log/commands.ts';
import { confirmOrPropose } from '../proposals/commands.ts';

type Settle = typeof operatorFindings.settle;

/** Settles a finding. Above the limit it happens only when a second operator settles it, too. 404 when it is no longer open. */
export async function settle(
  ctx: OperatorCtx,
  { params, body }: { params: Params<Settle>; body: Body<Settle> },
): Promise<Reply<Settle>> {
  const { reason } = body;
  const finding = await lockFinding(ctx.tx, params.id);
  const about = { kind: 'finding' as const, id: finding.id };
  const act = 'finding.settle';
  const intent = { act, about, input: {}, amount: finding.amount ?? 0n, reason };
  const waiting = await confirmOrPropose(ctx.tx, ctx, intent);
  if (waiting) return { success: true, ...waiting };
  await settleFinding(ctx.tx, { id: finding.id, operatorId: ctx.actor.userId, reason, at: ctx.now });
  const { class: kind, subject, reference, ours, theirs, amount } = finding;
  await writeLog(ctx.tx, ctx, {
    act,
    about,
    reason,
    before: { class: kind, subject, reference, ours, theirs, amount: amount?.toString() ?? null },
    after: { ending: 'settled' },
  });
  return { success: true, waiting: false };
}

type Compare = typeof operatorFindings.compare;

/** Compares as the scheduled task does; the intent is logged before the provider is asked. */
export async function compare(
  ctx: OperatorOutsideCtx,
  { body: { span, reason } }: { body: Body<Compare> },
): Promise<Reply<Compare>> {
  await ctx.transact((tx) =>
    writeLog(tx, ctx, { act: 'books.compare', about: { kind: 'books', id: span }, reason }),
  );
  const { repaired } = await reconcile(ctx.services, span);
  return { success: true, open: await countOpenFindings(ctx.db), repaired: repaired.length };
}
