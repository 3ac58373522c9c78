/** Traces: what a request, its statements and the background work took. Nothing happens unless `startTracing` was called before. */
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const tracer = trace.getTracer('adire');
let tracing = false;
/** Of the longer statements the beginning says which one it is. */
const STATEMENT_LETTERS = 2_000;

/** Called by those who set up where spans go. */
export function turnTracing(on: boolean): void {
  tracing = on;
}

/** A span for each request, by the pattern of its route: no address, no query and no person is in it. */
export function traceRequests(http: FastifyInstance): void {
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  http.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'adire.request_id': id };
    // A caller's own trace is not believed: anybody can send one.
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes, root: true });
    spans.set(request, span);
    context.with(trace.setSpan(context.active(), span), done);
  });
  http.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  http.addHook('onRequestAbort', async (request) => spans.get(request)?.end());
}

/** A span for a statement, by its text; its values are not in it. */
export function traceStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (!tracing) return run();
  const name = text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'statement';
  return traced(
    name,
    { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, STATEMENT_LETTERS) },
    run,
  );
}

/** A span for anything else; what it throws is seen on it, without its words. */
export async function traced<T>(
  name: string,
  attributes: Record<string, string>,
  run: () => Promise<T>,
): Promise<T> {
  if (!tracing) return run();
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  });
}
