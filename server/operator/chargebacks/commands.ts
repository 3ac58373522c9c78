/** An operator sends the evidence that we hold to a payer's bank. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorChargebacks } from '#contract/operator/chargebacks.ts';
import { words } from '#contract/words.ts';
import { fetchDispute, sendEvidence } from '#server/chargebacks/adapter.ts';
import { answerChargeback, confirmChargeback, lockChargeback } from '#server/chargebacks/commands.ts';
import type { OperatorOutsideCtx } from '#server/core/http/context.ts';
import { conflict, orNotFound, Refusal, unanswered } from '#server/core/http/refusal.ts';
import { makePdf } from '#server/documents/pdf.ts';
import { writeLog } from '../log/commands.ts';
import { evidenceOf } from './queries.ts';
import { evidencePdf, MESSAGE, serviceOf } from './views.ts';

const w = words.operator;
type Answer = typeof operatorChargebacks.answer;

/**
 * Logs the intent, asks the provider whether it still waits for us, then sends everything. 409 when it can no longer be answered,
 * 502 when the provider refuses, 503 when it is unknown whether the provider has it: a retry asks the provider first.
 */
export async function answer(
  ctx: OperatorOutsideCtx,
  { params, body }: { params: Params<Answer>; body: Body<Answer> },
): Promise<Reply<Answer>> {
  const { id, provider_id } = await ctx.transact(async (tx) => {
    const chargeback = orNotFound(await lockChargeback(tx, params.id));
    await writeLog(tx, ctx, {
      act: 'chargeback.answer',
      about: { kind: 'chargeback', id: chargeback.id },
      reason: body.reason,
    });
    if (chargeback.status !== 'open') throw conflict(w.chargeback.over, chargeback.status);
    return chargeback;
  });
  const evidence = await evidenceOf(ctx.db, id);
  if (!evidence) throw conflict(w.chargeback.noOrder, 'no_order');
  const { paystack } = ctx.services.config;
  const known = await fetchDispute(paystack, provider_id);
  if (known.kind !== 'ok') throw unanswered(w.payments.unreachable);
  if (known.data.status === 'awaiting-merchant-feedback') {
    const outcome = await sendEvidence(paystack, provider_id, {
      customer: { name: evidence.hunter, email: evidence.email, phone: evidence.phone ?? '-' },
      service: serviceOf(evidence),
      delivered: evidence.submitted_at,
      message: MESSAGE,
      pdf: await makePdf(evidencePdf(evidence, ctx.now)),
    });
    if (outcome.kind === 'refused') throw new Refusal(502, w.chargeback.refused);
    if (outcome.kind === 'unknown') throw unanswered(w.payments.unreachable);
  }
  await ctx.transact((tx) => answerChargeback(tx, { id, operatorId: ctx.actor.userId, at: ctx.now }));
  await confirmChargeback(ctx.services, provider_id);
  const { status } = await ctx.db
    .selectFrom('chargebacks')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { success: true, status: status as Reply<Answer>['status'] };
}
