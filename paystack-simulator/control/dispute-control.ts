/** Steering of disputes: the actions of a payer's bank. */
import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../context.ts';
import { disputeData, endDispute, findDispute, openDispute, remindOfDispute } from '../disputes.ts';
import { PaystackError } from '../errors.ts';
import { findByReference } from '../transactions.ts';
import { type Answer, disputeSchema, holdSchema, readInput } from './input.ts';
import { deliverChosen, isHeldBack } from './send.ts';

export function disputeControl(app: FastifyInstance, simulator: Simulator, answer: Answer): void {
  const view = (id: number) => disputeData(simulator, findDispute(simulator, id)!);

  app.post<{ Params: { reference: string } }>(
    '/control/transactions/:reference/dispute',
    async (request, reply) => {
      const { amount, category, webhook } = readInput(disputeSchema, request);
      const transaction = findByReference(simulator, request.params.reference);
      if (!transaction) throw new PaystackError(404, 'No transaction has this reference.');
      if (!['success', 'reversal-pending', 'reversed'].includes(transaction.status))
        throw new PaystackError(409, 'Only a paid transaction can be disputed.');
      const amountKobo = amount === undefined ? transaction.chargedKobo : BigInt(amount);
      const hold = isHeldBack(webhook);
      const { id } = openDispute(simulator, transaction, { amountKobo, category, hold });
      const sent = await deliverChosen(simulator, `dispute:${id}`, webhook);
      return answer(request, reply, 'opened', { data: view(id), ...sent });
    },
  );

  for (const verb of ['remind', 'win', 'lose', 'expire'] as const) {
    app.post<{ Params: { id: string } }>(`/control/disputes/:id/${verb}`, async (request, reply) => {
      const { webhook } = readInput(holdSchema, request);
      const id = Number(request.params.id);
      if (!findDispute(simulator, id)) throw new PaystackError(404, 'No such dispute.');
      const hold = isHeldBack(webhook);
      const moved =
        verb === 'remind' ? remindOfDispute(simulator, id, hold) : endDispute(simulator, id, verb, hold);
      if (!moved) throw new PaystackError(409, `This dispute cannot ${verb} any more.`);
      const sent = await deliverChosen(simulator, `dispute:${id}`, webhook);
      return answer(request, reply, verb, { data: view(id), ...sent });
    });
  }
}
