/** A payer's bank asks for a payment back: what is left of the money is frozen, and released or taken once the bank has decided. */
import { divideDecided } from '#contract/escrow/division.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { newId } from '#server/core/security/ids.ts';
import { isStatusAllowed, perform } from '#server/core/work/acts.ts';
import { record } from '#server/core/work/events.ts';
import { eachAlone } from '#server/core/work/schedule.ts';
import { progressOfOrder } from '#server/escrow/queries.ts';
import { disputeMove, type JobRow, jobs } from '#server/jobs/acts.ts';
import { lockJob, partiesOf } from '#server/jobs/policy.ts';
import { dueAfterFreeze } from '#server/jobs/rules.ts';
import { type Account, escrow, hunterPayback, suspense, talentPayable } from '#server/ledger/accounts.ts';
import { freezeChargeback, loseChargeback, unfreezeChargeback } from '#server/ledger/chargebacks/postings.ts';
import { divideChargedBack, type PostingContext } from '#server/ledger/postings.ts';
import { escrowOf, wasHeld } from '#server/ledger/queries.ts';
import { dropExtension } from '#server/orders/deadlines/commands.ts';
import { type PaymentRow, PROVIDER } from '#server/payments/acts.ts';
import { confirmPayment } from '#server/payments/confirmation/commands.ts';
import { aboutOf, type ChargebackRow, chargebacks } from './acts.ts';
import { amountAskedBack, endOf, fetchDispute, type ProviderDispute } from './adapter.ts';
import { readAlreadyTaken } from './queries.ts';

/**
 * Asks the provider about a chargeback by its number and books the answer once, however often and in whatever order it
 * is called (rule 3.15). False when the provider gave no answer.
 */
export async function confirmChargeback(services: Services, providerId: string): Promise<boolean> {
  const outcome = await fetchDispute(services.config.paystack, providerId);
  if (outcome.kind !== 'ok') return outcome.kind === 'refused';
  const { reference } = outcome.data.transaction;
  const { payment, reached } = await confirmPayment(services, reference, 'chargeback');
  if (!reached) return false;
  const at = services.clock.now();
  await services.database.db.transaction().execute((tx) => bookChargeback(tx, payment, outcome.data, at));
  services.wake();
  return true;
}

const SWEEP_BATCH = 100;

/** Asks about every open chargeback whose deadline has passed or is not known: its end may never have been reported. */
export async function sweepChargebacks(services: Services): Promise<void> {
  const due = await services.database.db
    .selectFrom('chargebacks')
    .select('provider_id')
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('due_at', '<=', services.clock.now()), is('due_at', 'is', null)]))
    .orderBy('due_at')
    .limit(SWEEP_BATCH)
    .execute();
  await eachAlone(services, due, ({ provider_id }) => confirmChargeback(services, provider_id));
}

