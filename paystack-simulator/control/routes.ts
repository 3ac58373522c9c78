/** The steering API under /control: events of the outside world, triggered by hand or by a test. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountBalance, openBalance, setBalance, settleCollections } from '../balance.ts';
import type { Simulator } from '../context.ts';
import { PaystackError } from '../errors.ts';
import { addFault, clearFaults, faultSchema, waitingFaults } from '../faults.ts';
import { changeSettings, settingsSchema } from '../settings.ts';
import { raiseEvent, sendCopies, type Webhook } from '../webhooks.ts';
import { bookView, webhookView } from './book-view.ts';
import { disputeControl } from './dispute-control.ts';
import {
  type Answer,
  balanceSchema,
  isForm,
  raiseSchema,
  readInput,
  sendSchema,
  settleSchema,
} from './input.ts';
import { webhooksAbout } from './send.ts';
import { transactionControl } from './transaction-control.ts';
import { refundControl, transferControl } from './transfer-control.ts';

export function controlRoutes(app: FastifyInstance, simulator: Simulator): void {
  function answer(request: FastifyRequest, reply: FastifyReply, done: string, body: object = {}) {
    if (isForm(request)) return reply.redirect(`${simulator.basePath}/?done=${done}`, 303);
    return { status: true, message: done, ...body };
  }

  app.addHook('onRequest', async (request) => {
    // Another site must not be able to steer through a visitor's browser.
    if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site')
      throw new PaystackError(403, 'Steering takes no requests from other sites.');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error instanceof PaystackError ? error.httpStatus : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error);
    if (isForm(request) && status < 500)
      return reply.redirect(`${simulator.basePath}/?refused=${encodeURIComponent(error.message)}`, 303);
    const message = status < 500 ? error.message : 'The simulator failed; its log says why.';
    return reply.code(status).send({ status: false, message });
  });

  transactionControl(app, simulator, answer);
  transferControl(app, simulator, answer);
  refundControl(app, simulator, answer);
  disputeControl(app, simulator, answer);
  webhookControl(app, simulator, answer);
  worldControl(app, simulator, answer);
}

function webhookControl(app: FastifyInstance, simulator: Simulator, answer: Answer): void {
  app.get('/control/webhooks', () =>
    allWebhooks(simulator)
      .map((row) => webhookView(simulator, row))
      .reverse(),
  );
  app.post('/control/webhooks/send', async (request, reply) => {
    const { ids, references, ...choice } = readInput(sendSchema, request);
    const chosen = allWebhooks(simulator).filter(
      (row) =>
        (!ids && !references) ||
        ids?.includes(row.id) ||
        references?.includes(row.subject.slice(row.subject.indexOf(':') + 1)),
    );
    return answer(request, reply, 'sent', { deliveries: await sendCopies(simulator, chosen, choice) });
  });
  app.post('/control/webhooks/raise', async (request, reply) => {
    const { event, data, times } = readInput(raiseSchema, request);
    const id = raiseEvent(simulator, event, 'other', data, true);
    const raised = webhooksAbout(simulator, 'other').filter((row) => row.id === id);
    const deliveries = await sendCopies(simulator, raised, { times, shuffle: false, parallel: true });
    return answer(request, reply, 'sent', { deliveries });
  });
}

function allWebhooks(simulator: Simulator): Webhook[] {
  return simulator.book.all<Webhook>('select * from webhooks order by id');
}

/** Routes for the book, settings, balance, faults, and due jobs. */
function worldControl(app: FastifyInstance, simulator: Simulator, answer: Answer): void {
  app.get('/control/book', () => bookView(simulator));
  app.get('/control/settings', () => simulator.settings());
  app.post('/control/settings', (request, reply) => {
    const settings = changeSettings(simulator.book, readInput(settingsSchema.partial(), request));
    return answer(request, reply, 'settings', { settings });
  });
  app.post('/control/balance', (request, reply) => {
    setBalance(simulator, BigInt(readInput(balanceSchema, request).kobo));
    return answer(request, reply, 'balance', { balanceKobo: Number(accountBalance(simulator, 'balance')) });
  });
  app.post('/control/collections/settle', (request, reply) => {
    const settled = settleCollections(simulator, readInput(settleSchema, request).to);
    return answer(request, reply, 'collections', { settledKobo: Number(settled) });
  });
  app.get('/control/faults', () => waitingFaults(simulator));
  app.post('/control/faults', (request, reply) => {
    const fault = addFault(simulator, readInput(faultSchema, request));
    return answer(request, reply, 'fault', { fault });
  });
  app.post('/control/faults/clear', (request, reply) => {
    clearFaults(simulator);
    return answer(request, reply, 'faults-cleared');
  });
  app.post('/control/run-due', async (request, reply) => {
    await simulator.agenda.runDue();
    return answer(request, reply, 'run');
  });
  app.post('/control/reset', (request, reply) => {
    resetBook(simulator);
    return answer(request, reply, 'reset');
  });
}

/** Children before parents, because of the foreign keys. Ids continue after a reset, so none is reused. */
const TABLES = [
  'deliveries',
  'webhooks',
  'errands',
  'faults',
  'calls',
  'uploads',
  'disputes',
  'refunds',
  'attempts',
  'transactions',
  'customers',
  'transferRequests',
  'transfers',
  'recipients',
  'ledger',
  'settings',
];

function resetBook(simulator: Simulator): void {
  simulator.book.transaction(() => {
    for (const table of TABLES) simulator.book.run(`delete from ${table}`);
    openBalance(simulator);
  });
}
