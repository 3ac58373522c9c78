/** Traces how long requests, their statements and background work take. Does nothing unless `startTracing` was called before. */
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const tracer = trace.getTracer('adire');
let tracing = false;
/** Longer statements are cut to this many characters, enough to recognise them. */
const STATEMENT_LETTERS = 2_000;

/** Switches tracing on or off; called by the code that sets up the exporter. */
export function setTracing(on: boolean): void {
  tracing = on;
}

/** Creates a span per request, named by route pattern, without address, query or person. */
export function traceRequests(http: FastifyInstance): void {
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  http.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'adire.request_id': id };
    // The caller's trace header is ignored: anyone can send one.
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

/** Runs a statement in a span with its text, without its values. */
export function traceStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (!tracing) return run();
  const name = text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'statement';
  return traced(
    name,
    { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, STATEMENT_LETTERS) },
    run,
  );
}

/** Runs any other work in a span, which records that it failed but not the error's message. */
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
