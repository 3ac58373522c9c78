/** The verbs of orders: start, hand in, accept, ask for changes, cancel; and what the clock does in silence. */
import type { Body, Params, Query, Reply } from '#contract/endpoint.ts';
import type { orders } from '#contract/orders.ts';
import { words } from '#contract/words.ts';
import type { Ctx } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import type { ReceivedFile } from '#server/core/files.ts';
import { newId } from '#server/core/ids.ts';
import { conflict, forbidden, notFound, orNotFound } from '#server/core/refusal.ts';
import {
  acceptanceDivision,
  cancellationDivision,
  type Standing,
  standingsOf,
} from '#server/escrow/queries.ts';
import { divisionView, submissionView } from '#server/escrow/views.ts';
import { type JobMover, type JobRow, lockJob, moveJob } from '#server/jobs/lifecycle.ts';
import { cancelEscrow, releaseEscrow } from '#server/ledger/postings.ts';
import { roundView } from './detail/queries.ts';

type ById = { params: { id: string } };

/** Gates: the job among those of the caller's side, locked; 404 otherwise. */
export async function lockAsTalent(ctx: Ctx, params: { id: string }): Promise<JobRow> {
  return orNotFound(await lockJob(ctx.tx, params.id, { talentId: ctx.actor.userId }));
}
export async function lockAsHunter(ctx: Ctx, params: { id: string }): Promise<JobRow> {
  return orNotFound(await lockJob(ctx.tx, params.id, { hunterId: ctx.actor.userId }));
}
export async function lockAsParty(ctx: Ctx, params: { id: string }): Promise<JobRow> {
  return orNotFound(await lockJob(ctx.tx, params.id, { partyId: ctx.actor.userId }));
}

function talentOf(ctx: Ctx): JobMover {
  return { kind: 'talent', id: ctx.actor.userId };
}

/** Stamps the start; a second call changes nothing. */
export async function startWork(ctx: Ctx, _input: ById, job: JobRow): Promise<Reply<typeof orders.start>> {
  if (job.status === 'active' && job.started_at) return { success: true };
  await moveJob(ctx.tx, job, { verb: 'start', by: talentOf(ctx), at: ctx.now, set: { started_at: ctx.now } });
  return { success: true };
}

type MilestoneInput = { body: Body<typeof orders.submitMilestone>; file: ReceivedFile | null };

/** Hands a milestone in, again if need be: the first time counts for its deadline. */
export async function submitMilestone(
  ctx: Ctx,
  { body, file }: MilestoneInput,
): Promise<Reply<typeof orders.submitMilestone>> {
  const milestone = await ctx.tx
    .selectFrom('milestones')
    .select(['id', 'job_id', 'position', 'title'])
    .where('id', '=', body.milestone_id)
    .executeTakeFirst();
  if (!milestone) throw notFound();
  const job = await lockAsTalent(ctx, { id: milestone.job_id });
  await moveJob(ctx.tx, job, {
    verb: 'submit-milestone',
    by: talentOf(ctx),
    at: ctx.now,
    facts: { milestone: milestone.title, position: milestone.position },
  });
  const stored = file && (await store(ctx, file, 'jobs/milestonesubmissions', job.id));
  const row = {
    id: newId(),
    milestone_id: milestone.id,
    job_id: job.id,
    title: body.title,
    comment: body.comment,
    created_at: ctx.now,
  };
  await ctx.tx
    .insertInto('milestone_submissions')
    .values({ ...row, file_id: stored?.id ?? null })
    .execute();
  const view = submissionView({ ...row, file: stored }, { files: ctx.services.files, now: ctx.now });
  return { success: true, submission: view };
}

type SubmitInput = { body: Body<typeof orders.submit>; file: ReceivedFile | null };

/** Hands the work in: active → submitted; the hunter's time runs. */
export async function submitWork(
  ctx: Ctx,
  { body, file }: SubmitInput,
  job: JobRow,
): Promise<Reply<typeof orders.submit>> {
  const round = await nextRound(ctx.tx, job.id);
  await moveJob(ctx.tx, job, {
    verb: 'submit',
    by: talentOf(ctx),
    at: ctx.now,
    set: { submitted_at: ctx.now },
    facts: { round },
  });
  const stored = file && (await store(ctx, file, 'jobs/submissions', job.id));
  const row = {
    id: newId(),
    round,
    comment: body.comment,
    created_at: ctx.now,
    answered_at: null,
    decline_reason: null,
  };
  await ctx.tx
    .insertInto('work_submissions')
    .values({ ...row, job_id: job.id, file_id: stored?.id ?? null })
    .execute();
  return { success: true, submission: roundView(ctx, { ...row, file: stored }) };
}

async function nextRound(tx: Tx, jobId: string): Promise<number> {
  const last = await tx
    .selectFrom('work_submissions')
    .select('round')
    .where('job_id', '=', jobId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.round ?? 0) + 1;
}

function store(
  ctx: Ctx,
  file: ReceivedFile,
  folder: 'jobs/submissions' | 'jobs/milestonesubmissions',
  jobId: string,
) {
  return ctx.services.files.store(ctx.tx, file, { folder, ownerId: ctx.actor.userId, jobId, now: ctx.now });
}

