/** Steering of payments: /control/transactions. */
import type { FastifyInstance } from 'fastify';
import { authorizationOf } from '../authorizations.ts';
import type { Simulator } from '../context.ts';
import { PaystackError } from '../errors.ts';
import type { Transaction } from '../transaction.ts';
import { verifyData } from '../transaction-bodies.ts';
import {
  ARRIVALS,
  cancelArrivals,
  changeTransaction,
  findByReference,
  isPaid,
  logAttempt,
  pay,
  refuse,
} from '../transactions.ts';
import { sendCopies } from '../webhooks.ts';
import { transactionView } from './book-view.ts';
import { type Answer, copiesSchema, delaySchema, paySchema, readInput, reasonSchema } from './input.ts';
import { deliverChosen, isHeldBack, webhooksAbout } from './send.ts';

type Named = { Params: { reference: string } };

export function transactionControl(app: FastifyInstance, simulator: Simulator, answer: Answer): void {
  const path = '/control/transactions';

  app.get(path, () =>
    simulator.book
      .all<Transaction>('select * from transactions order by id desc')
      .map((row) => transactionView(simulator, row)),
  );
  app.get<Named>(`${path}/:reference`, (request) =>
    transactionView(simulator, named(simulator, request.params.reference)),
  );

  app.post<Named>(`${path}/:reference/pay`, async (request, reply) => {
    const transaction = unpaid(named(simulator, request.params.reference));
    const { channel, amount, fees, currency, webhook } = readInput(paySchema, request);
    logAttempt(simulator, transaction.id, 'action', `Attempted to pay with ${channel}`);
    pay(simulator, transaction.id, {
      channel,
      authorization: authorizationOf(channel),
      ...(amount === undefined ? {} : { amountKobo: BigInt(amount) }),
      ...(fees === undefined ? {} : { feesKobo: BigInt(fees) }),
      ...(currency === undefined ? {} : { currency }),
      holdWebhook: isHeldBack(webhook),
    });
    const sent = await deliverChosen(simulator, subjectOf(transaction), webhook);
    const paid = verifyData(simulator, named(simulator, transaction.reference));
    return answer(request, reply, 'paid', { data: paid, ...sent });
  });

  app.post<Named>(`${path}/:reference/fail`, (request, reply) => {
    const transaction = unpaid(named(simulator, request.params.reference));
    const { reason } = readInput(reasonSchema, request);
    cancelArrivals(simulator, transaction.id);
    refuse(simulator, transaction.id, 'failed', reason);
    return answer(request, reply, 'failed');
  });

  app.post<Named>(`${path}/:reference/abandon`, (request, reply) => {
    const transaction = unpaid(named(simulator, request.params.reference));
    cancelArrivals(simulator, transaction.id);
    refuse(simulator, transaction.id, 'abandoned', 'The transaction was not completed');
    return answer(request, reply, 'abandoned');
  });

  app.post<Named>(`${path}/:reference/delay`, (request, reply) => {
    const transaction = unpaid(named(simulator, request.params.reference));
    const { seconds, channel } = readInput(delaySchema, request);
    changeTransaction(simulator, transaction.id, { status: 'pending', channel, page: null });
    simulator.agenda.plan(ARRIVALS[channel], transaction.id, Math.round(seconds * 1000));
    return answer(request, reply, 'delayed');
  });

  app.post<Named>(`${path}/:reference/webhook`, async (request, reply) => {
    const transaction = named(simulator, request.params.reference);
    const { times } = readInput(copiesSchema, request);
    const latest = webhooksAbout(simulator, subjectOf(transaction)).slice(-1);
    if (latest.length === 0) throw new PaystackError(409, 'This payment has no webhook: it was not paid.');
    const deliveries = await sendCopies(simulator, latest, { times, shuffle: false, parallel: true });
    return answer(request, reply, 'sent', { deliveries });
  });
}

function subjectOf(transaction: Transaction): string {
  return `transaction:${transaction.reference}`;
}

function named(simulator: Simulator, reference: string): Transaction {
  const transaction = findByReference(simulator, reference);
  if (!transaction) throw new PaystackError(404, `No transaction has the reference ${reference}.`);
  return transaction;
}

function unpaid(transaction: Transaction): Transaction {
  if (isPaid(transaction)) throw new PaystackError(409, 'This transaction was paid before.');
  return transaction;
}
