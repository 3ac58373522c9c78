/** The API's scope: its hooks, its routes, and errors in Paystack's envelope. */
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Simulator } from '../context.ts';
import { PaystackError } from '../errors.ts';
import { balanceRoutes } from './balance-routes.ts';
import { bankRoutes } from './bank-routes.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { apiHooks } from './hooks.ts';
import { recipientRoutes } from './recipient-routes.ts';
import { refundRoutes } from './refund-routes.ts';
import { transactionRoutes } from './transaction-routes.ts';
import { otpRoutes, transferRoutes } from './transfer-routes.ts';

export function apiRoutes(api: FastifyInstance, simulator: Simulator): void {
  apiHooks(api, simulator);
  api.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof PaystackError) return reply.code(error.httpStatus).send(error.body);
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ status: false, message: error.message });
    request.log.error(error);
    return reply
      .code(500)
      .send({ status: false, message: 'An error occurred', type: 'api_error', code: 'unknown' });
  });
  transactionRoutes(api, simulator);
  bankRoutes(api, simulator);
  recipientRoutes(api, simulator);
  transferRoutes(api, simulator);
  otpRoutes(api, simulator);
  balanceRoutes(api, simulator);
  refundRoutes(api, simulator);
  disputeRoutes(api, simulator);
}
