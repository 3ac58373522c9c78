/** Disputes as an operator reads them. */
import { sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { fromNaira } from '#contract/core/money.ts';
import type { operatorDisputes } from '#contract/operator/disputes.ts';
import { words } from '#contract/words.ts';
import type { Read } from '#server/core/db/database.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { invalid, orNotFound } from '#server/core/http/refusal.ts';
import { getDisputeCase, previewDecision, listDisputes as readDisputes } from '#server/disputes/queries.ts';
import { refusesDecision } from '#server/jobs/guards.ts';
import { markConflict } from '../conflicts/queries.ts';
import { logAbout } from '../log/queries.ts';
import { TWO_OPERATORS_ABOVE_KOBO } from '../proposals/commands.ts';
import { proposalsAbout } from '../proposals/queries.ts';

type D = typeof operatorDisputes;

export async function listDisputes(
  ctx: OperatorReadCtx,
  { query }: { query: Query<D['list']> },
): Promise<Reply<D['list']>> {
  return { success: true, ...(await readDisputes(ctx.db, query, ctx.now)) };
}

export async function getDispute(
  ctx: OperatorReadCtx,
  { params }: { params: Params<D['get']> },
): Promise<Reply<D['get']>> {
  const found = await getDisputeCase(ctx.db, params.id, {
    userId: ctx.actor.userId,
    files: ctx.services.files,
    now: ctx.now,
  });
  const { price, isRipe, isOpen } = await progressOf(ctx.db, params.id, ctx.now);
  const can: Reply<D['get']>['can'] = isRipe ? ['note', 'decide'] : isOpen ? ['note'] : [];
  return {
    success: true,
    case: found,
    proposal: await proposalOf(ctx, params.id),
    needs_two: price > TWO_OPERATORS_ABOVE_KOBO,
    log: await logAbout(ctx.db, params.id),
    ...(await markConflict(ctx, 'dispute.decide', params.id, can)),
  };
}

async function proposalOf(ctx: OperatorReadCtx, id: string) {
  const proposal = (await proposalsAbout(ctx, [id], ['dispute.decide'])).get(id);
  if (!proposal) return null;
  const { by, own, input, reason } = proposal;
  return { by: by.name, own, talent: input.talent ?? '', reason };
}

type Progress = { price: bigint; isOpen: boolean; isRipe: boolean };
type Row = { price: bigint; ended_at: Date | null; answered_at: Date | null; answer_by: Date };

/** The price at stake, in kobo, and whether the dispute is open and may be decided now; 404 when there is none. */
export async function progressOf(db: Read, id: string, now: Date): Promise<Progress> {
  const { rows } = await sql<Row>`
    select j.price, d.ended_at, d.answered_at, d.answer_by
    from disputes d
    join jobs j on j.id = d.job_id
    where d.id = ${id}
  `.execute(db);
  const { price, ...dispute } = orNotFound(rows[0]);
  const isOpen = dispute.ended_at === null;
  return { price, isOpen, isRipe: isOpen && refusesDecision(dispute, now) === null };
}

/** How the escrow would be divided by a decision. 422 for more than the price. */
export async function preview(
  ctx: OperatorReadCtx,
  { params, query }: { params: Params<D['preview']>; query: Query<D['preview']> },
): Promise<Reply<D['preview']>> {
  const gross = fromNaira(query.talent);
  const { price } = await progressOf(ctx.db, params.id, ctx.now);
  if (gross > price) throw invalid('talent', words.disputes.errors.amount);
  return { success: true, division: await previewDecision(ctx.db, params.id, gross, ctx.now) };
}
