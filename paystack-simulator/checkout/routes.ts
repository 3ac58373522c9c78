/** The hosted checkout: plain forms, one page per step, no script needed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountAuthorization } from '../authorizations.ts';
import { findBank } from '../banks.ts';
import type { Simulator } from '../context.ts';
import { PaystackError } from '../errors.ts';
import { html, sendPage } from '../pages.ts';
import type { Transaction } from '../transaction.ts';
import {
  ARRIVALS,
  changeTransaction,
  EXPIRE,
  findByAccessCode,
  isPaid,
  logAttempt,
  pay,
} from '../transactions.ts';
import { OUTCOMES, type Outcome } from './account-view.ts';
import { answerStep, checkAnswer, checkCard, submitCard } from './card-flow.ts';
import { CHECKOUT_STYLES } from './frame.ts';
import { type CheckoutQuery, checkoutPage } from './page.ts';
import { cancelAddress, checkoutPath, pageState, returnAddress } from './state.ts';

type Named = { Params: { accessCode: string }; Body: Record<string, string> | undefined };
type Visit = { Params: { accessCode: string }; Querystring: CheckoutQuery };

const EXPIRY_MS = 30 * 60_000;

export function checkoutRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site')
      throw new PaystackError(403, 'This form takes no requests from other sites.');
  });
  app.setErrorHandler((error, request, reply) => sendTrouble(simulator, error, request, reply));
  showRoutes(app, simulator);
  cardRoutes(app, simulator);
  accountRoutes(app, simulator);
}

function showRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.get<Visit>('/checkout/:accessCode', (request, reply) => {
    const transaction = opened(simulator, request.params.accessCode);
    const back = returnAddress(transaction);
    // The waiting page redirects to the merchant once the money has arrived.
    if (request.query.waiting && isPaid(transaction) && back) return reply.redirect(back, 302);
    return sendPage(reply, checkoutPage(simulator, transaction, request.query));
  });

  app.get<Visit>('/checkout/:accessCode/cancel', (request, reply) => {
    const transaction = opened(simulator, request.params.accessCode);
    if (isPaid(transaction)) return reply.redirect(checkoutPath(simulator, transaction), 302);
    const state = pageState(transaction);
    if (state && state.step !== 'waiting') {
      const status = transaction.status === 'ongoing' ? 'abandoned' : transaction.status;
      changeTransaction(simulator, transaction.id, { status, page: null });
    }
    if (request.query.stay) return reply.redirect(checkoutPath(simulator, transaction), 302);
    const address = cancelAddress(transaction);
    if (address) return reply.redirect(address, 302);
    return sendPage(reply, checkoutPage(simulator, transaction, { cancelled: '1' }));
  });
}

function cardRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post<Named>('/checkout/:accessCode/card', (request, reply) => {
    const transaction = payable(simulator, request.params.accessCode);
    const { number = '', expiry = '', cvv = '' } = request.body ?? {};
    const form = { number: number.replace(/[\s-]/g, ''), expiry: expiry.trim(), cvv: cvv.trim() };
    const errors = checkCard(form);
    if (Object.keys(errors).length > 0) {
      const page = checkoutPage(simulator, transaction, { channel: 'card' }, { form, errors });
      return sendPage(reply, page, 422);
    }
    if (!isPaid(transaction)) {
      noteAddress(simulator, transaction, request);
      submitCard(simulator, transaction, form);
    }
    return goOn(simulator, transaction, reply);
  });

  app.post<Named>('/checkout/:accessCode/step', (request, reply) => {
    const transaction = payable(simulator, request.params.accessCode);
    const state = pageState(transaction);
    const { step, answer = '' } = request.body ?? {};
    // A form of an earlier step, or of another tab, changes nothing.
    if (state && 'card' in state && state.step === step) {
      const error = checkAnswer(state.step, answer.trim());
      if (error)
        return sendPage(reply, checkoutPage(simulator, transaction, {}, { answerError: error }), 422);
      answerStep(simulator, transaction, state, answer.trim());
    }
    return goOn(simulator, transaction, reply);
  });
}

function accountRoutes(app: FastifyInstance, simulator: Simulator): void {
  for (const channel of ['bank_transfer', 'ussd'] as const) {
    app.post<Named>(`/checkout/:accessCode/${channel.replace('_', '-')}`, (request, reply) => {
      const transaction = payable(simulator, request.params.accessCode);
      const outcome = OUTCOMES.find((one) => one === request.body?.outcome) ?? 'now';
      if (!isPaid(transaction)) {
        noteAddress(simulator, transaction, request);
        logAttempt(simulator, transaction.id, 'action', `Attempted to pay with ${channel}`);
        takeAccountPayment(simulator, transaction, channel, outcome, request.body?.bank);
      }
      return goOn(simulator, transaction, reply);
    });
  }
}

function takeAccountPayment(
  simulator: Simulator,
  transaction: Transaction,
  channel: 'bank_transfer' | 'ussd',
  outcome: Outcome,
  bankCode: string | undefined,
): void {
  const bank = findBank(bankCode ?? '')?.name ?? 'TEST BANK';
  if (outcome === 'now') {
    pay(simulator, transaction.id, { channel, authorization: accountAuthorization(channel, bank) });
    return;
  }
  const page = JSON.stringify({ step: 'waiting', channel });
  const status = outcome === 'later' ? 'pending' : 'ongoing';
  changeTransaction(simulator, transaction.id, { status, channel, page });
  if (outcome === 'later') {
    simulator.agenda.plan(ARRIVALS[channel], transaction.id, simulator.settings().pendingPaymentDelayMs);
  } else simulator.agenda.plan(EXPIRE, transaction.id, EXPIRY_MS);
}

/** Redirects to the merchant when paid, else back to the page, which shows the state. */
function goOn(simulator: Simulator, transaction: Transaction, reply: FastifyReply): FastifyReply {
  const now = opened(simulator, transaction.accessCode);
  const back = isPaid(now) ? returnAddress(now) : undefined;
  return reply.redirect(back ?? checkoutPath(simulator, now), 302);
}

