/** Maps scheduled jobs to their handlers. */

import { authorizationOf } from './authorizations.ts';
import type { Simulator } from './context.ts';
import { DISPUTE_LAPSES, endDispute } from './disputes.ts';
import { ADVANCE_REFUND, advanceRefund } from './refunds.ts';
import { ARRIVALS, changeTransaction, EXPIRE, findById, isPaid, pay } from './transactions.ts';
import {
  abandonTransfer,
  COME_BACK,
  CONCLUDE,
  concludeTransfer,
  OTP_LAPSES,
  reverseTransfer,
} from './transfers.ts';
import { DELIVER, tryWebhook } from './webhooks.ts';

/** Registers the handler of each kind, so that jobs of an earlier run continue. */
export function registerScheduledJobs(simulator: Simulator): void {
  const { agenda } = simulator;
  agenda.handle(DELIVER, (job) => tryWebhook(simulator, Number(job.subject)));
  agenda.handle(CONCLUDE, (job) => concludeTransfer(simulator, Number(job.subject)));
  agenda.handle(COME_BACK, (job) => void reverseTransfer(simulator, Number(job.subject)));
  agenda.handle(OTP_LAPSES, (job) => abandonTransfer(simulator, Number(job.subject)));
  agenda.handle(ADVANCE_REFUND, (job) => advanceRefund(simulator, Number(job.subject)));
  agenda.handle(DISPUTE_LAPSES, (job) => void endDispute(simulator, Number(job.subject), 'expire'));
  for (const channel of ['card', 'bank_transfer', 'ussd'] as const)
    agenda.handle(ARRIVALS[channel], (job) => arrive(simulator, Number(job.subject), channel));
  agenda.handle(EXPIRE, (job) => expire(simulator, Number(job.subject)));
}

function arrive(simulator: Simulator, id: number, channel: keyof typeof ARRIVALS): void {
  pay(simulator, id, { channel, authorization: authorizationOf(channel) });
}

function expire(simulator: Simulator, id: number): void {
  const transaction = findById(simulator, id);
  if (!transaction || isPaid(transaction) || transaction.status !== 'ongoing') return;
  changeTransaction(simulator, id, { status: 'abandoned', page: null });
}
