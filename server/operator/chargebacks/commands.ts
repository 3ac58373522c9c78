/** An operator sends the evidence that we hold to a payer's bank. */
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorChargebacks } from '#contract/operator/chargebacks.ts';
import { words } from '#contract/words.ts';
import { fetchDispute, sendEvidence } from '#server/chargebacks/adapter.ts';
import { answerChargeback, confirmChargeback, lockChargeback } from '#server/chargebacks/commands.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OperatorOutsideCtx } from '#server/core/http/context.ts';
import { conflict, orNotFound, Refusal, unanswered } from '#server/core/http/refusal.ts';
import { makePdf } from '#server/documents/pdf.ts';
import type { Outcome } from '#server/payments/adapter.ts';
import { type Act, logOutcome, writeLog } from '../log/commands.ts';
import { logAbout } from '../log/queries.ts';
import { evidenceOf } from './queries.ts';
import { type Evidence, evidencePdf, MESSAGE, serviceOf } from './views.ts';

const w = words.operator;
type Answer = typeof operatorChargebacks.answer;

/**
 * Logs the intent, asks the provider whether it still waits for us, then sends everything. 409 when it can no longer be answered or is
 * being answered, 502 when the provider refuses, 503 when it is unknown whether the provider has it: a retry asks the provider first.
 */
export async function answer(
  ctx: OperatorOutsideCtx,
  { params, body }: { params: Params<Answer>; body: Body<Answer> },
): Promise<Reply<Answer>> {
  const about = { kind: 'chargeback' as const, id: params.id };
  const act = { act: 'chargeback.answer', about, reason: body.reason };
  const { id, provider_id, evidence } = await ctx.transact((tx) => begin(tx, ctx, act));
  const outcome = await send(ctx, provider_id, evidence);
  await logOutcome(ctx, act, outcome);
  if (outcome.kind === 'refused') throw new Refusal(502, w.chargeback.refused);
  if (outcome.kind === 'unknown') throw unanswered(w.payments.unreachable);
  await ctx.transact((tx) => answerChargeback(tx, { id, operatorId: ctx.actor.userId, at: ctx.now }));
  await confirmChargeback(ctx.services, provider_id);
  const { status } = await ctx.db
    .selectFrom('chargebacks')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { success: true, status: status as Reply<Answer>['status'] };
}

/** The operator who began first sends; after this time without an outcome in the log their process must have died. */
const SENDING_MS = 3 * 60_000;

async function begin(tx: Write, ctx: OperatorOutsideCtx, act: Act) {
  const chargeback = orNotFound(await lockChargeback(tx, act.about.id));
  const [last] = await logAbout(tx, chargeback.id);
  await writeLog(tx, ctx, act);
  if (chargeback.status !== 'open') throw conflict(w.chargeback.over, chargeback.status);
  if (last?.act === act.act && ctx.now.getTime() - Date.parse(last.at) < SENDING_MS)
    throw conflict(w.chargeback.sending(last.operator.name), 'sending');
  const evidence = await evidenceOf(tx, chargeback.id);
  if (!evidence) throw conflict(w.chargeback.noOrder, 'no_order');
  return { ...chargeback, evidence };
}

/** Sends the evidence unless the provider has it already. */
async function send(
  { services: { config }, now }: OperatorOutsideCtx,
  providerId: string,
  evidence: Evidence,
): Promise<Outcome<unknown>> {
  const known = await fetchDispute(config.paystack, providerId);
  if (known.kind !== 'ok') return { kind: 'unknown', reason: 'the chargeback could not be read' };
  if (known.data.status !== 'awaiting-merchant-feedback') return known;
  return sendEvidence(config.paystack, providerId, {
    customer: { name: evidence.hunter, email: evidence.email, phone: evidence.phone ?? '-' },
    service: serviceOf(evidence),
    delivered: evidence.submitted_at,
    message: MESSAGE,
    pdf: await makePdf(evidencePdf(evidence, now)),
  });
}
