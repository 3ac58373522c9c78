/** What operators change for everybody: questions of the landing page, and fee policies. */
import { sql } from 'kysely';
import { addDays } from '#contract/core/days.ts';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operatorMarket } from '#contract/operator/market.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { OperatorCtx } from '#server/core/http/context.ts';
import { invalid, orNotFound } from '#server/core/http/refusal.ts';
import { recordAll } from '#server/core/work/events.ts';
import { type PolicyRow, publishPolicy as publish } from '#server/ledger/policies/commands.ts';
import { listPolicies, policyInForce } from '#server/ledger/queries.ts';
import {
  addQuestion,
  arrangeQuestions,
  changeQuestion,
  lockQuestion,
  type Question,
  removeQuestion,
} from '#server/site/commands.ts';
import { logOfSite } from '../log/commands.ts';
import { beginOfLagosDay, earliestDay, policyView } from './queries.ts';

const w = words.operator;

type M = typeof operatorMarket;
type Sent<E extends M[keyof M]> = { params: Params<E>; body: Body<E> };

/** The gate of the acts on one question. */
export async function lockFaq(ctx: OperatorCtx, params: { id: string }): Promise<Question> {
  return orNotFound(await lockQuestion(ctx.tx, params.id));
}

export async function addFaq(ctx: OperatorCtx, { body }: Sent<M['addFaq']>): Promise<Reply<M['addFaq']>> {
  const faq = await addQuestion(ctx.tx, body);
  await logOfSite(ctx, 'faq.add', faq.id, body.reason, { after: faq });
  return { success: true, faq };
}

export async function changeFaq(
  ctx: OperatorCtx,
  { body }: Sent<M['changeFaq']>,
  before: Question,
): Promise<Reply<M['changeFaq']>> {
  const faq = await changeQuestion(ctx.tx, before.id, body);
  await logOfSite(ctx, 'faq.change', faq.id, body.reason, { before, after: faq });
  return { success: true, faq };
}

export async function removeFaq(
  ctx: OperatorCtx,
  { body }: Sent<M['removeFaq']>,
  before: Question,
): Promise<Reply<M['removeFaq']>> {
  await removeQuestion(ctx.tx, before.id);
  await logOfSite(ctx, 'faq.remove', before.id, body.reason, { before });
  return { success: true };
}

export async function arrangeFaqs(
  ctx: OperatorCtx,
  { body }: Sent<M['arrangeFaqs']>,
): Promise<Reply<M['arrangeFaqs']>> {
  const before = await arrangeQuestions(ctx.tx, body.ids);
  if (!before) throw invalid('ids', w.site.order);
  await logOfSite(ctx, 'faq.arrange', 'faqs', body.reason, {
    before: { ids: before },
    after: { ids: body.ids },
  });
  return { success: true };
}

/** Publishes a policy for agreements made from that day on, and notifies every member. 422 for a day less than 30 days or more than a year away. */
export async function publishPolicy(
  ctx: OperatorCtx,
  { body }: Sent<M['publishPolicy']>,
): Promise<Reply<M['publishPolicy']>> {
  const earliest = earliestDay(ctx.now);
  if (body.effective_on < earliest) throw invalid('effective_on', w.fees.tooSoon);
  if (body.effective_on > addDays(lagosDay(ctx.now), 365)) throw invalid('effective_on', w.fees.tooLate);
  if (body.talent_share + body.platform_share > 10_000) throw invalid('platform_share', w.fees.tooMuch);
  const { id, policy: current } = await policyInForce(ctx.tx, ctx.now);
  const before = (await listPolicies(ctx.tx)).find((one) => one.id === id);
  const row = await publish(
    ctx.tx,
    {
      serviceFee: body.service_fee,
      rejectionFee: body.talent_share,
      cancellationFee: body.platform_share,
      delayDeduction: body.delay_deduction,
      passedThreshold: current.passedThreshold,
    },
    { publishedAt: ctx.now, effectiveAt: beginOfLagosDay(body.effective_on) },
  );
  const policy = policyView(row, ctx.now, null);
  const notified = await notifyMembers(ctx, row, policy);
  await logOfSite(ctx, 'policy.publish', String(row.id), body.reason, {
    ...(before && { before: policyView(before, ctx.now, id) }),
    after: { ...policy },
  });
  return { success: true, policy, notified };
}

type PolicyView = Reply<M['publishPolicy']>['policy'];

/** One event per member: each becomes a notification and a mail. Returns how many. */
async function notifyMembers(ctx: OperatorCtx, row: PolicyRow, policy: PolicyView): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from users u
    where u.disabled_at is null and exists (select 1 from user_account_types t where t.user_id = u.id)
    order by id
  `.execute(ctx.tx);
  const facts = {
    policy_id: row.id,
    service_fee: policy.service_fee,
    talent_share: policy.talent_share,
    platform_share: policy.platform_share,
    delay_deduction: policy.delay_deduction,
    effective_on: lagosDay(row.effective_at),
  };
  if (rows.length === 0) return 0;
  await recordAll(
    ctx.tx,
    rows.map(({ id }) => ({
      name: 'policy.publish',
      about: { kind: 'user', id },
      actor: { kind: 'operator', id: ctx.actor.userId },
      facts,
      at: ctx.now,
    })),
  );
  return rows.length;
}
