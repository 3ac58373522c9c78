/** The order page: submissions by round, the history, the money box, the board, the reviews. */
import { type RawBuilder, sql } from 'kysely';
import { historyLineOf } from '#contract/acts/sentences.ts';
import type { Side } from '#contract/core/common.ts';
import type { Language } from '#contract/core/languages.ts';
import { toNaira } from '#contract/core/money.ts';
import { divisionView } from '#contract/escrow/division.ts';
import type { Mark } from '#contract/orders/mark.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import type { Read } from '#server/core/db/database.ts';
import { fromJson, type JsonRow } from '#server/core/db/json-rows.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { type Event, type EventJson, eventFrom, eventsOf, listEvents } from '#server/core/work/events.ts';
import { type Delivered, filesOfSubmission, type OrderProgress } from '#server/escrow/queries.ts';
import { divisionOf } from '#server/escrow/rules.ts';
import { deliveredView, pathOfFirst, type WorkViewing } from '#server/escrow/views.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { talentIn } from '#server/jobs/parties/queries.ts';
import { sideOfParty } from '#server/jobs/policy.ts';
import { heldFor } from '#server/ledger/queries.ts';
import { paidOut } from '#server/ledger/trails/queries.ts';
import { acceptance } from '../acceptance/queries.ts';
import { marksOfFurtherRounds, marksOfRound } from '../marks/queries.ts';
import { offeredRoundOf, roundFacts } from '../rounds/queries.ts';
import type { RoundFacts } from '../rounds/rules.ts';
import { guardDataOf, type OrderJob, orderView, workViewing } from '../views.ts';

/** A jobs row with everything that the order page shows. */
export type OrderPage = OrderJob & {
  rounds: RoundJson[];
  acceptance: OrderDetail['acceptance'];
  events: EventJson[];
  /** In kobo. */
  held: bigint;
  paid_out: Partial<Record<Side, number>>;
  /** Null when the order is not tracked. */
  board: string | null;
  round_facts: RoundFacts | null;
  tasks: (Tasks & { milestone_id: string })[];
};

/** The submissions of the work of a jobs row aliased `j`, newest first: only the first one counts. */
const rounds: RawBuilder<RoundJson[]> = sql`(
  select coalesce(json_agg(r order by r.round desc), '[]')
  from (
    select s.id, s.round, s.created_at, s.comment, s.answered_at, s.decline_reason, s.links, ${filesOfSubmission} as files,
      ${marksOfRound} as marks, ${marksOfFurtherRounds} as round_marks
    from work_submissions s
    where s.job_id = j.id
    order by s.round desc
    limit 100
  ) r
)`;

/** The columns that `OrderPage` adds to `OrderJob`. */
export const pageColumns = sql`
  ${rounds} as rounds,
  ${acceptance} as acceptance,
  ${eventsOf('job', sql`j.id`)} as events,
  ${heldFor(sql`j.id`)} as held,
  ${paidOut(sql`j.id`)} as paid_out,
  (select o.id from tracked_orders o where o.job_id = j.id) as board,
  ${roundFacts} as round_facts,
  (
    select coalesce(json_agg(t), '[]')
    from (
      select t.milestone_id, count(*)::int as total, (count(*) filter (where t.status = 'done'))::int as done
      from tracked_orders o
      join tasks t on t.tracked_order_id = o.id and t.milestone_id is not null
      where o.job_id = j.id
      group by t.milestone_id
    ) t
  ) as tasks
`;

export function detailOf(ctx: ReadCtx, job: OrderPage): OrderDetail {
  const side = sideOfParty(ctx, job);
  const guardData = guardDataOf(ctx, job);
  const order = orderView(ctx, job, side, guardData);
  const { hunter_name, talent_name } = job;
  const viewing = workViewing(ctx, job, guardData.progress, side);
  return {
    ...order,
    milestones: order.milestones.map((one) => ({ ...one, tasks: tasksOf(job, one.id) })),
    board: job.board,
    further_round: furtherRound(job, side),
    rounds: job.round_facts?.others ?? [],
    acceptance: job.acceptance,
    job_submissions: job.rounds.map((row) => roundView(roundFrom(row), viewing)),
    history: historyFrom(job, job.events.map(eventFrom), { hunter_name, talent_name }, ctx.language),
    money: moneyBox(job, guardData.progress),
    reviews: guardData.reviews,
  };
}

function furtherRound(job: OrderPage, side: Side): OrderDetail['further_round'] {
  const offered = offeredRoundOf(job.status, job.round_facts);
  if (!offered) return null;
  const { refusal, ...round } = offered;
  return { ...round, can: side === 'hunter' && refusal === null };
}

export type RoundRow = {
  id: string;
  round: number;
  created_at: Date;
  comment: string;
  answered_at: Date | null;
  decline_reason: string | null;
  marks: Mark[];
  round_marks: (Mark & { job_id: string })[];
} & Delivered;
type RoundJson = JsonRow<RoundRow>;

function roundFrom(row: RoundJson): RoundRow {
  return fromJson<RoundRow>(row, ['created_at', 'answered_at']);
}

/** The submissions of the work, newest first. */
export async function listRounds(db: Read, jobId: string, viewing: WorkViewing) {
  const { rows } = await sql<{ rounds: RoundJson[] }>`
    select ${rounds} as rounds from jobs j where j.id = ${jobId}
  `.execute(db);
  return orNotFound(rows[0]).rounds.map((row) => roundView(roundFrom(row), viewing));
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
    marks: row.marks,
    round_marks: row.round_marks,
  };
}

type People = { hunter_name: string | undefined; talent_name: string | undefined };

/** The history of an order, oldest first, as its two parties and an operator see it. */
export async function historyOf(db: Read, job: JobRow, people: People): Promise<OrderDetail['history']> {
  return historyFrom(job, await listEvents(db, 'job', job.id), people);
}

function historyFrom(job: JobRow, events: readonly Event[], people: People, language?: Language) {
  return events.filter(isOfAgreement(job)).flatMap((event) => historyLine(event, people, language) ?? []);
}

/** Filters out events about talents of earlier agreements: they stay private. */
function isOfAgreement(job: JobRow) {
  return ({ facts }: Event) => [null, job.talent_id].includes(talentIn(facts));
}

/** One line of the history; null for an event that is not shown there. */
export function historyLine(
  { id, name, at, actorKind, facts }: Event,
  people: People,
  language?: Language,
): OrderDetail['history'][number] | null {
  const sentence = historyLineOf(name, { ...facts, ...people, by: actorKind }, language);
  return sentence && { id: id.toString(), name, actor: actorKind, at: at.toISOString(), ...sentence };
}

function moneyBox(job: OrderPage, progress: OrderProgress): OrderDetail['money'] {
  const price = job.price ?? 0n;
  return {
    price: toNaira(price),
    held: toNaira(job.held),
    division: divisionView(price, divisionOf(job, progress), progress),
    talent_paid_out: toNaira(BigInt(job.paid_out.talent ?? 0)),
    hunter_paid_out: toNaira(BigInt(job.paid_out.hunter ?? 0)),
  };
}

type Tasks = OrderDetail['milestones'][number]['tasks'];

function tasksOf(job: OrderPage, milestoneId: string): Tasks {
  const { total = 0, done = 0 } = job.tasks.find((one) => one.milestone_id === milestoneId) ?? {};
  return { total, done };
}
