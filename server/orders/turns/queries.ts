/** What waits for a person and what they wait for: orders, bids to read, invitations, money to withdraw. */
import { sql } from 'kysely';
import { askedFor } from '#contract/acts/act.ts';
import { escrowStatuses, isInEscrow, openOrderStatuses } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { TurnCard, turns } from '#contract/orders/turn-lists.ts';
import { literals } from '#server/core/db/values.ts';
import { type ReadCtx, sideOf } from '#server/core/http/context.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { isOffered, isUnanswered } from '#server/jobs/policy.ts';
import { jobsWithMoney, totalOf } from '#server/ledger/queries.ts';
import { pictureOf } from '#server/profiles/queries.ts';
import { pictureOfWork } from '../pictures/queries.ts';
import { listOf } from '../queries.ts';
import { candidateTurns, turn } from '../rules.ts';
import { guardDataOf, type OrderJob, orderColumns, type Reader } from '../views.ts';

/** Maximum number of cards of each kind. */
const CARDS_MAX = 50;
/** Days after its end during which an order still asks for a review. */
const REVIEW_DAYS = 30;

/** What waits for the caller on one of their sides, and what they wait for; the next deadline first. */
export async function listTurns(
  ctx: ReadCtx,
  { query }: { query: Query<typeof turns.list> },
): Promise<Reply<typeof turns.list>> {
  const side = sideOf(ctx.actor, query.as);
  const { mine, theirs } = await turnsOf(ctx, side);
  return {
    success: true,
    mine: mine.slice(0, CARDS_MAX),
    theirs: theirs.slice(0, CARDS_MAX),
    money: await moneyOf(ctx, side),
  };
}

/** What waits for a person on one side, and what waits for others, the next deadline first. */
export async function turnsOf(reader: Reader, side: Side): Promise<Record<'mine' | 'theirs', TurnCard[]>> {
  const orders = await orderCards(reader, side);
  const others = side === 'hunter' ? await bidCards(reader) : await invitationCards(reader);
  const cards = [...orders, ...others].sort(byDeadline);
  return {
    mine: cards.filter((card) => card.turn.who === side),
    theirs: cards.filter((card) => card.turn.who !== side),
  };
}

function byDeadline(one: TurnCard, other: TurnCard): number {
  if (one.turn.by && other.turn.by) return one.turn.by < other.turn.by ? -1 : 1;
  if (one.turn.by || other.turn.by) return one.turn.by ? -1 : 1;
  return rank(one) - rank(other);
}

/** The order of cards without a deadline: that of `askedFor`, after money to withdraw (-1). */
function rank({ turn: { doing } }: TurnCard): number {
  return (askedFor as readonly string[]).indexOf(doing);
}

async function orderCards(ctx: Reader, side: Side): Promise<TurnCard[]> {
  const jobs = await readOrders(ctx, side);
  return jobs.flatMap((job) => orderCard(ctx, job, side) ?? []);
}

type OrderRow = OrderJob & { from_gig: boolean; in_room: boolean; image: string | null };

/** True when the newest round of a jobs row aliased `j` has files. */
const hasFiles = sql`exists (
  select from submission_files d
  where d.submission_id = (select id from work_submissions where job_id = j.id order by round desc limit 1)
)`;

/** The open orders of this side, and ended ones with money to withdraw or a review to write. */
async function readOrders(ctx: Reader, side: Side): Promise<OrderRow[]> {
  const { userId } = ctx.actor;
  const party = sql.ref(side === 'hunter' ? 'j.hunter_id' : 'j.talent_id');
  const { rows } = await sql<OrderRow>`
    select ${orderColumns(userId)}, exists (select from gig_orders o where o.job_id = j.id) as from_gig,
      ${hasFiles} as in_room, ${pictureOf(sql.ref(side === 'hunter' ? 'j.talent_id' : 'j.hunter_id'))} as image
    from jobs j
    where j.id in (
      (select j.id
      from jobs j
      where ${party} = ${userId} and j.talent_id is not null
        and j.status in (${literals(openOrderStatuses)})
      order by j.id desc
      limit ${CARDS_MAX})
      union all
      (${jobsWithMoney(userId, side, CARDS_MAX)})
      union all
      (select j.id
      from jobs j
      where ${party} = ${userId} and j.status = 'accepted'
        and j.ended_at > ${new Date(ctx.now.getTime() - REVIEW_DAYS * DAY_MS)}
        and not exists (select from reviews r where r.job_id = j.id and r.reviewer_id = ${userId})
      order by j.id desc
      limit ${CARDS_MAX})
    )
  `.execute(ctx.db);
  return rows;
}

