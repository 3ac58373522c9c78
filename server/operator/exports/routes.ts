/** `POST operator/export/:what`: a table as a file for a spreadsheet, streamed page by page; who took it and why is logged. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { EXPORTS, exportForm } from '#contract/operator/exports.ts';
import { lagosDay } from '#server/core/clock.ts';
import { assertOperator, type Mounting, operatorOf } from '#server/core/http/endpoints.ts';
import { parseBody } from '#server/core/http/parsing.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { writeLog } from '../log/commands.ts';
import { linesOf } from './queries.ts';

type Call = FastifyRequest<{ Params: { what: string } }>;

export function mountExports(api: FastifyInstance, mounting: Mounting): void {
  api.post('/operator/export/:what', {
    onRequest: (request) => assertOperator(mounting, request),
    handler: (request: Call, reply) => send(mounting, request, reply),
  });
}

async function send({ services, throttles }: Mounting, request: Call, reply: FastifyReply) {
  const what = EXPORTS.find((one) => one === request.params.what);
  if (!what) throw notFound();
  const actor = operatorOf(request);
  await throttles.check({ method: 'POST' }, request, actor);
  const { reason } = parseBody({ body: exportForm } as unknown as Endpoint, request.body ?? {}) as {
    reason: string;
  };
  const { db } = services.database;
  const now = services.clock.now();
  await db
    .transaction()
    .execute((tx) =>
      writeLog(
        tx,
        { actor, requestId: request.id, now },
        { act: 'export.take', about: { kind: 'export', id: what }, reason },
      ),
    );
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="adire-${what}-${lagosDay(now)}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(linesOf(db, what)));
}
