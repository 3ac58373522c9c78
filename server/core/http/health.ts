/**
 * `/healthz` and `/up`: the process lives. `/readyz`: it can also reach its database, and says so within two seconds; once it is about
 * to end it is not ready, so that a balancer sends nobody here any more while everybody who came is still answered. It names the file
 * store and the replica as well, but does without: most of the product needs no file, and the database itself answers every read.
 */
import { setTimeout as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { DatabaseAway } from '../db/database.ts';
import type { FileStore } from '../files/store.ts';
import type { Services } from './context.ts';

const READY_WITHIN_MS = 1_500;
/** Anybody may ask us; the store is asked no oftener. */
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

/** Nothing without one. */
function replicaState({ database }: Services): { replica?: 'ready' | 'away' } {
  const figures = database.reads.figures();
  return figures ? { replica: figures.isUsed ? 'ready' : 'away' } : {};
}

function late(): Promise<null> {
  return pass(READY_WITHIN_MS, null, { ref: false });
}

/** Whether the store answered when it was asked last, a few seconds ago at most. */
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
