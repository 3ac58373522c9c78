/** Brings payouts to their end: sends the intent, asks about everything unfinished, never under a second reference. */

import { askAgainAt } from '#server/core/clock.ts';
import type { Tx } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { fits, perform } from '#server/core/work/acts.ts';
import { type Cause, returnPayout, returnSettledPayout, settlePayout } from '#server/ledger/postings.ts';
import { PROVIDER, SENDER } from '#server/payments/acts.ts';
import { type Outcome, startTransfer, type Transfer, verifyTransfer } from '#server/payments/adapter.ts';
import { type PayoutRow, payoutFacts, payouts } from '../acts.ts';

const LIVE = ['new', 'sending', 'unknown', 'pending'] as const;
/** A sender that died between asking and recording is taken over after this long. */
const ABANDONED_AFTER_MS = 60_000;

/** Sends one payout, or asks what became of it; answers it as it stands then. */
export async function advancePayout(services: Services, id: string): Promise<PayoutRow> {
  const claimed = await claim(services, id);
  if (!claimed) return readPayout(services.database.db as Tx, id);
  const seen = await lookOrSend(services, claimed);
  return services.database.db.transaction().execute(async (tx) => {
    const payout = await lockPayout(tx, { id });
    if (!payout) throw new Error(`no payout ${id}`);
    // Who was taken over has nothing to say any more: its answer is older than what the next one did.
    if (payout.attempts !== claimed.attempts) return payout;
    return apply(tx, payout, seen, cause(services, payout));
  });
}

/** Commits that this process is asking the provider now; null when somebody else is, or it is finished. */
function claim(services: Services, id: string): Promise<PayoutRow | null> {
  const now = services.clock.now();
  return services.database.db.transaction().execute(async (tx) => {
    const payout = await lockPayout(tx, { id });
    if (payout?.status === 'pending') return payout;
    if (!payout || !fits(payouts, payout, 'send')) return null;
    const busy =
      payout.status === 'sending' && now.getTime() - payout.updated_at.getTime() < ABANDONED_AFTER_MS;
    if (busy) return null;
    return perform(tx, payouts, payout, 'send', {
      by: SENDER,
      at: now,
      set: { attempts: payout.attempts + 1 },
    });
  });
}

type Seen = { outcome: Outcome<Transfer>; sent: boolean };

/** The first time it is sent; later the provider is asked first and the same reference is sent again only if it knows none. */
async function lookOrSend(services: Services, payout: PayoutRow): Promise<Seen> {
  const { paystack } = services.config;
  if (payout.attempts > 1 || payout.status === 'pending') {
    const known = await verifyTransfer(paystack, payout.reference);
    if (known.kind !== 'refused') return { outcome: known, sent: false };
    if (payout.status === 'pending')
      return { outcome: { kind: 'unknown', reason: known.message }, sent: false };
  }
  const recipient = await services.database.db
    .selectFrom('recipients')
    .select('recipient_code')
    .where('id', '=', payout.recipient_id)
    .executeTakeFirstOrThrow();
  const outcome = await startTransfer(paystack, {
    amount: payout.amount,
    recipient: recipient.recipient_code,
    reference: payout.reference,
    reason: payout.side === 'talent' ? 'Payment for your work' : 'Money back to you',
  });
  if (outcome.kind === 'refused' && outcome.code === 'duplicate_transfer_reference') {
    return { outcome: await verifyTransfer(paystack, payout.reference), sent: true };
  }
  return { outcome, sent: true };
}

