/** Who may do what with an order: the gates of its verbs, and that nothing else is booked than what was shown. */
import type { Side } from '#contract/core/common.ts';
import { type DivisionView, type ShownDivision, shownOf } from '#contract/escrow/divisions.ts';
import { words } from '#contract/words.ts';
import type { Read } from '#server/core/db/database.ts';
import type { Ctx, ReadCtx } from '#server/core/http/context.ts';
import { conflict, forbidden, orNotFound } from '#server/core/http/refusal.ts';
import { type OrderProgress, progressOfOrders } from '#server/escrow/queries.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { lockJob } from '#server/jobs/policy.ts';

type ById = { id: string };

/** The job among those of the caller as its talent, locked; 404 otherwise. */
export async function lockAsTalent(ctx: Ctx, params: ById): Promise<JobRow> {
  return orNotFound(await lockJob(ctx.tx, params.id, { talentId: ctx.actor.userId }));
}

/** The same as either of its two parties. */
export async function lockAsParty(ctx: Ctx, params: ById): Promise<JobRow> {
  return orNotFound(await lockJob(ctx.tx, params.id, { partyId: ctx.actor.userId }));
}

/** The order for either of its two parties, to read. */
export async function findAsParty(ctx: ReadCtx, params: ById): Promise<JobRow> {
  const { userId } = ctx.actor;
  return orNotFound(
    await ctx.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', params.id)
      .where('talent_id', 'is not', null)
      .where((eb) => eb.or([eb('hunter_id', '=', userId), eb('talent_id', '=', userId)]))
      .executeTakeFirst(),
  );
}

/** The caller's side of an order of theirs. */
export function sideOfParty(ctx: ReadCtx, job: JobRow): Side {
  return job.hunter_id === ctx.actor.userId ? 'hunter' : 'talent';
}

/** The same, to act: 403 when the person does not hold that side any more. */
export function actorOf(ctx: Ctx, job: JobRow): { kind: Side; id: string } {
  const kind = sideOfParty(ctx, job);
  if (kind === 'hunter' ? !ctx.actor.isHunter : !ctx.actor.isTalent) throw forbidden();
  return { kind, id: ctx.actor.userId };
}

export function partiesOf(job: JobRow): { jobId: string; hunterId: string; talentId: string } {
  if (!job.talent_id) throw new Error(`job ${job.id} has no talent`);
  return { jobId: job.id, hunterId: job.hunter_id, talentId: job.talent_id };
}

export async function progressOfOrder(db: Read, job: JobRow, now: Date): Promise<OrderProgress> {
  return orNotFound((await progressOfOrders(db, [job], now)).get(job.id));
}

/** 409 `division_changed` when the caller was shown other figures than these. */
export function assertPreviewMatches(division: DivisionView, expected: ShownDivision | undefined): void {
  if (!expected) return;
  const actual = shownOf(division);
  const names = Object.keys(actual) as (keyof ShownDivision)[];
  if (names.some((name) => actual[name] !== expected[name])) {
    throw conflict(words.common.refusals.divisionChanged, 'division_changed');
  }
}
