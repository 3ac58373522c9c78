/** The order page: submissions by round, the history, the money box, the board, the reviews. */
import { sql } from 'kysely';
import { historyLineOf } from '#contract/acts/sentences.ts';
import type { Language } from '#contract/core/languages.ts';
import { toNaira } from '#contract/core/money.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import type { Read } from '#server/core/db/database.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { type Event, listEvents } from '#server/core/work/events.ts';
import { type Delivered, divisionOf, filesOfSubmission, type OrderProgress } from '#server/escrow/queries.ts';
import { deliveredView, divisionView, pathOfFirst, type WorkViewing } from '#server/escrow/views.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { talentIn } from '#server/jobs/parties/queries.ts';
import { escrowOf } from '#server/ledger/queries.ts';
import { paidOutOf } from '#server/ledger/trails/queries.ts';
import { listAcceptance } from '../acceptance/queries.ts';
import { orderView, type Surroundings, surroundingsOf, workViewing } from '../views.ts';

export async function detailOf(ctx: ReadCtx, job: JobRow): Promise<OrderDetail> {
  const side = job.hunter_id === ctx.actor.userId ? 'hunter' : 'talent';
  const around = await surroundingsOf(ctx, [job], side);
  const order = orderView(ctx, job, around);
  const board = await boardOf(ctx.db, job.id);
  return {
    ...order,
    milestones: order.milestones.map((one) => ({ ...one, tasks: board.progressOf(one.id) })),
    board: board.id,
    acceptance: await listAcceptance(ctx.db, job.id),
    job_submissions: await listRounds(ctx.db, job.id, workViewing(ctx, job, progressIn(around, job), side)),
    history: await historyOf(ctx.db, job, around.names, ctx.language),
    money: await moneyBox(ctx, job, around),
    reviews: around.reviews.get(job.id)?.reviews ?? [],
  };
}

export type RoundRow = {
  id: string;
  round: number;
  created_at: Date;
  comment: string;
  answered_at: Date | null;
  decline_reason: string | null;
} & Delivered;

/** The submissions of the work, newest first: the first one is the one that counts. */
export async function listRounds(db: Read, jobId: string, viewing: WorkViewing) {
  const { rows } = await sql<RoundRow>`
    select s.id, s.round, s.created_at, s.comment, s.answered_at, s.decline_reason, s.links,
      ${filesOfSubmission} as files
    from work_submissions s
    where s.job_id = ${jobId}
    order by s.round desc
    limit 100
  `.execute(db);
  return rows.map((row) => roundView(row, viewing));
}

export function roundView(row: RoundRow, viewing: WorkViewing): OrderDetail['job_submissions'][number] {
  return {
    id: row.id,
    round: row.round,
    created_at: row.created_at.toISOString(),
    comment: row.comment,
    path: pathOfFirst(row),
    ...deliveredView(row, viewing),
    declined_at: row.decline_reason === null ? null : (row.answered_at?.toISOString() ?? null),
    decline_reason: row.decline_reason,
  };
}

/** What happened to an order, oldest first, as its two parties and an operator read it. */
export async function historyOf(
  db: Read,
  job: JobRow,
  names: ReadonlyMap<string, string>,
  language?: Language,
): Promise<OrderDetail['history']> {
  const events = await listEvents(db, 'job', job.id);
  const people = { hunter_name: names.get(job.hunter_id), talent_name: names.get(job.talent_id ?? '') };
  return events.filter(isOfAgreement(job)).flatMap((event) => historyLine(event, people, language) ?? []);
}

/** Earlier talents stay private. */
function isOfAgreement(job: JobRow) {
  return ({ facts }: Event) => [null, job.talent_id].includes(talentIn(facts));
}

/** Null for what is no line of a history. */
export function historyLine(
  { id, name, at, actorKind, facts }: Event,
  people: { hunter_name: string | undefined; talent_name: string | undefined },
  language?: Language,
): OrderDetail['history'][number] | null {
  const sentence = historyLineOf(name, { ...facts, ...people, by: actorKind }, language);
  return sentence && { id: id.toString(), name, actor: actorKind, at: at.toISOString(), ...sentence };
}

async function moneyBox(ctx: ReadCtx, job: JobRow, around: Surroundings): Promise<OrderDetail['money']> {
  const progress = progressIn(around, job);
  const price = job.price ?? 0n;
  const { kind, parts } = divisionOf(job, progress);
  const paid = await paidOutOf(ctx.db, job.id);
  return {
    price: toNaira(price),
    held: toNaira(await escrowOf(ctx.db, job.id)),
    division: divisionView(price, parts, progress, kind),
    talent_paid_out: toNaira(paid.get('talent') ?? 0n),
    hunter_paid_out: toNaira(paid.get('hunter') ?? 0n),
  };
}

function progressIn(around: Surroundings, job: JobRow): OrderProgress {
  const progress = around.progress.get(job.id);
  if (!progress) throw new Error(`no progress of job ${job.id}`);
  return progress;
}

type Progress = OrderDetail['milestones'][number]['tasks'];

/** `id` is null when the order is not tracked. */
async function boardOf(db: Read, jobId: string) {
  const { rows } = await sql<Progress & { id: string; milestone_id: string | null }>`
    select o.id, t.milestone_id, count(t.id)::int as total,
      (count(t.id) filter (where t.status = 'done'))::int as done
    from tracked_orders o
    left join tasks t on t.tracked_order_id = o.id and t.milestone_id is not null
    where o.job_id = ${jobId}
    group by o.id, t.milestone_id
  `.execute(db);
  const progress = new Map(rows.map(({ milestone_id, total, done }) => [milestone_id, { total, done }]));
  return { id: rows[0]?.id ?? null, progressOf: (milestoneId: string) => progress.get(milestoneId) ?? NONE };
}

const NONE: Progress = { total: 0, done: 0 };
