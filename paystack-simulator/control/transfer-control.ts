/** Steering of transfers and refunds: /control/transfers, /control/refunds. */

import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../context.ts';
import { PaystackError } from '../errors.ts';
import { findRefund, moveRefund, type Refund } from '../refunds.ts';
import type { Transfer } from '../transfer.ts';
import { failTransfer, findTransfer, reverseTransfer, succeedTransfer } from '../transfers.ts';
import { sendCopies } from '../webhooks.ts';
import { plain, transferView } from './book-view.ts';
import { type Answer, copiesSchema, holdSchema, readInput, refundStatusSchema } from './input.ts';
import { deliverChosen, isHeldBack, webhooksAbout } from './send.ts';

type Named = { Params: { reference: string } };

const MOVES = { settle: succeedTransfer, fail: failTransfer, reverse: reverseTransfer } as const;
const DONE = { settle: 'settled', fail: 'failed', reverse: 'reversed' } as const;

export function transferControl(app: FastifyInstance, simulator: Simulator, answer: Answer): void {
  const path = '/control/transfers';
  app.get(path, () =>
    simulator.book
      .all<Transfer>('select * from transfers order by id desc')
      .map((row) => transferView(simulator, row)),
  );
  app.get<Named>(`${path}/:reference`, (request) =>
    transferView(simulator, named(simulator, request.params.reference)),
  );

  for (const verb of ['settle', 'fail', 'reverse'] as const) {
    app.post<Named>(`${path}/:reference/${verb}`, async (request, reply) => {
      const transfer = named(simulator, request.params.reference);
      const { webhook } = readInput(holdSchema, request);
      if (!MOVES[verb](simulator, transfer.id, isHeldBack(webhook)))
        throw new PaystackError(409, `A transfer that is ${transfer.status} cannot ${verb}.`);
      const sent = await deliverChosen(simulator, `transfer:${transfer.reference}`, webhook);
      const data = transferView(simulator, named(simulator, transfer.reference));
      return answer(request, reply, DONE[verb], { data, ...sent });
    });
  }

  app.post<Named>(`${path}/:reference/webhook`, async (request, reply) => {
    const transfer = named(simulator, request.params.reference);
    const { times } = readInput(copiesSchema, request);
    const latest = webhooksAbout(simulator, `transfer:${transfer.reference}`).slice(-1);
    if (latest.length === 0) throw new PaystackError(409, 'This transfer has no webhook yet.');
    const deliveries = await sendCopies(simulator, latest, { times, shuffle: false, parallel: true });
    return answer(request, reply, 'sent', { deliveries });
  });
}

export function refundControl(app: FastifyInstance, simulator: Simulator, answer: Answer): void {
  app.get('/control/refunds', () =>
    simulator.book.all<Refund>('select * from refunds order by id desc').map(plain),
  );
  app.post<{ Params: { id: string } }>('/control/refunds/:id/move', async (request, reply) => {
    const refund = findRefund(simulator, Number(request.params.id));
    if (!refund) throw new PaystackError(404, 'No such refund.');
    const { status, webhook } = readInput(refundStatusSchema, request);
    if (!moveRefund(simulator, refund.id, status, isHeldBack(webhook)))
      throw new PaystackError(409, `A refund that is ${refund.status} cannot become ${status}.`);
    const sent = await deliverChosen(simulator, `refund:${refund.id}`, webhook);
    return answer(request, reply, 'moved', { data: plain(findRefund(simulator, refund.id)!), ...sent });
  });
}

function named(simulator: Simulator, reference: string): Transfer {
  const transfer = findTransfer(simulator, 'reference', reference);
  if (!transfer) throw new PaystackError(404, `No transfer has the reference ${reference}.`);
  return transfer;
}
