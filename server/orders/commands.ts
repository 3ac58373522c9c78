/** Commands of orders: start, submit, ask for changes, accept. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import {
  type DivisionView,
  divisionView,
  type ShownDivision,
  shownDivisionOf,
} from '#contract/escrow/division.ts';
import type { orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, invalid, notFound, orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { type ActedBy, perform } from '#server/core/work/acts.ts';
import { type OrderProgress, progressOfOrder } from '#server/escrow/queries.ts';
import { acceptanceDivision, divisionOf } from '#server/escrow/rules.ts';
import { submissionView, type WorkViewing } from '#server/escrow/views.ts';
import { type JobRow, jobs } from '#server/jobs/acts.ts';
import { lockAsTalent, partiesOf } from '#server/jobs/policy.ts';
import { releaseEscrow } from '#server/ledger/postings.ts';
import { dropExtension, openExtensionOf } from './deadlines/commands.ts';
import { deliver, isEmpty } from './deliverables/commands.ts';
import { roundView } from './detail/queries.ts';
import { answerDueAt } from './rules.ts';

type ById = { params: { id: string } };

function talentOf(ctx: Ctx): ActedBy {
  return { kind: 'talent', id: ctx.actor.userId };
}

/** Records that the talent started; a second call changes nothing. */
export async function startWork(ctx: Ctx, _input: ById, job: JobRow): Promise<Reply<typeof orders.start>> {
  if (job.status === 'active' && job.started_at) return { success: true };
  await perform(ctx.tx, jobs, job, 'start', {
    by: talentOf(ctx),
    at: ctx.now,
    set: { started_at: ctx.now },
  });
  return { success: true };
}

type MilestoneInput = { body: Body<typeof orders.submitMilestone>; file: ReceivedFile | null };

/** Submits a milestone, more than once if needed: the first submission counts for its deadline. */
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
  await perform(ctx.tx, jobs, job, 'submit-milestone', {
    by: talentOf(ctx),
    at: ctx.now,
    facts: { milestone: milestone.title, position: milestone.position },
  });
  const delivery = { file, folder: 'jobs/milestonesubmissions', body } as const;
  if (!body.comment && isEmpty(delivery)) throw invalid('comment', words.orders.errors.milestoneEmpty);
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
    .values({ ...row, links: body.links ?? [] })
    .execute();
  const delivered = await deliver(ctx, job, { milestone: row.id }, delivery);
  const view = submissionView(
    { ...row, ...delivered, declined_at: null, decline_reason: null },
    ownWork(ctx),
  );
  return { success: true, submission: view };
}

type SubmitInput = { body: Body<typeof orders.submit>; file: ReceivedFile | null };

/** Submits the work: active → submitted; the hunter's time starts. */
export async function submitWork(
  ctx: Ctx,
  { body, file }: SubmitInput,
  job: JobRow,
): Promise<Reply<typeof orders.submit>> {
  const round = await nextRound(ctx.tx, job.id);
  await dropExtension(ctx.tx, job, await openExtensionOf(ctx.tx, job.id), ctx.now);
  await perform(ctx.tx, jobs, job, 'submit', {
    by: talentOf(ctx),
    at: ctx.now,
    set: { submitted_at: ctx.now, answer_due_at: answerDueAt(ctx.now) },
    facts: { round },
  });
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
    .values({ ...row, job_id: job.id, links: body.links ?? [] })
    .execute();
  const delivered = await deliver(ctx, job, { work: row.id }, { file, folder: 'jobs/submissions', body });
  return {
    success: true,
    submission: roundView({ ...row, ...delivered, marks: [], round_marks: [] }, ownWork(ctx)),
  };
}

/** The talent's own view of the work: always the original files. */
function ownWork(ctx: Ctx): WorkViewing {
  return { userId: ctx.actor.userId, files: ctx.services.files, now: ctx.now, access: () => 'original' };
}

/** The number of the next round; the order of a further round starts at that round's number (rule 2.20). */
export async function nextRound(tx: Write, jobId: string): Promise<number> {
  const { rows } = await sql<{ round: number }>`
    select coalesce(
      (select max(round) + 1 from work_submissions where job_id = ${jobId}),
      (select round from gig_orders where job_id = ${jobId}),
      1
    ) as round
  `.execute(tx);
  return orNotFound(rows[0]).round;
}

/** Asks for changes: submitted → active, with the reason stored on the round. */
export async function declineWork(
  ctx: Ctx,
  { body }: { body: Body<typeof orders.decline> },
  job: JobRow,
): Promise<Reply<typeof orders.decline>> {
  const round = (await nextRound(ctx.tx, job.id)) - 1;
  await perform(ctx.tx, jobs, job, 'decline', {
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    set: { submitted_at: null, answer_due_at: null },
    facts: { reason: body.reason, round },
  });
  await answerRound(ctx.tx, job.id, ctx.now, body.reason);
  return { success: true };
}

/** Marks the newest round as answered; `reason` when changes are asked for, null when it is accepted. */
async function answerRound(tx: Write, jobId: string, at: Date, reason: string | null): Promise<void> {
  await tx
    .updateTable('work_submissions')
    .set({ answered_at: at, decline_reason: reason })
    .where('job_id', '=', jobId)
    .where('round', '=', (eb) =>
      eb
        .selectFrom('work_submissions')
        .select(({ fn }) => fn.max('round').as('round'))
        .where('job_id', '=', jobId),
    )
    .where('answered_at', 'is', null)
    .execute();
}

/** Accepts the work; a repeated call returns the same division. 409 as `assertPreviewMatches`. */
export async function acceptWork(
  ctx: Ctx,
  { body }: { body: Body<typeof orders.accept> },
  job: JobRow,
): Promise<Reply<typeof orders.accept>> {
  const progress = await progressOfOrder(ctx.tx, job, ctx.now);
  const division = divisionView(job.price ?? 0n, divisionOf(job, progress), progress);
  if (job.status === 'accepted' && division.kind === 'acceptance') return { success: true, division };
  if (job.status === 'submitted') assertPreviewMatches(division, body.expected);
  const by = { kind: 'hunter', id: ctx.actor.userId } as const;
  await releaseWork(ctx.tx, job, progress, by, ctx.now, `request:${ctx.requestId}`);
  return { success: true, division };
}

/** 409 `division_changed` when the figures that the caller saw differ from these. */
export function assertPreviewMatches(division: DivisionView, expected: ShownDivision | undefined): void {
  if (!expected) return;
  const actual = shownDivisionOf(division);
  const names = Object.keys(actual) as (keyof ShownDivision)[];
  if (names.some((name) => actual[name] !== expected[name])) {
    throw conflict(words.common.refusals.divisionChanged, 'division_changed');
  }
}

/** Divides the escrow of a submitted job: submitted → accepted. */
export async function releaseWork(
  tx: Write,
  job: JobRow,
  progress: OrderProgress,
  by: ActedBy,
  at: Date,
  cause: string,
): Promise<void> {
  const price = job.price ?? 0n;
  const parts = acceptanceDivision(price, progress);
  await answerRound(tx, job.id, at, null);
  await perform(tx, jobs, job, 'accept', {
    by,
    at,
    set: { ended_at: at, answer_due_at: null },
    facts: { amount: String(price), talent: String(parts.talent), hunter: String(parts.hunter) },
    post: () =>
      releaseEscrow(tx, partiesOf(job), price, parts, { cause, actor: `${by.kind}:${by.id ?? ''}`, at }),
  });
}
