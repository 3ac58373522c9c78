/** Suspends and restores people, ends their sessions and removes second factors: each with a reason, and notifying those concerned. */
import { sql } from 'kysely';
import { openOrderStatuses } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import type { Body, Params, Reply } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator/operator.ts';
import type { Catalogue } from '#contract/words/fr/complete.ts';
import { words } from '#contract/words.ts';
import { mailPerson } from '#server/accounts/mails/commands.ts';
import { isFactorOn } from '#server/accounts/second-factor/queries.ts';
import { beginRemoval } from '#server/accounts/second-factor/removal/commands.ts';
import {
  type AccountState,
  endSessionsOf,
  lockAccountState,
  restoreAccount,
  suspendAccount,
} from '#server/accounts/suspension/commands.ts';
import { literals } from '#server/core/db/values.ts';
import type { OperatorCtx } from '#server/core/http/context.ts';
import { conflict, orNotFound } from '#server/core/http/refusal.ts';
import { recordAll } from '#server/core/work/events.ts';
import { indexGigsOf } from '#server/gigs/search/commands.ts';
import { writeLog } from '../log/commands.ts';

const w = words.operator;

type Input<E extends (typeof operator)['suspend' | 'restore' | 'endSessions' | 'removeSecondFactor']> = {
  params: Params<E>;
  body: Body<E>;
};

/** The gate of these acts: the account, locked. 409 for the operator's own. */
export async function lockPerson(ctx: OperatorCtx, params: { id: string }): Promise<AccountState> {
  const person = orNotFound(await lockAccountState(ctx.tx, params.id));
  if (person.id === ctx.actor.userId) throw conflict(w.person.self, 'own_account');
  return person;
}

/**
 * Suspends a person: sessions end, gigs leave the search, the person is mailed the reason, and the other party of every
 * open order is notified. What is in escrow stays there.
 */
export async function suspend(
  ctx: OperatorCtx,
  { body }: Input<typeof operator.suspend>,
  person: AccountState,
): Promise<Reply<typeof operator.suspend>> {
  if (person.disabled_at) throw conflict(w.person.suspended, 'suspended');
  await suspendAccount(ctx.tx, person.id, { operatorId: ctx.actor.userId, reason: body.reason, at: ctx.now });
  await indexGigsOf(ctx.tx, [person.id], ctx.now);
  await notifyParties(ctx, person.id, 'suspend');
  await mailAccountState(ctx, person, (w) => [
    w.suspended,
    w.suspendedText,
    w.because(body.reason),
    w.suspendedMoney,
  ]);
  await log(ctx, 'person.suspend', person, body.reason, { suspended: false }, { suspended: true });
  return { success: true };
}

export async function restore(
  ctx: OperatorCtx,
  { body }: Input<typeof operator.restore>,
  person: AccountState,
): Promise<Reply<typeof operator.restore>> {
  if (!person.disabled_at) throw conflict(w.person.notSuspended, 'not_suspended');
  await restoreAccount(ctx.tx, person.id, { operatorId: ctx.actor.userId, reason: body.reason, at: ctx.now });
  await indexGigsOf(ctx.tx, [person.id], ctx.now);
  await notifyParties(ctx, person.id, 'restore');
  await mailAccountState(ctx, person, (w) => [w.restored, w.restoredText, w.because(body.reason)]);
  await log(ctx, 'person.restore', person, body.reason, { suspended: true }, { suspended: false });
  return { success: true };
}

export async function endSessions(
  ctx: OperatorCtx,
  { body }: Input<typeof operator.endSessions>,
  person: AccountState,
): Promise<Reply<typeof operator.endSessions>> {
  const ended = await endSessionsOf(ctx.tx, person.id);
  await log(ctx, 'person.end-sessions', person, body.reason, { sessions: ended }, { sessions: 0 });
  return { success: true };
}

/** Begins the removal: the factor ends after 24 hours unless its owner, who is mailed at once, stops it. 409 without one or when begun. */
export async function removeSecondFactor(
  ctx: OperatorCtx,
  { body }: Input<typeof operator.removeSecondFactor>,
  person: AccountState,
): Promise<Reply<typeof operator.removeSecondFactor>> {
  if (!(await isFactorOn(ctx.tx, person.id))) throw conflict(w.person.noSecondFactor, 'off');
  const begun = await beginRemoval(ctx.tx, person.id, ctx.services.config.publicUrl, ctx.now);
  if (!begun) throw conflict(w.person.secondFactorEnding, 'ending');
  const [before, after] = [{ second_factor: 'on' }, { second_factor: 'ending' }];
  await log(ctx, 'person.remove-second-factor', person, body.reason, before, after);
  return { success: true };
}

function log(
  ctx: OperatorCtx,
  act: string,
  person: AccountState,
  reason: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  return writeLog(ctx.tx, ctx, { act, about: { kind: 'person', id: person.id }, reason, before, after });
}

/** One event per open order of the person; its other party is notified (`hunter.suspend`, `talent.suspend` …). */
async function notifyParties(ctx: OperatorCtx, userId: string, verb: 'suspend' | 'restore'): Promise<void> {
  const { rows } = await sql<{ id: string; title: string; side: Side }>`
    select id, title, case when hunter_id = ${userId} then 'hunter' else 'talent' end as side
    from jobs
    where (hunter_id = ${userId} or talent_id = ${userId})
      and status in (${literals(openOrderStatuses)})
  `.execute(ctx.tx);
  if (rows.length === 0) return;
  await recordAll(
    ctx.tx,
    rows.map((job) => ({
      name: `${job.side}.${verb}`,
      about: { kind: 'job', id: job.id },
      actor: { kind: 'operator', id: ctx.actor.userId },
      facts: { title: job.title },
      at: ctx.now,
    })),
  );
}

/** Mails the person in their language; `write` returns the subject, then the lines. */
async function mailAccountState(
  ctx: OperatorCtx,
  person: AccountState,
  write: (w: Catalogue['operator']['mailed']) => [string, ...string[]],
): Promise<void> {
  const sending = { key: `standing:${person.id}:${ctx.requestId}`, now: ctx.now };
  await mailPerson(ctx.tx, person.id, sending, ({ operator }) => {
    const [subject, ...lines] = write(operator.mailed);
    return { subject, lines };
  });
}
