/** Commands of payouts: confirm a bank account, send what is owed to it exactly once; and erase a person's accounts. */
import { sql } from 'kysely';
import { unfinishedStatuses } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import type { Body, Query, Reply } from '#contract/core/endpoint.ts';
import type { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { withdrawalsPausedUntil } from '#server/accounts/queries.ts';
import { assertFactorShown } from '#server/accounts/second-factor/queries.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OutsideCtx } from '#server/core/http/context.ts';
import { conflict, invalid, orNotFound, Refusal, unanswered } from '#server/core/http/refusal.ts';
import { render } from '#server/core/i18n/language.ts';
import { newHex, newId } from '#server/core/security/ids.ts';
import { record } from '#server/core/work/events.ts';
import { lockJob } from '#server/jobs/policy.ts';
import { startPayout } from '#server/ledger/postings.ts';
import { isFrozen, lockOwnAccounts } from '#server/ledger/queries.ts';
import { resolveAccount } from '#server/payments/adapter.ts';
import { putProviderRequest } from '#server/payments/provider-requests/commands.ts';
import { type PayoutRow, payoutFacts } from './acts.ts';
import { findOrAddAccount } from './bank-accounts/commands.ts';
import { accountsOf, heldUntil } from './bank-accounts/queries.ts';
import { readPayouts } from './queries.ts';
import { advancePayout, sending } from './sending/commands.ts';

/** The provider's minimum transfer, in kobo. */
export const TRANSFER_MIN = 5_000n;

/** Resolves an account number. `status` false: the bank knows no such account; 503: it could not be checked. */
export async function verifyAccount(
  ctx: OutsideCtx,
  { query }: { query: Query<typeof payouts.verifyAccount> },
): Promise<Reply<typeof payouts.verifyAccount>> {
  const outcome = await resolveAccount(ctx.services.config.paystack, query);
  if (outcome.kind === 'unknown') throw unanswered(words.payouts.errors.unavailable);
  if (outcome.kind === 'refused')
    return {
      success: true,
      status: false,
      message: render(words.accounts.fixed.invalidCredentials, ctx.language),
      account_name: null,
    };
  return {
    success: true,
    status: true,
    message: 'Account number resolved',
    account_name: outcome.data.account_name,
  };
}

/** Returns the recipient of a saved account, or of a new one, which needs the password again. 422 no such account. */
export async function addRecipient(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof payouts.recipient> },
): Promise<Reply<typeof payouts.recipient>> {
  if (body.job_id)
    await ctx.transact(async (tx) =>
      orNotFound(await lockJob(tx, body.job_id as string, { partyId: ctx.actor.userId })),
    );
  const account = await findOrAddAccount(ctx, body, body.password);
  const { recipient_code, account_name, bank_name } = account;
  return {
    success: true,
    data: {
      status: true,
      message: 'Transfer recipient created successfully',
      data: { recipient_code, account_name, bank_name, usable_at: heldUntil(account, ctx.now) },
    },
  };
}

/** Sends an ended job's net pay to the talent's bank. 409 `in_flight` while a payout of it is under way, 502 when refused. */
export async function transfer(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof payouts.transfer> },
): Promise<Reply<typeof payouts.transfer>> {
  const payout = await ctx.transact(async (tx) => {
    const job = orNotFound(await lockJob(tx, body.job_id, { talentId: ctx.actor.userId }));
    if (job.status !== 'accepted' && job.status !== 'cancelled') {
      throw conflict(words.common.refusals.illegalStep(job.status), job.status);
    }
    return openPayout(tx, ctx, 'talent', body.transfer_recipient_code, job.id);
  });
  return send(ctx, payout);
}

/** Sends the hunter's payback to their bank: of one job, or all of it. */
export async function transferHunter(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof payouts.transferHunter> },
): Promise<Reply<typeof payouts.transferHunter>> {
  const payout = await ctx.transact(async (tx) => {
    const { job_id } = body;
    if (job_id) orNotFound(await lockJob(tx, job_id, { hunterId: ctx.actor.userId }));
    return openPayout(tx, ctx, 'hunter', body.transfer_recipient_code, job_id ?? null);
  });
  return send(ctx, payout);
}

