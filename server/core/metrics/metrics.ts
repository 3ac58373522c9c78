/** Prometheus metrics, on their own port, reachable only from this machine unless METRICS_HOST says otherwise. */
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Services } from '../http/context.ts';

export type Sample = { labels: Record<string, string>; value: number };
/** Gauges by name, read on each scrape; `help` describes each one. */
export type Gauges = {
  help: Readonly<Record<string, string>>;
  read(): Promise<Readonly<Record<string, Sample[]>>>;
};

const LABELS = ['kind', 'state'] as const;
/** Seconds. Most answers take a few milliseconds; a statement may take 20 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];

/** Counts every answer, and serves `/metrics` while the product listens. */
export function mountMetrics(http: FastifyInstance, services: Services, business: Gauges): void {
  const { metrics } = services.config;
  if (!metrics) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countAnswers(http, registry);
  const refresh = readingOf(registry, services, business);
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics') return reply.writeHead(404).end();
    refresh()
      .then(() => registry.metrics())
      .then((text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text))
      .catch((error: unknown) => {
        services.report(error);
        reply.writeHead(500).end();
      });
  });
  http.addHook(
    'onListen',
    () =>
      new Promise<void>((listening, failed) => {
        server.once('error', failed);
        server.listen(metrics.port, metrics.host, listening);
      }),
  );
  http.addHook('onClose', (_app, done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
}

/** Rate, errors and duration by route pattern: labels with ids would each create a new series. */
function countAnswers(http: FastifyInstance, registry: Registry): void {
  const answers = new Histogram({
    name: 'adire_http_answers_seconds',
    help: 'Answers by method, pattern of the route and first digit of the status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  http.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const labels = {
      method,
      route: routeOptions.url ?? 'none',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    };
    answers.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Reads connection counts and business figures into gauges. While the database is away the gauges are cleared: the old values are stale. */
function readingOf(registry: Registry, { database, report }: Services, business: Gauges) {
  const make = (name: string, help: string, labelNames: readonly string[]) =>
    new Gauge<string>({ name, help, labelNames: [...labelNames], registers: [registry] });
  const isUp = make('adire_database_up', 'Whether the database answered: 1 or 0', []);
  const pool = make('adire_database_connections', 'Connections: open, idle, and requests that wait for one', [
    'kind',
  ]);
  const setReplica = replicaGauges(registry, database);
  const gauges = Object.entries(business.help).map(
    ([name, help]) => [name, make(name, help, LABELS)] as const,
  );
  return async () => {
    for (const [kind, count] of Object.entries(database.connections())) pool.set({ kind }, count);
    setReplica();
    const read = await business.read().catch((error: unknown) => {
      report(error);
      return null;
    });
    isUp.set(read ? 1 : 0);
    for (const [name, gauge] of gauges) {
      gauge.reset();
      for (const { labels, value } of read?.[name] ?? []) gauge.set(labels, value);
    }
  };
}

/** Counters and gauges of the replica; all are 0 when there is none. */
function replicaGauges(registry: Registry, { reads }: Database): () => void {
  const registers = [registry];
  const answered = new Counter({
    name: 'adire_replica_reads_total',
    help: 'Reads that a replica may answer, by who did: replica or primary',
    labelNames: ['by'],
    registers,
  });
  const bytes = new Gauge({
    name: 'adire_replica_behind_bytes',
    help: 'Bytes of the log that the replica had not replayed when it was looked at, last second',
    registers,
  });
  const seconds = new Gauge({
    name: 'adire_replica_behind_seconds',
    help: 'Seconds since the replica was last seen with all that the database had; while it is away as well',
    registers,
  });
  return () => {
    const figures = reads.figures();
    if (!figures) return;
    answered.reset();
    for (const [by, count] of Object.entries(figures.answered)) answered.inc({ by }, count);
    bytes.set(Math.max(0, figures.bytesBehind ?? 0));
    seconds.set(figures.secondsBehind);
  };
}
