/** Who may see a job, and who may do what with it: one condition for every list and every single read, and the gates of its verbs. */
import { type RawBuilder, sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Actor, Ctx, ReadCtx } from '#server/core/http/context.ts';
import { forbidden, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import type { JobRow } from './acts.ts';

type ById = { id: string };
type JobReader = Pick<Actor, 'userId' | 'isTalent'>;

/** SQL: true for a row `j` of jobs whose hunter is not suspended; jobs of suspended hunters are not offered to talents. */
export const isOffered: RawBuilder<boolean> = sql`
  not exists (select from users h where h.id = j.hunter_id and h.disabled_at is not null)
`;

/** SQL: true for a row `j` of jobs that any talent may find and apply for. */
export const isOpenToAll: RawBuilder<boolean> = sql`
  j.status = 'bidding' and j.job_type = 'open' and j.deleted_at is null and ${isOffered}
`;

/** SQL: the blocks between the two, whoever blocked whom: rows with `user_id`, who blocked (rule 4.3). */
export function blocksBetween(one: RawBuilder<unknown>, two: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select user_id
    from conversation_members
    where blocked_at is not null and ((user_id, other_id) = (${one}, ${two}) or (user_id, other_id) = (${two}, ${one}))
  )`;
}

/** 403 when the caller or the other person has blocked the other: nothing new begins between them (rule 4.3). */
export async function assertNotBlocked({ tx, actor }: Ctx, otherId: string): Promise<void> {
  const blocks = blocksBetween(sql`${actor.userId}::uuid`, sql`${otherId}::uuid`);
  const { rows } = await sql<{ blockers: string[] }>`select array ${blocks} as blockers`.execute(tx);
  refuseBlocked(actor, rows[0]?.blockers ?? []);
}

function refuseBlocked({ userId }: Actor, blockers: readonly string[]): void {
  if (blockers.includes(userId)) throw new Refusal(403, words.jobs.errors.youBlocked);
  if (blockers.length > 0) throw new Refusal(403, words.jobs.errors.blocked);
}

/** SQL: true for a row `b` of bids that counts as a bid of its job; one that was withdrawn does not. */
export const isCounted: RawBuilder<boolean> = sql`b.withdrawn_at is null`;

/** SQL: true for a row `b` of bids that was neither rejected nor withdrawn. */
export const isUnanswered: RawBuilder<boolean> = sql`b.rejected_at is null and b.withdrawn_at is null`;

/**
 * SQL: true for a row `j` of jobs that the reader may see: the owner and the talent of its agreement always; a talent also sees
 * open jobs that take bids or that they saved, and jobs they applied for or are invited to. Nobody sees a job that was taken down.
 */
export function maySee(reader: JobReader): RawBuilder<boolean> {
  const { userId } = reader;
  if (!reader.isTalent) {
    return sql`j.deleted_at is null and (j.hunter_id = ${userId}::uuid or j.talent_id = ${userId}::uuid)`;
  }
  return sql`
    j.deleted_at is null
    and (
      j.hunter_id = ${userId}::uuid
      or j.talent_id = ${userId}::uuid
      or (
        j.job_type = 'open' and ${isOffered}
        and (
          j.status = 'bidding'
          or exists (select from saved_jobs s where s.talent_id = ${userId}::uuid and s.job_id = j.id)
        )
      )
      or exists (select from bids b where b.talent_id = ${userId}::uuid and b.job_id = j.id)
      or exists (select from invitations i where i.talent_id = ${userId}::uuid and i.job_id = j.id and i.withdrawn_at is null)
    )
  `;
}

/** The job, if the caller may see it; 404 otherwise. */
export async function getVisibleJob(ctx: ReadCtx, jobId: string): Promise<JobRow> {
  const { rows } =
    await sql<JobRow>`select j.* from jobs j where j.id = ${jobId} and ${maySee(ctx.actor)}`.execute(ctx.db);
  return orNotFound(rows[0]);
}

/** The job, locked for a change of its status, if the caller may see it; 404 otherwise. */
export async function lockVisibleJob(ctx: Ctx, jobId: string): Promise<JobRow> {
  const { rows } = await sql<JobRow>`
    select j.* from jobs j where j.id = ${jobId} and ${maySee(ctx.actor)} for update of j
  `.execute(ctx.tx);
  return orNotFound(rows[0]);
}

/**
 * The job under a shared lock, for a bid; 404 unless the caller may see it, 403 when one of the two has blocked the other. Checked again
 * under the lock: an invitation may have been taken back while this call waited.
 */
export async function holdJobForBid({ tx, actor }: Ctx, jobId: string): Promise<JobRow> {
  const visible = sql`jobs j where j.id = ${jobId} and ${maySee(actor)}`;
  const held = await sql`select from ${visible} for share of j`.execute(tx);
  orNotFound(held.rows[0]);
  const blocks = blocksBetween(sql`j.hunter_id`, sql`${actor.userId}::uuid`);
  const { rows } = await sql<JobRow & { blockers: string[] }>`
    select j.*, array ${blocks} as blockers from ${visible}
  `.execute(tx);
  const { blockers, ...job } = orNotFound(rows[0]);
  refuseBlocked(actor, blockers);
  return job;
}

/** The caller's own job, locked; 404 otherwise. */
export async function lockOwnJob(ctx: Ctx, { id }: ById): Promise<JobRow> {
  return orNotFound(await lockJob(ctx.tx, id, { hunterId: ctx.actor.userId }));
}

/** The job, locked, if the caller is its talent; 404 otherwise. */
export async function lockAsTalent(ctx: Ctx, { id }: ById): Promise<JobRow> {
  return orNotFound(await lockJob(ctx.tx, id, { talentId: ctx.actor.userId }));
}

/** The job, locked, if the caller is one of its two parties; 404 otherwise. */
export async function lockAsParty(ctx: Ctx, { id }: ById): Promise<JobRow> {
  return orNotFound(await lockJob(ctx.tx, id, { partyId: ctx.actor.userId }));
}

/** Locks a job for a change; undefined when there is none. `party` restricts whose job it must be. */
export async function lockJob(
  tx: Write,
  jobId: string,
  party: { hunterId?: string; talentId?: string; partyId?: string },
): Promise<JobRow | undefined> {
  let query = tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('deleted_at', 'is', null)
    .forUpdate();
  if (party.hunterId) query = query.where('hunter_id', '=', party.hunterId);
  if (party.talentId) query = query.where('talent_id', '=', party.talentId);
  const { partyId } = party;
  if (partyId)
    query = query.where((eb) => eb.or([eb('hunter_id', '=', partyId), eb('talent_id', '=', partyId)]));
  return query.executeTakeFirst();
}

/** The order, to read, if the caller is one of its two parties; 404 otherwise. */
export async function findAsParty(ctx: ReadCtx, { id }: ById): Promise<JobRow> {
  const { userId } = ctx.actor;
  return orNotFound(
    await ctx.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .where('talent_id', 'is not', null)
      .where((eb) => eb.or([eb('hunter_id', '=', userId), eb('talent_id', '=', userId)]))
      .executeTakeFirst(),
  );
}

/** The caller's side of their order. */
export function sideOfParty(ctx: ReadCtx, job: JobRow): Side {
  return job.hunter_id === ctx.actor.userId ? 'hunter' : 'talent';
}

/** The caller as an actor on their side of the order; 403 when they no longer have that side. */
export function actorOf(ctx: Ctx, job: JobRow): { kind: Side; id: string } {
  const kind = sideOfParty(ctx, job);
  if (kind === 'hunter' ? !ctx.actor.isHunter : !ctx.actor.isTalent) throw forbidden();
  return { kind, id: ctx.actor.userId };
}

export function partiesOf(job: JobRow): { jobId: string; hunterId: string; talentId: string } {
  if (!job.talent_id) throw new Error(`job ${job.id} has no talent`);
  return { jobId: job.id, hunterId: job.hunter_id, talentId: job.talent_id };
}