/** The card of an order; null when it waits for no one. */
function orderCard(ctx: Reader, job: OrderRow, side: Side): TurnCard | null {
  const guardData = guardDataOf(ctx, job);
  const { progress } = guardData;
  const ready = job.left;
  const candidates = candidateTurns(job, guardData, ctx.now);
  const first = job.frozen_at
    ? ({ who: 'nobody', doing: 'wait-for-bank' } as const)
    : ready > 0n
      ? ({ who: side, doing: 'withdraw-money' } as const)
      : (candidates.find(({ who }) => who === side) ?? candidates.find(({ doing }) => doing !== 'review'));
  if (!first) return null;
  const talent = job.talent_id && { id: job.talent_id, name: job.talent_name, image: job.image };
  const other =
    side === 'hunter' ? talent || null : { id: job.hunter_id, name: job.hunter_name, image: job.image };
  const looks = progress.milestones.find(({ changesUntil }) => changesUntil !== null);
  return {
    job_id: job.id,
    bid_id: job.bid_id,
    title: job.title,
    from_gig: job.from_gig,
    round: job.gig?.round ?? null,
    in_room: job.in_room,
    list: listOf(job.status),
    other,
    turn: turn(first.who, first.doing, job, progress),
    amount: toNaira(ready > 0n ? ready : (job.price ?? job.budget)),
    in_escrow: isInEscrow(job.status) && ready === 0n && !job.frozen_at,
    bids: 0,
    bidders: [],
    milestone: first.doing === 'look-at-milestone' ? (looks?.title ?? null) : null,
    pictures: job.picture === null ? [] : [job.picture],
  };
}

const FACES = 3;

type BidRow = Pick<JobRow, 'id' | 'title' | 'budget'> &
  Pick<TurnCard, 'bids'> & { bidders: (TurnCard['bidders'][number] & { work: string | null })[] };

/** The hunter's jobs that have bids to choose from. */
async function bidCards(ctx: Reader): Promise<TurnCard[]> {
  const { rows } = await sql<BidRow>`
    select j.id, j.title, j.budget, b.bids, (
      select json_agg(json_build_object('id', u.id, 'name', u.name, 'image', ${pictureOf(sql`u.id`)},
        'work', ${pictureOfWork(sql`u.id`, sql`j.skill_id`)}) order by f.id)
      from (select id, talent_id from bids b where job_id = j.id and ${isUnanswered} order by id limit ${FACES}) f
      join users u on u.id = f.talent_id
    ) as bidders
    from jobs j
    cross join lateral (select count(*)::int as bids from bids b where job_id = j.id and ${isUnanswered}) b
    where j.hunter_id = ${ctx.actor.userId} and j.status = 'bidding' and j.deleted_at is null and b.bids > 0
    order by j.id desc
    limit ${CARDS_MAX}
  `.execute(ctx.db);
  return rows.map(({ bids, bidders, ...job }) => ({
    ...cardOf(job),
    list: 'bids',
    turn: turn('hunter', 'read-bids'),
    bids,
    bidders: bidders.map(({ work: _, ...bidder }) => bidder),
    pictures: bidders.flatMap(({ work }) => work ?? []),
  }));
}

/** Jobs that the talent was invited to and has not applied for. */
async function invitationCards(ctx: Reader): Promise<TurnCard[]> {
  const { userId } = ctx.actor;
  type Row = Pick<JobRow, 'id' | 'title' | 'budget'> & {
    hunter: { id: string; name: string };
    image: string | null;
  };
  const { rows } = await sql<Row>`
    select j.id, j.title, j.budget, json_build_object('id', h.id, 'name', h.name) as hunter, ${pictureOf(sql`h.id`)} as image
    from invitations i
    join jobs j on j.id = i.job_id
    join users h on h.id = j.hunter_id
    where i.talent_id = ${userId} and i.withdrawn_at is null
      and j.status = 'bidding' and j.deleted_at is null and ${isOffered}
      and not exists (select from bids b where b.talent_id = ${userId} and b.job_id = j.id)
    order by i.job_id desc
    limit ${CARDS_MAX}
  `.execute(ctx.db);
  return rows.map((job) => ({
    ...cardOf(job),
    turn: turn('talent', 'answer-invitation'),
    other: { ...job.hunter, image: job.image },
  }));
}

function cardOf({ id, title, budget }: Pick<JobRow, 'id' | 'title' | 'budget'>): Omit<TurnCard, 'turn'> {
  return {
    ...{ job_id: id, bid_id: null, title, from_gig: false, round: null, in_room: false },
    ...{ list: null, other: null, amount: toNaira(budget), in_escrow: false, milestone: null },
    ...{ bids: 0, bidders: [], pictures: [] },
  };
}

async function moneyOf(ctx: Reader, side: Side): Promise<{ held: number; ready: number }> {
  const { userId } = ctx.actor;
  const party = sql.ref(side === 'hunter' ? 'j.hunter_id' : 'j.talent_id');
  const { rows } = await sql<{ held: bigint }>`
    select coalesce(sum(price), 0)::bigint as held
    from jobs j
    where ${party} = ${userId} and j.status in (${literals(escrowStatuses)})
  `.execute(ctx.db);
  const ready = await totalOf(ctx.db, userId, side);
  return { held: toNaira(rows[0]?.held ?? 0n), ready: toNaira(ready) };
}
