/** `/healthz`: the process lives. `/readyz`: it can also reach its database, and says so within two seconds. */
import { setTimeout as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { DatabaseAway } from '../db/database.ts';
import type { Services } from './context.ts';

const READY_WITHIN_MS = 1_500;

export function mountHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      const asked = sql`select 1`.execute(services.database.db);
      const late = pass(READY_WITHIN_MS, null, { ref: false }).then(() => {
        throw new DatabaseAway('no answer in time');
      });
      await Promise.race([asked, late]);
      return { status: 'ready', database: services.database.kind };
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ status: 'not ready', database: services.database.kind });
    }
  });
}
