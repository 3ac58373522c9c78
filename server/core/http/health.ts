/**
 * `/healthz` and `/up`: the process is alive. `/readyz`: it can also reach its database, answered within two seconds. A process that
 * is shutting down is not ready, so the balancer sends no new requests while open ones are still answered. The file store and the
 * replica are reported but not required: most of the product needs no file, and the database itself can answer every read.
 */
import { setTimeout as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { DatabaseAway } from '../db/database.ts';
import type { FileStore } from '../files/store.ts';
import type { Services } from './context.ts';

const READY_WITHIN_MS = 1_500;
/** Limits how often the store is checked: the endpoint is public. */
const STORE_ASKED_EVERY_MS = 5_000;

export function mountHealth(app: FastifyInstance, services: Services): { leave(): void } {
  let isLeaving = false;
  for (const path of ['/healthz', '/up']) app.get(path, async () => ({ status: 'ok' }));
  const storeState = stateOf(services.fileStore, services.clock);
  app.get('/readyz', async (request, reply) => {
    if (isLeaving) return reply.code(503).send({ status: 'leaving', database: services.database.kind });
    try {
      const asked = sql`select 1`.execute(services.database.db);
      const files = storeState();
      await Promise.race([asked, late().then(() => Promise.reject(new DatabaseAway('no answer in time')))]);
      return {
        status: 'ready',
        database: services.database.kind,
        ...replicaState(services),
        files: await files,
      };
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

/** Returns an empty object when there is no replica. */
function replicaState({ database }: Services): { replica?: 'ready' | 'away' } {
  const figures = database.reads.figures();
  return figures ? { replica: figures.isUsed ? 'ready' : 'away' } : {};
}

function late(): Promise<null> {
  return pass(READY_WITHIN_MS, null, { ref: false });
}

/** Returns a function that reports the state of the store, cached for a few seconds. */
function stateOf(store: FileStore, clock: Clock): () => Promise<'ready' | 'away'> {
  let asked: { at: number; state: Promise<'ready' | 'away'> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (!asked || now - asked.at >= STORE_ASKED_EVERY_MS) {
      const answer = store.check().then(
        () => 'ready' as const,
        () => 'away' as const,
      );
      asked = { at: now, state: Promise.race([answer, late().then(() => 'away' as const)]) };
    }
    return asked.state;
  };
}
