/** Orders a further round of changes: a job for the same talent, made from the remarks. */
import { type Selectable, sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { Rights } from '#contract/gigs/rights.ts';
import type { rounds } from '#contract/orders/rounds.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Write } from '#server/core/db/database.ts';
import type { GigOrders } from '#server/core/db/tables.gen.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { orderFromOne } from '#server/gigs/orders/commands.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { partiesOf } from '#server/jobs/policy.ts';
import { rightsSentence } from '#server/jobs/rights/rules.ts';
import { insertMarks } from '../marks/commands.ts';
import { offeredRoundOf, roundFacts } from './queries.ts';
import { jobFromRound, type RoundFacts } from './rules.ts';

/**
 * Creates the order, `offered` to the same talent, with the price and days stated in the first order, and stores the remarks
 * with it. The original order is unchanged. 403 when one of the two has blocked the other, 409 `no_round_price` or as `refusesRound`; 422 under `marks` when one fits no
 * file of the newest round.
 */
export async function orderRound(
  ctx: Ctx,
  { body: { marks } }: { body: Body<typeof rounds.order> },
  job: JobRow,
): Promise<Reply<typeof rounds.order>> {
  const base = await findBase(ctx.tx, job.id);
  const offered = base && offeredRoundOf(job.status, base.facts);
  if (!offered) throw conflict(words.room.furtherErrors.noPrice, 'no_round_price');
  if (offered.refusal) throw offered.refusal;
  const { facts, skill, talent, rights: agreed, ...kept } = base;
  const { number, price, days } = offered;
  const title = facts.others.find((one) => one.number === 1)?.title ?? job.title;
  const rights = agreed && rightsSentence(agreed, { talent });
  const { job_id } = await orderFromOne(ctx, {
    ...{ talentId: partiesOf(job).talentId, pitch: english.gigs.order.roundPitch(number, title) },
    ...jobFromRound({ title, number, marks, price, days, rights, skill, today: lagosDay(ctx.now) }),
    kept: { ...kept, revisions: 0, round: number },
  });
  await insertMarks(ctx, job.id, marks, { jobId: job_id, first: 1 });
  return { success: true, job_id };
}

type Kept = Pick<Selectable<GigOrders>, 'gig_id' | 'position' | 'round_price' | 'round_days' | 'round_of'> & {
  rights: Rights | null;
};

/** What the next round takes over from an order of a gig, with the names of its skill and talent; null otherwise. */
async function findBase(tx: Write, jobId: string) {
  const { rows } = await sql<Kept & { facts: RoundFacts | null; skill: string; talent: string }>`
    select ${roundFacts} as facts, s.name as skill, t.name as talent, o.gig_id, o.position, j.rights, o.round_price,
      o.round_days, coalesce(o.round_of, o.job_id) as round_of
    from jobs j
    join gig_orders o on o.job_id = j.id
    join skills s on s.id = j.skill_id
    join users t on t.id = j.talent_id
    where j.id = ${jobId}
  `.execute(tx);
  const [base] = rows;
  return base?.facts ? { ...base, facts: base.facts } : null;
}

/** Deletes the remarks of this hunter's unpaid rounds; the briefs made from them are erased with the unpaid jobs. */
export async function eraseRoundMarks(tx: Write, hunterId: string): Promise<void> {
  await sql`
    delete from delivery_marks k using jobs j
    where j.id = k.job_id and j.hunter_id = ${hunterId} and j.funded_at is null
  `.execute(tx);
}