/** Asks for changes: submitted → active, with the reason kept at the round. */
export async function declineWork(
  ctx: Ctx,
  { body }: { body: Body<typeof orders.decline> },
  job: JobRow,
): Promise<Reply<typeof orders.decline>> {
  const round = (await nextRound(ctx.tx, job.id)) - 1;
  await moveJob(ctx.tx, job, {
    verb: 'decline',
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    set: { submitted_at: null },
    facts: { reason: body.reason, round },
  });
  await answerRound(ctx.tx, job.id, round, ctx.now, body.reason);
  return { success: true };
}

async function answerRound(
  tx: Tx,
  jobId: string,
  round: number,
  at: Date,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('work_submissions')
    .set({ answered_at: at, decline_reason: reason })
    .where('job_id', '=', jobId)
    .where('round', '=', round)
    .where('answered_at', 'is', null)
    .execute();
}

/** Accepts the work; a repeat answers the same division. */
export async function acceptWork(ctx: Ctx, _input: ById, job: JobRow): Promise<Reply<typeof orders.accept>> {
  const accepted =
    job.status === 'accepted'
      ? await standingOf(ctx.tx, job, ctx.now)
      : await releaseWork(
          ctx.tx,
          job,
          { kind: 'hunter', id: ctx.actor.userId },
          ctx.now,
          `request:${ctx.requestId}`,
        );
  const price = job.price ?? 0n;
  return { success: true, division: divisionView(price, acceptanceDivision(price, accepted), accepted) };
}

async function standingOf(tx: Tx, job: JobRow, now: Date): Promise<Standing> {
  return orNotFound((await standingsOf(tx, [job], now)).get(job.id));
}

/** Divides the escrow of a submitted job (decisions.md, Money 2): submitted → accepted. */
export async function releaseWork(
  tx: Tx,
  job: JobRow,
  by: JobMover,
  at: Date,
  cause: string,
): Promise<Standing> {
  const standing = await standingOf(tx, job, at);
  const price = job.price ?? 0n;
  const parts = acceptanceDivision(price, standing);
  await moveJob(tx, job, {
    verb: 'accept',
    by,
    at,
    set: { ended_at: at },
    facts: { amount: String(price), talent: String(parts.talent), hunter: String(parts.hunter) },
    post: () =>
      releaseEscrow(tx, partiesOf(job), price, parts, { cause, actor: `${by.kind}:${by.id ?? ''}`, at }),
  });
  await answerRound(tx, job.id, (await nextRound(tx, job.id)) - 1, at, null);
  return standing;
}

function partiesOf(job: JobRow) {
  if (!job.talent_id) throw new Error(`job ${job.id} has no talent`);
  return { jobId: job.id, hunterId: job.hunter_id, talentId: job.talent_id };
}

/** What a cancellation by the caller would divide, now. 409 unless the order is active. */
export async function previewCancel(
  ctx: Ctx,
  { params }: { params: Params<typeof orders.previewCancel>; query: Query<typeof orders.previewCancel> },
): Promise<Reply<typeof orders.previewCancel>> {
  const { userId } = ctx.actor;
  const job = orNotFound(
    await ctx.tx
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', params.id)
      .where((eb) => eb.or([eb('hunter_id', '=', userId), eb('talent_id', '=', userId)]))
      .executeTakeFirst(),
  );
  if (job.status !== 'active') throw conflict(words.refusal.illegalStep(job.status), job.status);
  const standing = await standingOf(ctx.tx, job, ctx.now);
  const parts = cancellationDivision(job, standing, userId === job.hunter_id ? 'hunter' : 'talent');
  return { success: true, division: divisionView(job.price ?? 0n, parts, standing) };
}

/** Ends an active order before acceptance (decisions.md, Money 3 and 4). A repeat answers the same division. */
export async function cancelWork(
  ctx: Ctx,
  { body }: { body: Body<typeof orders.cancel> },
  job: JobRow,
): Promise<Reply<typeof orders.cancel>> {
  const side = job.hunter_id === ctx.actor.userId ? 'hunter' : 'talent';
  if (side === 'hunter' ? !ctx.actor.isHunter : !ctx.actor.isTalent) throw forbidden();
  const standing = await standingOf(ctx.tx, job, ctx.now);
  const price = job.price ?? 0n;
  const parts = cancellationDivision(job, standing, side);
  if (!(job.status === 'cancelled' && job.cancelled_by === side && job.funded_at)) {
    const why = { cause: `request:${ctx.requestId}`, actor: `${side}:${ctx.actor.userId}`, at: ctx.now };
    await moveJob(ctx.tx, job, {
      verb: 'cancel',
      by: { kind: side, id: ctx.actor.userId },
      at: ctx.now,
      set: { ended_at: ctx.now, cancelled_by: side },
      facts: { reason: body.reason, talent: String(parts.talent), hunter: String(parts.hunter) },
      post: () => cancelEscrow(ctx.tx, partiesOf(job), price, parts, why),
    });
  }
  return { success: true, division: divisionView(price, parts, standing) };
}
