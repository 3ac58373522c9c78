/** The order page: submissions by round, the history, the money box, the reviews. */
import { sql } from 'kysely';
import { actOf } from '#contract/acts/all.ts';
import { toNaira } from '#contract/money.ts';
import type { OrderDetail } from '#contract/orders.ts';
import type { Ctx } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { type Event, listEvents } from '#server/core/events.ts';
import { divisionOf, type FileColumns, type StoredFileRow, withFile } from '#server/escrow/queries.ts';
import { divisionView, fileView, type Viewing } from '#server/escrow/views.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { escrowOf } from '#server/ledger/queries.ts';
import { paidOutOf } from '#server/ledger/trails/queries.ts';
import { boardOf } from '../board/queries.ts';
import { orderView, type Surroundings, surroundingsOf } from '../views.ts';

export async function detailOf(ctx: Ctx, job: JobRow): Promise<OrderDetail> {
  const side = job.hunter_id === ctx.actor.userId ? 'hunter' : 'talent';
  const around = await surroundingsOf(ctx, [job], side);
  const order = orderView(ctx, job, around);
  const board = await boardOf(ctx.tx, job.id);
  return {
    ...order,
    milestones: order.milestones.map((one) => ({ ...one, tasks: board.progressOf(one.id) })),
    board: board.id,
    job_submissions: await listRounds(ctx.tx, job.id, { files: ctx.services.files, now: ctx.now }),
    history: await historyOf(ctx.tx, job, around.names),
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
  file: StoredFileRow | null;
};

/** The submissions of the work, newest first: the first one is the one that counts. */
export async function listRounds(tx: Tx, jobId: string, viewing: Viewing) {
  const { rows } = await sql<Omit<RoundRow, 'file'> & FileColumns>`
    select s.id, s.round, s.created_at, s.comment, s.answered_at, s.decline_reason,
      f.folder, f.name, f.display_name, f.mime, f.bytes
    from work_submissions s
    left join files f on f.id = s.file_id
    where s.job_id = ${jobId}
    order by s.round desc
    limit 100
  `.execute(tx);
  return rows.map((row) => roundView(withFile(row), viewing));
}

export function roundView(row: RoundRow, viewing: Viewing): OrderDetail['job_submissions'][number] {
  return {
    id: row.id,
    round: row.round,
    created_at: row.created_at.toISOString(),
    comment: row.comment,
    path: row.file && `${row.file.folder}/${row.file.name}`,
    file: fileView(row.file, viewing),
    declined_at: row.decline_reason === null ? null : (row.answered_at?.toISOString() ?? null),
    decline_reason: row.decline_reason,
  };
}

/** What happened to an order, oldest first, as its two parties and an operator read it. */
export async function historyOf(tx: Tx, job: JobRow, names: Names): Promise<OrderDetail['history']> {
  const events = await listEvents(tx, 'job', job.id);
  return events.filter(isForParties(job)).map((event) => historyLine(event, names));
}

type Names = ReadonlyMap<string, string>;

/** What happened to this agreement: earlier talents are nobody's business here. */
function isForParties(job: JobRow) {
  return ({ name, facts }: Event) => {
    const talentId = 'talent_id' in facts ? facts.talent_id : null;
    return actOf(name).inHistory === true && (!talentId || talentId === job.talent_id);
  };
}

/** Facts in kobo. */
const AMOUNTS = ['amount', 'price', 'talent', 'hunter', 'gross'];
const HIDDEN = [
  ...['title', 'talent_id', 'user_id', 'bid_id', 'until'],
  ...['review_id', 'reviewer_id', 'reviewee_id', 'hidden_until'],
];

function historyLine(event: Event, names: Names): OrderDetail['history'][number] {
  const facts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event.facts)) {
    if (HIDDEN.includes(name) || value === null || typeof value === 'boolean') continue;
    facts[name] = AMOUNTS.includes(name) ? toNaira(BigInt(value)) : value;
  }
  return {
    id: event.id.toString(),
    name: event.name,
    at: event.at.toISOString(),
    actor: event.actorKind as OrderDetail['history'][number]['actor'],
    actor_name: (event.actorId && names.get(event.actorId)) ?? null,
    facts,
  };
}

async function moneyBox(ctx: Ctx, job: JobRow, around: Surroundings): Promise<OrderDetail['money']> {
  const progress = around.progress.get(job.id);
  if (!progress) throw new Error(`no progress of job ${job.id}`);
  const price = job.price ?? 0n;
  const { kind, parts } = divisionOf(job, progress);
  const paid = await paidOutOf(ctx.tx, job.id);
  return {
    price: toNaira(price),
    held: toNaira(await escrowOf(ctx.tx, job.id)),
    division: divisionView(price, parts, progress, kind),
    talent_paid_out: toNaira(paid.get('talent') ?? 0n),
    hunter_paid_out: toNaira(paid.get('hunter') ?? 0n),
  };
}
