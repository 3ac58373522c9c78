/** Which function does which errand. */

import { authorizationOf } from './authorizations.ts';
import type { Simulator } from './context.ts';
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

/** Teaches the agenda all errands, so that those of an earlier run go on. */
export function teachErrands(simulator: Simulator): void {
  const { agenda } = simulator;
  agenda.handle(DELIVER, (errand) => tryWebhook(simulator, Number(errand.subject)));
  agenda.handle(CONCLUDE, (errand) => concludeTransfer(simulator, Number(errand.subject)));
  agenda.handle(COME_BACK, (errand) => void reverseTransfer(simulator, Number(errand.subject)));
  agenda.handle(OTP_LAPSES, (errand) => abandonTransfer(simulator, Number(errand.subject)));
  agenda.handle(ADVANCE_REFUND, (errand) => advanceRefund(simulator, Number(errand.subject)));
  for (const channel of ['card', 'bank_transfer', 'ussd'] as const)
    agenda.handle(ARRIVALS[channel], (errand) => arrive(simulator, Number(errand.subject), channel));
  agenda.handle(EXPIRE, (errand) => expire(simulator, Number(errand.subject)));
}

function arrive(simulator: Simulator, id: number, channel: keyof typeof ARRIVALS): void {
  pay(simulator, id, { channel, authorization: authorizationOf(channel) });
}

function expire(simulator: Simulator, id: number): void {
  const transaction = findById(simulator, id);
  if (!transaction || isPaid(transaction) || transaction.status !== 'ongoing') return;
  changeTransaction(simulator, id, { status: 'abandoned', page: null });
}