/** What the provider's answer means. The answer to a fresh request is never an outcome, only "under way". */
async function apply(tx: Tx, payout: PayoutRow, seen: Seen, why: Cause): Promise<PayoutRow> {
  const { outcome, sent } = seen;
  const { at } = why;
  const later = { check_after: askAgainAt(payout.created_at, at) };
  if (outcome.kind === 'unknown')
    return fits(payouts, payout, 'lose-sight')
      ? perform(tx, payouts, payout, 'lose-sight', {
          by: SENDER,
          at,
          set: { ...later, failure: outcome.reason },
        })
      : askLater(tx, payout, later);
  if (outcome.kind === 'refused')
    return end(tx, payout, 'fail', why, { failure: outcome.message, check_after: null });
  const { data } = outcome;
  const known = { transfer_code: data.transfer_code ?? payout.transfer_code };
  const ended = { ...known, check_after: null };
  const failure = data.gateway_response ?? data.status;
  switch (sent && data.status === 'success' ? 'pending' : data.status) {
    case 'success':
      return end(tx, payout, 'settle', why, {
        ...ended,
        provider_fee: data.fee_charged ?? 0n,
        failure: null,
      });
    case 'failed':
    case 'abandoned':
    case 'blocked':
    case 'rejected':
      return end(tx, payout, 'fail', why, { ...ended, failure });
    case 'reversed':
      return end(tx, payout, 'reverse', why, { ...ended, failure });
    default: {
      // A transfer that waits for a one-time code stands still until an operator types it.
      const waits = { ...later, failure: data.status === 'otp' ? data.status : null };
      return fits(payouts, payout, 'queue')
        ? perform(tx, payouts, payout, 'queue', { by: PROVIDER, at, set: { ...known, ...waits } })
        : askLater(tx, payout, waits);
    }
  }
}

/** Takes the payout to its end with its money; what the provider repeats changes nothing. */
async function end(
  tx: Tx,
  payout: PayoutRow,
  verb: 'settle' | 'fail' | 'reverse',
  why: Cause,
  set: Partial<PayoutRow>,
): Promise<PayoutRow> {
  if (!fits(payouts, payout, verb)) return payout;
  const ended = { ...payout, ...set };
  return perform(tx, payouts, payout, verb, {
    by: PROVIDER,
    at: why.at,
    set,
    facts: payoutFacts(ended),
    post: () => postEnd(tx, ended, verb, why),
  });
}

/** Money that had arrived comes back another way than money that was still in flight. */
function postEnd(tx: Tx, payout: PayoutRow, verb: 'settle' | 'fail' | 'reverse', why: Cause): Promise<void> {
  const ref = { payoutId: payout.id, userId: payout.user_id, jobId: payout.job_id ?? undefined };
  if (verb === 'settle') return settlePayout(tx, ref, payout.amount, payout.provider_fee ?? 0n, why);
  return payout.status === 'success'
    ? returnSettledPayout(tx, ref, payout.amount, why)
    : returnPayout(tx, ref, why);
}

/** Under way as before: only the time to ask again changes, and what the provider waits for. */
function askLater(
  tx: Tx,
  payout: PayoutRow,
  { check_after, failure }: { check_after: Date; failure?: string | null },
): Promise<PayoutRow> {
  return tx
    .updateTable('payouts')
    .set({ check_after, failure })
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The provider spoke of a transfer: its own state decides, in any order, any number of times. True when settled for now. */
export async function confirmPayout(services: Services, reference: string): Promise<boolean> {
  const { db } = services.database;
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return true;
  const outcome = await verifyTransfer(services.config.paystack, reference);
  if (outcome.kind !== 'ok') return outcome.kind === 'refused';
  await db.transaction().execute(async (tx) => {
    const payout = await lockPayout(tx, { id: row.id });
    if (payout) await apply(tx, payout, { outcome, sent: false }, cause(services, payout));
  });
  services.wake();
  return true;
}

const BATCH = 50;

/** Asks about every unfinished payout whose time has come. */
export async function completePayouts(services: Services): Promise<number> {
  const due = await services.database.db
    .selectFrom('payouts')
    .select('id')
    .where('status', 'in', [...LIVE])
    .where('check_after', '<=', services.clock.now())
    .orderBy('check_after')
    .limit(BATCH)
    .execute();
  for (const { id } of due) await advancePayout(services, id);
  return due.length;
}

function cause(services: Services, payout: PayoutRow): Cause {
  return { cause: `payout:${payout.reference}`, actor: 'provider', at: services.clock.now() };
}

/** Lock order: job → payout → accounts by id. */
export async function lockPayout(tx: Tx, by: { id: string }): Promise<PayoutRow | undefined> {
  return tx.selectFrom('payouts').selectAll().where('id', '=', by.id).forUpdate().executeTakeFirst();
}

function readPayout(tx: Tx, id: string): Promise<PayoutRow> {
  return tx.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
