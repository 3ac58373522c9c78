/** /balance and its ledger. */
import type { FastifyInstance } from 'fastify';
import { accountBalance, listLedger } from '../balance.ts';
import { INTEGRATION_ID, type Simulator } from '../context.ts';
import { pageOf, type Query } from './paging.ts';

export function balanceRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.get('/balance', () => ({
    status: true,
    message: 'Balances retrieved',
    data: [{ currency: 'NGN', balance: Number(accountBalance(simulator, 'balance')) }],
  }));

  app.get<{ Querystring: Query }>('/balance/ledger', (request) => {
    const page = pageOf(listLedger(simulator, 'balance'), request.query);
    return {
      status: true,
      message: 'Balance ledger retrieved',
      data: page.items.map((row) => ({
        integration: INTEGRATION_ID,
        domain: simulator.domain,
        balance: Number(row.balanceKobo),
        currency: 'NGN',
        difference: Number(row.differenceKobo),
        reason: row.reason,
        model_responsible: row.model,
        model_row: row.modelRow,
        id: row.id,
        createdAt: row.createdAt,
        updatedAt: row.createdAt,
      })),
      meta: page.meta,
    };
  });
}
