/**
 * `/healthz` and `/up`: the process lives. `/readyz`: it can also reach its database, and says so within two seconds; once it is about
 * to end it is not ready, so that a balancer sends nobody here any more while everybody who came is still answered.
 */
import { setTimeout as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { DatabaseAway } from '../db/database.ts';
import type { Services } from './context.ts';

const READY_WITHIN_MS = 1_500;

export function mountHealth(app: FastifyInstance, services: Services): { leave(): void } {
  let isLeaving = false;
  for (const path of ['/healthz', '/up']) app.get(path, async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (isLeaving) return reply.code(503).send({ status: 'leaving', database: services.database.kind });
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
  return {
    leave: () => {
      isLeaving = true;
    },
  };
}