/** Books nothing when the payment was never booked here: reconciliation lists such a chargeback. */
async function bookChargeback(
  tx: Write,
  payment: PaymentRow | null,
  found: ProviderDispute,
  at: Date,
): Promise<void> {
  const { reference } = found.transaction;
  const job = payment?.status === 'funded' ? ((await lockJob(tx, payment.job_id, {})) ?? null) : null;
  const context: PostingContext = { cause: `chargeback:${found.id}`, actor: 'provider', at };
  const sources = await sourcesOf(tx, payment, reference);
  if (!sources) return;
  const chargeback =
    (await openChargeback(tx, { payment, job, found, sources }, context)) ??
    (await tx
      .selectFrom('chargebacks')
      .selectAll()
      .where('provider_id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow());
  const ending = endOf(found, await readAlreadyTaken(tx, reference, found.id));
  if (!ending || !isStatusAllowed(chargebacks, chargeback, ending)) return;
  await endChargeback(tx, chargeback, { ending, job, found, sources }, context);
}

/** The accounts that can hold the money of the payment, in the order in which it is taken; null when it was never booked. */
async function sourcesOf(
  tx: Write,
  payment: PaymentRow | null,
  reference: string,
): Promise<Account[] | null> {
  if (payment?.status === 'funded') {
    const { job_id, hunter_id, talent_id } = payment;
    return [escrow(job_id), hunterPayback(hunter_id, job_id), talentPayable(talent_id, job_id)];
  }
  if (payment?.status === 'returned') return [hunterPayback(payment.hunter_id, payment.job_id)];
  return (await wasHeld(tx, reference)) ? [suspense(reference)] : null;
}

type Case = { payment: PaymentRow | null; job: JobRow | null; found: ProviderDispute; sources: Account[] };

/** Opens a chargeback and freezes its money; null when it was opened before. */
async function openChargeback(
  tx: Write,
  { payment, job, found, sources }: Case,
  context: PostingContext,
): Promise<ChargebackRow | null> {
  const chargeback = await tx
    .insertInto('chargebacks')
    .values({
      id: newId(),
      provider_id: found.id,
      reference: found.transaction.reference,
      payment_id: payment?.id ?? null,
      job_id: job?.id ?? null,
      amount: amountAskedBack(found),
      category: found.category ?? 'chargeback',
      due_at: found.dueAt ? new Date(found.dueAt) : null,
      opened_at: context.at,
      updated_at: context.at,
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!chargeback) return null;
  await freezeChargeback(tx, chargeback, sources, context);
  if (job && !job.frozen_at && isStatusAllowed(jobs, job, 'freeze'))
    await perform(tx, jobs, job, 'freeze', { by: PROVIDER, at: context.at, set: { frozen_at: context.at } });
  await record(tx, {
    name: 'chargeback.open',
    about: aboutOf(chargeback),
    actor: PROVIDER,
    facts: { title: job?.title ?? '', talent_id: job?.talent_id ?? null, amount: String(chargeback.amount) },
    at: context.at,
  });
  return chargeback;
}

/** Locks and returns the chargeback; undefined when there is none. */
export function lockChargeback(tx: Write, id: string): Promise<ChargebackRow | undefined> {
  return tx.selectFrom('chargebacks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Records that our evidence is with the provider; does nothing when the chargeback was ended or answered meanwhile. */
export async function answerChargeback(
  tx: Write,
  { id, operatorId, at }: { id: string; operatorId: string; at: Date },
): Promise<void> {
  const chargeback = await lockChargeback(tx, id);
  if (!chargeback || !isStatusAllowed(chargebacks, chargeback, 'answer')) return;
  await perform(tx, chargebacks, chargeback, 'answer', {
    by: { kind: 'operator', id: operatorId },
    at,
    set: { answered_at: at, answered_by: operatorId },
  });
}

type Ending = Omit<Case, 'payment'> & { ending: 'win' | 'lose' | 'expire' };

async function endChargeback(
  tx: Write,
  chargeback: ChargebackRow,
  { ending, job, found, sources }: Ending,
  context: PostingContext,
): Promise<void> {
  const amount = ending === 'win' ? chargeback.amount : amountAskedBack(found);
  const ended = { ...chargeback, amount };
  await perform(tx, chargebacks, chargeback, ending, {
    by: PROVIDER,
    at: context.at,
    set: { amount, ended_at: context.at },
    facts: { title: job?.title ?? '', talent_id: job?.talent_id ?? null, amount: String(amount) },
    post: () =>
      ending === 'win' ? unfreezeChargeback(tx, ended, context) : loseChargeback(tx, ended, sources, context),
  });
  await freezeForOthers(tx, ended, sources, context);
  const frozen = job && (await lockJob(tx, job.id, {}));
  if (frozen?.frozen_at && !(await hasOpen(tx, frozen.id))) await resumeOrEndOrder(tx, frozen, context);
}

/** Freezes what this chargeback gave back for other open ones of the same payment, the oldest first. */
async function freezeForOthers(
  tx: Write,
  ended: ChargebackRow,
  sources: readonly Account[],
  context: PostingContext,
): Promise<void> {
  const others = await tx
    .selectFrom('chargebacks')
    .selectAll()
    .where('reference', '=', ended.reference)
    .where('ended_at', 'is', null)
    .orderBy('opened_at')
    .forUpdate()
    .execute();
  for (const other of others) await freezeChargeback(tx, other, sources, context, ended);
}

async function hasOpen(tx: Write, jobId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('chargebacks')
    .select('id')
    .where('job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The order goes on when its escrow is whole; else it ends, and what is left goes to the talent if work was handed in, else to the hunter. */
async function resumeOrEndOrder(tx: Write, job: JobRow, context: PostingContext): Promise<void> {
  const by = { by: PROVIDER, at: context.at };
  const rest = await escrowOf(tx, job.id);
  if (rest === job.price) {
    const set = { frozen_at: null, answer_due_at: dueAfterFreeze(job, context.at) };
    await perform(tx, jobs, job, 'unfreeze', { ...by, set });
    return;
  }
  const progress = await progressOfOrder(tx, job, context.at);
  const parts = divideDecided(rest, job.submitted_at ? rest : 0n, progress.policy);
  await dropExtension(tx, job, progress.extension, context.at);
  await perform(tx, jobs, job, 'charge-back', {
    ...by,
    set: { frozen_at: null, ended_at: context.at, answer_due_at: null },
    facts: { talent: String(parts.talent), hunter: String(parts.hunter) },
    ...(job.status === 'disputed' && progress.dispute && { part: disputeMove(progress.dispute) }),
    post: () => divideChargedBack(tx, partiesOf(job), rest, parts, context),
  });
}
