/** Files about the caller's money: receipts, deeds and statements as PDF, transactions as CSV. Requested with a token. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Query } from '#contract/core/endpoint.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import * as paths from '#contract/site/paths.ts';
import { statementQuery } from '#contract/statements/statements.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import { bearerToken, originOf } from '#server/core/http/origin.ts';
import { parseQuery } from '#server/core/http/parsing.ts';
import { forbidden, notFound, unauthenticated } from '#server/core/http/refusal.ts';
import { languageOfCall, wordsIn } from '#server/core/i18n/language.ts';
import { isId, sha256 } from '#server/core/security/ids.ts';
import { makePdf, type PdfContent } from '#server/documents/pdf.ts';
import { noteDeed } from '#server/orders/deeds/commands.ts';
import { deedOf } from '#server/orders/deeds/queries.ts';
import { getOwnOrder } from '../queries.ts';
import { receiptOf, statementOf, tableLines } from './queries.ts';
import { deedPdf } from './views.ts';

type Request = FastifyRequest<{ Params: { id: string } }>;
type Serve = (ctx: ReadCtx, request: Request, reply: FastifyReply) => Promise<FastifyReply>;

export function mountPdfs(api: FastifyInstance, mounting: Mounting): void {
  const get = (path: string, serve: Serve) =>
    api.get(path, async (request: Request, reply) => {
      reply.header('cache-control', 'no-store');
      return serve(await ctxOf(mounting, request), request, reply);
    });
  get('/payment/receipt/:id', sendReceipt);
  get('/job/deed/:id', sendDeed);
  get('/payment/statement.pdf', sendStatement);
  get('/payment/earnings.csv', sendTable);
}

/** The member who requests it: 401 without a live token, 403 without a side, 429 over the limit. */
async function ctxOf({ services, authenticate, throttles }: Mounting, request: Request): Promise<ReadCtx> {
  const now = services.clock.now();
  const { db } = services.database;
  const token = bearerToken(request);
  const actor = token && (await authenticate(db, token, now));
  if (!actor) throw unauthenticated();
  await throttles.check({ method: 'GET', throttle: 'search' }, request, actor);
  if (!actor.isHunter && !actor.isTalent) throw forbidden();
  const language = languageOfCall(request);
  const origin = originOf(request, services.config);
  return { services, now, db, actor, language, requestId: request.id, origin };
}

async function sendReceipt(ctx: ReadCtx, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  if (!isId(id)) throw notFound();
  return sendPdf(reply, await receiptOf(ctx, id), `${namesFor(ctx).receipt}-${id.slice(-12)}`);
}

/** Sends a deed and records its hash, so that the file can be checked from then on. */
async function sendDeed(ctx: ReadCtx, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  if (!isId(id)) throw notFound();
  const job = await getOwnOrder(ctx, { id });
  const deed = await deedOf(ctx.db, job, ctx);
  const page = `${ctx.services.config.publicUrl}${paths.verify}`;
  const bytes = await makePdf(deedPdf(ctx.language ?? 'en', { ...deed, page }));
  const given = { jobId: job.id, sha256: sha256(bytes), now: ctx.now };
  await ctx.services.database.db.transaction().execute((tx) => noteDeed(tx, given));
  return sendFile(reply, bytes, `${namesFor(ctx).deed}-${id.slice(-12)}`);
}

async function sendStatement(ctx: ReadCtx, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { month } = queryOf({ query: statementQuery }, request) as { month?: string };
  const content = await statementOf(ctx, month ?? null);
  return sendPdf(reply, content, `${namesFor(ctx).statement}-${month ?? lagosDay(ctx.now)}`);
}

async function sendPdf(reply: FastifyReply, content: PdfContent, name: string): Promise<FastifyReply> {
  return sendFile(reply, await makePdf(content), name);
}

function sendFile(reply: FastifyReply, bytes: Buffer, name: string): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .send(bytes);
}

async function sendTable(ctx: ReadCtx, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  if (!ctx.actor.isTalent) throw forbidden();
  const { month, status } = queryOf(payouts.earnings, request) as Query<typeof payouts.earnings>;
  return reply
    .type('text/csv; charset=utf-8')
    .header(
      'content-disposition',
      `attachment; filename="${namesFor(ctx).table}-${month ?? lagosDay(ctx.now)}.csv"`,
    )
    .send(Readable.from(tableLines(ctx, { month, status })));
}

/** The file names in the caller's language. */
function namesFor({ language = 'en' }: ReadCtx) {
  return wordsIn(language).documents.fileNames;
}

function queryOf(entry: Pick<Endpoint, 'query'>, request: Request): unknown {
  return parseQuery(entry as Endpoint, request);
}