function opened(simulator: Simulator, accessCode: string): Transaction {
  const transaction = findByAccessCode(simulator, accessCode);
  if (!transaction) throw new PaystackError(404, 'This payment page does not exist.');
  return transaction;
}

/** Returns the transaction; throws 400 when the payment session has timed out. */
function payable(simulator: Simulator, accessCode: string): Transaction {
  const transaction = opened(simulator, accessCode);
  const { paymentSessionTimeout } = simulator.settings();
  const age = simulator.now().getTime() - Date.parse(transaction.createdAt);
  if (paymentSessionTimeout > 0 && age > paymentSessionTimeout * 1000 && !isPaid(transaction))
    throw new PaystackError(400, 'Transaction cannot be completed. Session timeout exceeded.');
  return transaction;
}

function noteAddress(simulator: Simulator, transaction: Transaction, request: FastifyRequest): void {
  changeTransaction(simulator, transaction.id, { ipAddress: request.ip });
}

function sendTrouble(
  simulator: Simulator,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = error instanceof PaystackError ? error : undefined;
  if (!known) request.log.error(error);
  const text =
    known?.message ?? 'Something went wrong on this page. Nothing was charged; go back and try again.';
  const body = html`<aside class="band" aria-label="Notice">Simulator: no real money</aside>
<main class="narrow"><div class="sheet"><section class="content"><div class="state"><h1>${text}</h1>
<p>Go back to the shop and begin the payment again.</p></div></section></div></main>`;
  const page = {
    title: 'Payment page',
    basePath: simulator.basePath,
    styleSheets: CHECKOUT_STYLES,
    body,
  } as const;
  return sendPage(reply, page, known?.httpStatus ?? 500);
}
