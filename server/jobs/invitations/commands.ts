/** Invitations: a hunter shows a job to a talent whose e-mail address they know. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/endpoint.ts';
import type { jobs } from '#contract/jobs.ts';
import { TALENT } from '#contract/profiles.ts';
import { words } from '#contract/words.ts';
import { emailKey } from '#server/accounts/commands.ts';
import type { Ctx } from '#server/core/context.ts';
import type { Tx } from '#server/core/db.ts';
import { Refusal } from '#server/core/refusal.ts';
import { moveJob } from '../lifecycle.ts';
import { lockOwnJob } from '../policy.ts';

type Invitee = { id: string; email: string; name: string };

/**
 * Invites. 404 not an own job, 409 not taking bids any more; 422 with one answer for an address that is unknown, no talent's,
 * the hunter's own or invited before. The talent is told by the event `job.invite`.
 */
export async function invite(
  ctx: Ctx,
  { body }: { body: Body<typeof jobs.invite> },
): Promise<Reply<typeof jobs.invite>> {
  const job = await lockOwnJob(ctx, body.job_id);
  const talent = await findTalent(ctx.tx, body.talent_email);
  if (!talent || talent.id === ctx.actor.userId) throw notAvailable();
  if (!(await showJob(ctx.tx, job.id, talent.id, ctx.now))) throw notAvailable();
  await moveJob(ctx.tx, job, {
    verb: 'invite',
    by: { kind: 'hunter', id: ctx.actor.userId },
    at: ctx.now,
    facts: { talent_id: talent.id, talent: talent.name },
  });
  return {
    success: true,
    data: { created_at: ctx.now.toISOString(), talent: { email: talent.email, name: talent.name } },
  };
}

/** Lets a talent see a job without a word to anybody; false when they were invited before. */
export async function showJob(tx: Tx, jobId: string, talentId: string, at: Date): Promise<boolean> {
  const made = await tx
    .insertInto('invitations')
    .values({ job_id: jobId, talent_id: talentId, created_at: at })
    .onConflict((conflict) => conflict.columns(['job_id', 'talent_id']).doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return made !== undefined;
}

function notAvailable(): Refusal {
  return new Refusal(422, words.job.inviteFailed);
}

async function findTalent(tx: Tx, email: string): Promise<Invitee | undefined> {
  const { rows } = await sql<Invitee>`
    select u.id, u.email, u.name
    from users u
    join user_account_types t on t.user_id = u.id and t.account_type_id = ${TALENT}
    where u.email_key = ${emailKey(email)} and u.disabled_at is null
  `.execute(tx);
  return rows[0];
}
