/** Finishes payouts: sends the intent and looks up unfinished ones, never under a second reference. */
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { isStatusAllowed, perform } from '#server/core/work/acts.ts';
import {
  type PostingContext,
  returnPayout,
  returnSettledPayout,
  settlePayout,
} from '#server/ledger/postings.ts';
import { PROVIDER, SENDER } from '#server/payments/acts.ts';
import { startTransfer, type Transfer, verifyTransfer } from '#server/payments/adapter.ts';
import {
  advance,
  confirm,
  type ProviderAnswer,
  type ProviderRequest,
} from '#server/payments/provider-requests/commands.ts';
import { type PayoutRow, payoutFacts, payouts } from '../acts.ts';

export const sending: ProviderRequest<PayoutRow, Transfer> = {
  kind: 'payout',
  lock: lockPayout,
  begin: (tx, payout, at) =>
    perform(tx, payouts, payout, 'send', { by: SENDER, at, set: { attempts: payout.attempts + 1 } }),
  mustLookUpFirst: false,
  lookUp: ({ config }, { reference }) => verifyTransfer(config.paystack, reference),
  send,
  record,
};

/** Sends one payout, or looks up its state; returns the updated row. */
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

/** Records the provider's answer. A `success` in reply to the request itself only means "under way". */
async function record(
  tx: Write,
  payout: PayoutRow,
  { outcome, isNewRequest }: ProviderAnswer<Transfer>,
  at: Date,
): Promise<PayoutRow> {
  if (outcome.kind === 'unknown')
    return isStatusAllowed(payouts, payout, 'lose-sight')
      ? perform(tx, payouts, payout, 'lose-sight', { by: SENDER, at, set: { failure: outcome.reason } })
      : payout;
  // The provider confirmed it before: having no record of it now does not end it.
  if (outcome.kind === 'refused')
    return payout.status === 'pending' ? payout : end(tx, payout, 'fail', at, { failure: outcome.message });
  const { data } = outcome;
  const known = { transfer_code: data.transfer_code ?? payout.transfer_code };
  const failure = data.gateway_response ?? data.status;
  switch (isNewRequest && data.status === 'success' ? 'pending' : data.status) {
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
      // A transfer that needs a one-time code waits until an operator enters it.
      const waits = { failure: data.status === 'otp' ? data.status : null };
      return isStatusAllowed(payouts, payout, 'queue')
        ? perform(tx, payouts, payout, 'queue', { by: PROVIDER, at, set: { ...known, ...waits } })
        : askLater(tx, payout, waits);
    }
  }
}

/** Ends the payout and books its money; a repeated answer changes nothing. */
async function end(
  tx: Write,
  payout: PayoutRow,
  verb: 'settle' | 'fail' | 'reverse',
  at: Date,
  set: Partial<PayoutRow>,
): Promise<PayoutRow> {
  if (!isStatusAllowed(payouts, payout, verb)) return payout;
  const ended = { ...payout, ...set };
  const context = { cause: `payout:${payout.reference}`, actor: 'provider', at };
  return perform(tx, payouts, payout, verb, {
    by: PROVIDER,
    at,
    set,
    facts: payoutFacts(ended),
    post: () => postEnd(tx, ended, verb, context),
  });
}

/** Books the end: money that had arrived is returned by a different posting than money still in flight. */
function postEnd(
  tx: Write,
  payout: PayoutRow,
  verb: 'settle' | 'fail' | 'reverse',
  context: PostingContext,
): Promise<void> {
  const ref = { payoutId: payout.id, userId: payout.user_id, jobId: payout.job_id ?? undefined };
  if (verb === 'settle') return settlePayout(tx, ref, payout.amount, payout.provider_fee ?? 0n, context);
  return payout.status === 'success'
    ? returnSettledPayout(tx, ref, payout.amount, context)
    : returnPayout(tx, ref, context);
}

/** Still under way: only updates what the provider waits for. */
function askLater(tx: Write, payout: PayoutRow, set: { failure: string | null }): Promise<PayoutRow> {
  return tx
    .updateTable('payouts')
    .set(set)
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Called when a webhook is about a transfer. True when the provider answered, or when the transfer is not ours. */
export async function confirmPayout(services: Services, reference: string): Promise<boolean> {
  const row = await services.database.db
    .selectFrom('payouts')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? confirm(services, sending, row.id) : true;
}

/** Locks a payout. Lock order: job → payout → accounts by id. */
export async function lockPayout(tx: Write, id: string): Promise<PayoutRow | undefined> {
  return tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
