/** Invitations: a hunter shows a job to a talent whose page they saw or whose e-mail address they know, and may take that back. */
import { sql } from 'kysely';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { jobs as endpoints } from '#contract/jobs/jobs.ts';
import { TALENT } from '#contract/profiles/profile.ts';
import { words } from '#contract/words.ts';
import { emailKey } from '#server/accounts/commands.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { perform } from '#server/core/work/acts.ts';
import { type JobRow, jobs } from '../acts.ts';
import { blocksBetween, lockOwnJob } from '../policy.ts';
import { type InvitationRow, toInvitee } from './views.ts';

/** Maximum number of invitations of one talent to one job: each one is a mail to them. */
const INVITATIONS_PER_TALENT_MAX = 3;

/**
 * Invites a talent, also after an earlier invitation was taken back. 404 when it is not the caller's job, 409 when it takes no more
 * bids; 422 with the same answer for a person who is unknown, no talent, the hunter, already invited, invited too often, or blocked by
 * or blocking the hunter.
 */
export async function invite(
  ctx: Ctx,
  { body }: { body: Body<typeof endpoints.invite> },
): Promise<Reply<typeof endpoints.invite>> {
  const job = await lockOwnJob(ctx, { id: body.job_id });
  const { talent_email: address } = body;
  const talent = await findTalent(ctx, body);
  if (!talent || talent.id === ctx.actor.userId) throw notAvailable();
  await perform(ctx.tx, jobs, job, 'invite', {
    ...byHunter(ctx, talent.id),
    part: {
      status: 'none',
      write: async (tx, _open, at) => {
        if (!(await recordInvitation(tx, job.id, talent.id, at, address !== undefined))) throw notAvailable();
      },
    },
  });
  const invitation = orNotFound(await findInvitation(ctx.tx, job.id, talent.id));
  return { success: true, data: toInvitee(invitation) };
}

/**
 * Lets a talent see a job without notifying anybody; false when they see it already or were invited too often. `byAddress` is true
 * when the hunter knew the e-mail address: only then is it shown to the hunter.
 */
export async function recordInvitation(
  tx: Write,
  jobId: string,
  talentId: string,
  at: Date,
  byAddress = false,
): Promise<boolean> {
  const { rows } = await sql`
    insert into invitations as i (job_id, talent_id, created_at, by_address)
    values (${jobId}, ${talentId}, ${at}, ${byAddress})
    on conflict (job_id, talent_id) do update
    set created_at = excluded.created_at, withdrawn_at = null, times = i.times + 1,
      by_address = i.by_address or excluded.by_address
    where i.withdrawn_at is not null and i.times < ${INVITATIONS_PER_TALENT_MAX}
    returning job_id
  `.execute(tx);
  return rows.length > 0;
}

function notAvailable(): Refusal {
  return new Refusal(422, words.jobs.fixed.invitedEmail);
}

function byHunter(ctx: Ctx, talentId: string) {
  const by = { kind: 'hunter', id: ctx.actor.userId } as const;
  return { by, at: ctx.now, facts: { talent_id: talentId } };
}

type Named = Pick<Body<typeof endpoints.invite>, 'talent_email' | 'talent_id'>;

/** The person with this e-mail address or id who has the talent side, is not suspended; neither they nor the caller has blocked the other. */
async function findTalent(
  { tx, actor }: Ctx,
  { talent_email, talent_id }: Named,
): Promise<{ id: string } | undefined> {
  const named =
    talent_id === undefined ? sql`u.email_key = ${emailKey(talent_email ?? '')}` : sql`u.id = ${talent_id}`;
  const { rows } = await sql<{ id: string }>`
    select u.id
    from users u
    join user_account_types t on t.user_id = u.id and t.account_type_id = ${TALENT}
    where ${named} and u.disabled_at is null
      and not exists ${blocksBetween(sql`u.id`, sql`${actor.userId}::uuid`)}
  `.execute(tx);
  return rows[0];
}

async function findInvitation(
  tx: Write,
  jobId: string,
  talentId: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select t.id, case when i.by_address then t.email end as email, t.name, i.created_at, i.withdrawn_at, b.created_at as applied_at
    from invitations i
    join users t on t.id = i.talent_id
    left join bids b on b.job_id = i.job_id and b.talent_id = i.talent_id
    where i.job_id = ${jobId} and i.talent_id = ${talentId}
  `.execute(tx);
  return rows[0];
}

type Held = { job: JobRow; invitation: InvitationRow };

/** An invitation to the caller's job, with the job locked so that nobody applies meanwhile. 404 otherwise. */
export async function lockInvitation(ctx: Ctx, params: Params<typeof endpoints.uninvite>): Promise<Held> {
  const job = await lockOwnJob(ctx, { id: params.job_id });
  return { job, invitation: orNotFound(await findInvitation(ctx.tx, job.id, params.talent_id)) };
}

/** Takes the invitation back: a closed job is no longer shown. 409 `applied` after a bid, or with the status when bids are over. */
export async function uninvite(
  ctx: Ctx,
  _input: unknown,
  { job, invitation }: Held,
): Promise<Reply<typeof endpoints.uninvite>> {
  if (invitation.applied_at) throw conflict(words.jobs.errors.inviteeApplied, 'applied');
  if (invitation.withdrawn_at) return { success: true, data: toInvitee(invitation) };
  await perform(ctx.tx, jobs, job, 'uninvite', {
    ...byHunter(ctx, invitation.id),
    part: {
      status: 'open',
      write: async (tx, _withdrawn, at) => {
        await sql`
          update invitations set withdrawn_at = ${at} where job_id = ${job.id} and talent_id = ${invitation.id}
        `.execute(tx);
      },
    },
  });
  return { success: true, data: toInvitee({ ...invitation, withdrawn_at: ctx.now }) };
}
