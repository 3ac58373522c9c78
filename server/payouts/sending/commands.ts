/** Brings payouts to their end: sends the intent, asks about everything unfinished, never under a second reference. */
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { fits, perform } from '#server/core/work/acts.ts';
import { type Cause, returnPayout, returnSettledPayout, settlePayout } from '#server/ledger/postings.ts';
import { PROVIDER, SENDER } from '#server/payments/acts.ts';
import { startTransfer, type Transfer, verifyTransfer } from '#server/payments/adapter.ts';
import {
  advance,
  confirm,
  type ProviderRequest,
  type Seen,
} from '#server/payments/provider-requests/commands.ts';
import { type PayoutRow, payoutFacts, payouts } from '../acts.ts';

export const sending: ProviderRequest<PayoutRow, Transfer> = {
  kind: 'payout',
  lock: lockPayout,
  begin: (tx, payout, at) =>
    perform(tx, payouts, payout, 'send', { by: SENDER, at, set: { attempts: payout.attempts + 1 } }),
  looksFirst: false,
  look: ({ config }, { reference }) => verifyTransfer(config.paystack, reference),
  send,
  record,
};

/** Sends one payout, or asks for its state; returns the row as it is then. */
export function advancePayout(services: Services, id: string): Promise<PayoutRow> {
  return advance(services, sending, id);
}

async function send({ config, database }: Services, payout: PayoutRow) {
  const { recipient_code } = await database.db
    .selectFrom('recipients')
    .select('recipient_code')
    .where('id', '=', payout.recipient_id)
    .executeTakeFirstOrThrow();
  return startTransfer(config.paystack, {
    amount: payout.amount,
    recipient: recipient_code,
    reference: payout.reference,
    reason: payout.side === 'talent' ? 'Payment for your work' : 'Money back to you',
  });
}

/** The answer to a fresh request is never an outcome, only "under way". */
async function record(
  tx: Write,
  payout: PayoutRow,
  { outcome, sent }: Seen<Transfer>,
  at: Date,
): Promise<PayoutRow> {
  if (outcome.kind === 'unknown')
    return fits(payouts, payout, 'lose-sight')
      ? perform(tx, payouts, payout, 'lose-sight', { by: SENDER, at, set: { failure: outcome.reason } })
      : payout;
  // The provider has confirmed it: that it knows nothing of it now is not its end.
  if (outcome.kind === 'refused')
    return payout.status === 'pending' ? payout : end(tx, payout, 'fail', at, { failure: outcome.message });
  const { data } = outcome;
  const known = { transfer_code: data.transfer_code ?? payout.transfer_code };
  const failure = data.gateway_response ?? data.status;
  switch (sent && data.status === 'success' ? 'pending' : data.status) {
    case 'success':
      return end(tx, payout, 'settle', at, { ...known, provider_fee: data.fee_charged ?? 0n, failure: null });
    case 'failed':
    case 'abandoned':
    case 'blocked':
    case 'rejected':
      return end(tx, payout, 'fail', at, { ...known, failure });
    case 'reversed':
      return end(tx, payout, 'reverse', at, { ...known, failure });
    default: {
      // A transfer that waits for a one-time code stands still until an operator types it.
      const waits = { failure: data.status === 'otp' ? data.status : null };
      return fits(payouts, payout, 'queue')
        ? perform(tx, payouts, payout, 'queue', { by: PROVIDER, at, set: { ...known, ...waits } })
        : askLater(tx, payout, waits);
    }
  }
}

/** Takes the payout to its end with its money; what the provider repeats changes nothing. */
async function end(
  tx: Write,
  payout: PayoutRow,
  verb: 'settle' | 'fail' | 'reverse',
  at: Date,
  set: Partial<PayoutRow>,
): Promise<PayoutRow> {
  if (!fits(payouts, payout, verb)) return payout;
  const ended = { ...payout, ...set };
  const why = { cause: `payout:${payout.reference}`, actor: 'provider', at };
  return perform(tx, payouts, payout, verb, {
    by: PROVIDER,
    at,
    set,
    facts: payoutFacts(ended),
    post: () => postEnd(tx, ended, verb, why),
  });
}

/** Money that had arrived comes back another way than money that was still in flight. */
function postEnd(
  tx: Write,
  payout: PayoutRow,
  verb: 'settle' | 'fail' | 'reverse',
  why: Cause,
): Promise<void> {
  const ref = { payoutId: payout.id, userId: payout.user_id, jobId: payout.job_id ?? undefined };
  if (verb === 'settle') return settlePayout(tx, ref, payout.amount, payout.provider_fee ?? 0n, why);
  return payout.status === 'success'
    ? returnSettledPayout(tx, ref, payout.amount, why)
    : returnPayout(tx, ref, why);
}

/** Under way as before: only what the provider waits for changes. */
function askLater(tx: Write, payout: PayoutRow, set: { failure: string | null }): Promise<PayoutRow> {
  return tx
    .updateTable('payouts')
    .set(set)
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The provider spoke of a transfer. True when it gave an answer, also that it is none of ours. */
export async function confirmPayout(services: Services, reference: string): Promise<boolean> {
  const row = await services.database.db
    .selectFrom('payouts')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? confirm(services, sending, row.id) : true;
}

/** Lock order: job → payout → accounts by id. */
export async function lockPayout(tx: Write, id: string): Promise<PayoutRow | undefined> {
  return tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
