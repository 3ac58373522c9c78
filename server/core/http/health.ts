/** `/healthz`: the process lives. `/readyz`: it can also reach its database. */

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from './context.ts';

export function mountHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(services.database.db);
      return { status: 'ready', database: services.database.kind };
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ status: 'not ready', database: services.database.kind });
    }
  });
}