/** Writes the intent with its only reference, and reserves the money of the job, or of all jobs when `jobId` is null. */
async function openPayout(
  tx: Write,
  ctx: OutsideCtx,
  side: Side,
  recipientCode: string,
  jobId: string | null,
): Promise<PayoutRow> {
  const { userId } = ctx.actor;
  await assertMayWithdraw(tx, ctx);
  const [account] = await accountsOf(tx, userId, { recipientCode });
  if (!account) throw invalid('transfer_recipient_code', words.payouts.errors.accountUnconfirmed);
  if (account.usable_at > ctx.now) {
    throw conflict(words.payouts.errors.accountHeld(account.usable_at.toISOString()), 'bank_account_held');
  }
  const sources = await lockOwnAccounts(tx, userId, side, jobId);
  const amount = sources.reduce((sum, source) => sum + source.amount, 0n);
  if (amount === 0n) throw await nothingToSend(tx, userId, side, jobId);
  if (amount < TRANSFER_MIN) throw conflict(words.payouts.errors.tooSmall, 'below_minimum');
  const id = newId();
  const payout = await tx
    .insertInto('payouts')
    .values({
      id,
      reference: `payout-${newHex(16)}`,
      side,
      user_id: userId,
      job_id: jobId,
      amount,
      recipient_id: account.recipient_id,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    // New money came in while a payout of this job, or of all jobs, was still under way.
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!payout) throw conflict(words.payouts.errors.another, 'in_flight');
  await putProviderRequest(tx, sending.kind, payout);
  const context = { cause: `request:${ctx.requestId}`, actor: `${side}:${userId}`, at: ctx.now };
  await startPayout(tx, { payoutId: id, userId, side, jobId: jobId ?? undefined }, sources, context);
  await record(tx, {
    name: 'payout.request',
    about: { kind: 'payout', id },
    actor: { kind: side, id: userId },
    facts: payoutFacts(payout),
    at: ctx.now,
  });
  return payout;
}

/** 403 without the second factor (rule 1.13), 409 `withdrawals_paused` after a suspicious sign-in (rule 1.19). */
export async function assertMayWithdraw(tx: Write, { actor, now }: OutsideCtx): Promise<void> {
  await assertFactorShown(tx, actor, now);
  const paused = await withdrawalsPausedUntil(tx, actor.userId, now);
  if (paused) throw conflict(words.payouts.errors.paused(paused.toISOString()), 'withdrawals_paused');
}

/** The refusal for an empty balance: frozen, already on its way, or nothing to withdraw. */
export async function nothingToSend(
  tx: Write,
  userId: string,
  side: string,
  jobId: string | null,
): Promise<Refusal> {
  if (jobId && (await isFrozen(tx, jobId))) return conflict(words.payouts.errors.frozen, 'frozen');
  let live = tx
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('side', '=', side)
    .where('status', 'in', unfinishedStatuses);
  if (jobId) live = live.where((eb) => eb.or([eb('job_id', '=', jobId), eb('job_id', 'is', null)]));
  return (await live.limit(1).executeTakeFirst()) || (await isGoingBack(tx, userId, side, jobId))
    ? conflict(words.payouts.errors.inFlight, 'in_flight')
    : conflict(words.payouts.errors.nothing, 'nothing_to_withdraw');
}

/** True while a refund of the hunter's is under way: of this order, or of any order when `jobId` is null. */
async function isGoingBack(tx: Write, userId: string, side: string, jobId: string | null): Promise<boolean> {
  if (side !== 'hunter') return false;
  let live = tx
    .selectFrom('refunds')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', unfinishedStatuses);
  if (jobId) live = live.where('job_id', '=', jobId);
  return (await live.limit(1).executeTakeFirst()) !== undefined;
}

async function send(ctx: OutsideCtx, opened: PayoutRow): Promise<Reply<typeof payouts.transfer>> {
  const payout = await advancePayout(ctx.services, opened.id);
  if (payout.status === 'failed') throw new Refusal(502, words.payouts.errors.refused);
  const [shown] = await readPayouts(ctx.db, sql`p.id = ${payout.id}`, 1, ctx.language);
  return {
    success: true,
    status: true,
    message: render(words.payouts.withdraw.started, ctx.language),
    payout: orNotFound(shown),
  };
}

export async function eraseBankAccounts(tx: Write, userId: string, now: Date): Promise<void> {
  const unpaid = sql`
    select r.id from recipients r
    where r.user_id = ${userId} and not exists (select from payouts p where p.recipient_id = r.id)
  `;
  await sql`
    delete from bank_accounts where user_id = ${userId} and recipient_id in (${unpaid})
  `.execute(tx);
  await sql`delete from recipients where id in (${unpaid})`.execute(tx);
  await sql`
    update bank_accounts set removed_at = ${now} where user_id = ${userId} and removed_at is null
  `.execute(tx);
}
