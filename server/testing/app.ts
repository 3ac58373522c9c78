/** A whole app on a fresh database, with a clock that tests move and a Paystack simulator on loopback. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { DAY_MS } from '#contract/core/days.ts';
import { type App, buildApp } from '#server/app.ts';
import { type Config, readConfig, withSigningSecret } from '#server/core/config.ts';
import type { Database, Db } from '#server/core/db/database.ts';
import type { Connections } from '#server/core/http/connections.ts';
import type { LogTarget } from '#server/core/security/log.ts';
import { effectHandlers } from '#server/core/work/events.ts';
import { modules } from '#server/modules.ts';
import { paystackSimulator } from '#simulator/plugin.ts';
import { freshDatabase } from './database.ts';
import { ownFilesUrl } from './file-store.ts';

export type TestApp = App & {
  config: Config;
  database: Database;
  /** Moves the clock forward. */
  passDays(days: number): void;
  passMinutes(minutes: number): void;
  /** Stops the clock at this time, or (null) lets it continue from there. */
  stopAt(moment: Date | null): void;
  /**
   * Runs all background work until nothing is left: presence, effects, payouts, timers. Throws when an effect failed,
   * since its retry would be due only later.
   */
  settle(): Promise<void>;
  /** Restarts the app over the same database, provider and clock; everything in memory is lost. */
  restart(): Promise<void>;
  /** Controls the simulator: `control('POST', '/transactions/REF/pay', {...})` returns its JSON. */
  control(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Record<string, unknown>>;
};

const SECRET = 'sk_test_simulator_of_the_tests';

/**
 * Builds a test app; call `close()` when done. `env` overrides settings, `parts` what has no setting. Public answers are not
 * cached unless `publicKeptMs` is set, since tests change the database directly. `effectsMayFail`: failures are intended.
 */
export async function testApp(
  env: Record<string, string> = {},
  parts: {
    log?: LogTarget;
    connections?: Partial<Connections>;
    publicKeptMs?: number;
    effectsMayFail?: boolean;
  } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adire-test-'));
  const database = await freshDatabase();
  let turnedMs = 0;
  let stopped: Date | null = null;
  const clock = { now: () => new Date(stopped ?? Date.now() + turnedMs) };
  const webhooks: { target: FastifyInstance | null } = { target: null };
  const simulator = await startSimulator(() => clock.now(), webhooks);
  const config = withSigningSecret({
    ...readConfig({
      DATA_DIR: dataDir,
      FILES_URL: await ownFilesUrl(),
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      FFMPEG: 'off',
      PAYSTACK_SECRET_KEY: SECRET,
      PAYSTACK_BASE_URL: simulator.url,
      ...env,
    }),
  });
  // An in-process database and a busy machine delay the event loop; no answer may depend on that.
  const connections = { ...config.connections, overloadLagMs: 0, ...parts.connections };
  const build = async () => {
    const { log, publicKeptMs = 0 } = parts;
    const built = await buildApp({
      config: { ...config, connections },
      ...{ database, clock, log, publicKeptMs },
    });
    webhooks.target = built.http;
    await built.http.ready();
    return built;
  };
  let current = await build();
  const app: TestApp = {
    ...current,
    config,
    database,
    passDays: (days) => {
      turnedMs += days * DAY_MS;
    },
    passMinutes: (minutes) => {
      turnedMs += minutes * 60_000;
    },
    stopAt: (moment) => {
      if (stopped) turnedMs = stopped.getTime() - Date.now();
      stopped = moment;
    },
    settle: async () => {
      await app.presenceWritten();
      // Reconciliation would hide missing updates by repairing them: tests that want it run it by name.
      const own = app.scheduledTasks.filter(({ name }) => !name.startsWith('reconcile-'));
      await app.workOff();
      for (const task of own) await task.run();
      await app.workOff();
      if (!parts.effectsMayFail) await expectNoFailedEffect(database.db);
    },
    restart: async () => {
      await current.close();
      current = await build();
      const { close: _close, ...rebuilt } = current;
      Object.assign(app, rebuilt);
    },
    control: simulator.control,
    close: async () => {
      await simulator.close();
      await current.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return app;
}

const EFFECTS = effectHandlers(modules.flatMap(({ effects = [] }) => effects)).map(({ kind }) => kind);

/** Throws the effect's own error, which is clearer than a later failed expectation. */
async function expectNoFailedEffect(db: Db): Promise<void> {
  const failed = await db
    .selectFrom('work_items')
    .select(['kind', 'subject', 'error'])
    .where('kind', 'in', EFFECTS)
    .where('error', 'is not', null)
    .executeTakeFirst();
  if (failed) throw new Error(`the effect ${failed.kind} of event ${failed.subject} failed: ${failed.error}`);
}

/** The simulator listens on a port of its own and delivers its webhooks to the app under test. */
async function startSimulator(now: () => Date, webhooks: { target: FastifyInstance | null }) {
  const server = Fastify({ forceCloseConnections: true });
  const mailbox = Fastify({ forceCloseConnections: true });
  mailbox.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  mailbox.removeContentTypeParser('application/json');
  mailbox.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  mailbox.post('/hook', async (request, reply) => {
    const answer = await webhooks.target?.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature': String(request.headers['x-paystack-signature'] ?? ''),
      },
      payload: request.body as Buffer,
    });
    return reply.code(answer?.statusCode ?? 503).send();
  });
  const hook = await mailbox.listen({ port: 0, host: '127.0.0.1' });
  const options = {
    bookFile: ':memory:',
    secretKey: SECRET,
    publicUrl: 'http://localhost:3000/paystack-simulator',
    webhookUrl: `${hook}/hook`,
    now,
  };
  await server.register(paystackSimulator, { prefix: '/paystack-simulator', ...options });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const url = `${origin}/paystack-simulator`;
  const control: TestApp['control'] = async (method, path, body) => {
    const answer = await fetch(`${url}/control${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`simulator ${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  await control('POST', '/settings', { transferMode: 'manual' });
  return {
    url,
    control,
    close: async () => {
      await server.close();
      await mailbox.close();
    },
  };
}
