/** Processes of the product over one PostgreSQL database and one provider; each can be killed and restarted. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database, Write } from '#server/core/db/database.ts';
import type { TestApp } from '#server/testing/app.ts';
import { freshDatabase } from '#server/testing/database.ts';
import type { Order, Report } from './child.ts';
import { endOf, type Provider, SECRET, startProvider } from './provider.ts';

/** One process, with what the builders of server/testing need of an app, over HTTP. */
export type Process = Pick<TestApp, 'http' | 'control' | 'settle'> & {
  port: number;
  /** The same process, reached through a balancer. */
  through(origin: string): Process;
  /** Sends the provider's webhooks to this process from now on; by default the newest gets them. */
  hear(): void;
  /** Sets its clock to `minutes` ahead of the others' (negative: behind). */
  skew(minutes: number): Promise<void>;
  /** False once the process has ended, for whatever reason. */
  isAlive(): boolean;
  /** Sends SIGKILL and waits for the end of the process. */
  kill(): Promise<void>;
};

export type Testbed = {
  database: Database;
  provider: Provider;
  now(): Date;
  passMinutes(minutes: number): void;
  /** Starts a process; `own` are settings for it alone. */
  start(own?: Record<string, string>): Promise<Process>;
  /** Runs `act` while holding the locks of `lock`, waits until `waiting` calls wait for them, then runs `then`. */
  whileLocked(
    lock: (tx: Write) => Promise<unknown>,
    waiting: number | (() => number),
    act: () => void,
    then: () => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
};

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/**
 * `env` are settings of the processes; `server` is the PostgreSQL to use instead of that of this run; `simulatorApart` runs
 * the simulator in its own process.
 */
export async function startTestbed(
  env: Record<string, string> = {},
  server = process.env.TEST_DATABASE_URL ?? '',
  { simulatorApart = false } = {},
): Promise<Testbed> {
  vi.stubEnv('TEST_DATABASE', 'postgres');
  vi.stubEnv('TEST_DATABASE_URL', server);
  const database = await freshDatabase();
  vi.unstubAllEnvs();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'adire-faults-'));
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const book = join(dataDir, 'simulator', 'book.db');
  const provider = await startProvider(now, simulatorApart ? book : undefined);
  await provider.control('POST', '/settings', {
    transferMode: 'manual',
    refundMode: 'manual',
    rateLimit: 'off',
  });
  const children = new Set<ChildProcess>();
  const testbed: Testbed = {
    database,
    provider,
    now,
    passMinutes: (minutes) => {
      aheadMs += minutes * 60_000;
      provider.turn(aheadMs);
    },
    async start(own = {}) {
      const child = fork(CHILD, {
        execArgv: ['--disable-warning=ExperimentalWarning'],
        env: {
          ...{ PATH: process.env.PATH, DATABASE_URL: url.href, DATA_DIR: dataDir, RATE_LIMITS: 'off' },
          ...{
            PAYSTACK_SECRET_KEY: SECRET,
            PAYSTACK_BASE_URL: provider.url,
            LOG_LEVEL: 'fatal',
            SEED: 'off',
          },
          ...env,
          ...own,
          FAULTS_AHEAD_MS: String(aheadMs),
        },
      });
      children.add(child);
      child.once('exit', () => children.delete(child));
      return connect(child, provider, () => aheadMs);
    },
    async whileLocked(lock, waiting, act, then) {
      await database.db.transaction().execute(async (tx) => {
        await lock(tx);
        act();
        const wanted = () => (typeof waiting === 'number' ? waiting : waiting());
        await vi.waitFor(() => assertWaiting(database, wanted), { timeout: 20_000, interval: 10 });
        await then();
      });
    },
    async close() {
      for (const child of children) child.kill('SIGKILL');
      await provider.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return testbed;
}

/** Throws until `wanted()` connections wait for a lock. */
async function assertWaiting(database: Database, wanted: () => number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database.db);
  if ((rows[0]?.count ?? 0) < wanted()) throw new Error(`${rows[0]?.count} of ${wanted()} wait`);
}

async function connect(child: ChildProcess, provider: Provider, aheadMs: () => number): Promise<Process> {
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  const ready = Promise.withResolvers<number>();
  let orders = 0;
  let skewMs = 0;
  child.on('message', (report: Report) => {
    if ('port' in report) return ready.resolve(report.port);
    const one = waiting.get(report.done);
    waiting.delete(report.done);
    if (report.error) one?.reject(new Error(report.error));
    else one?.resolve();
  });
  child.once('exit', () => {
    ready.reject(new Error('the process ended before it was ready'));
    for (const one of waiting.values()) one.reject(new Error('the process ended'));
  });
  const order = (work: boolean) => {
    orders += 1;
    const done = Promise.withResolvers<void>();
    waiting.set(orders, done);
    child.send({ id: orders, aheadMs: aheadMs() + skewMs, work } satisfies Order, (error) => {
      if (error) done.reject(error);
    });
    return done.promise;
  };
  const port = await ready.promise;
  const origin = `http://127.0.0.1:${port}`;
  const hear = () => {
    provider.target = origin;
  };
  hear();
  const self: Process = {
    ...{ hear, port },
    through: (balancer) => ({ ...self, http: asked(balancer) }),
    // The actors call `inject` on an app; here the call goes over HTTP.
    http: asked(origin),
    control: provider.control,
    settle: () => order(true),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    skew: (minutes) => {
      skewMs = minutes * 60_000;
      return order(false);
    },
    kill: () => endOf(child),
  };
  return self;
}

function asked(origin: string): FastifyInstance {
  return { inject: inject(origin) } as unknown as FastifyInstance;
}

type Injected = { method?: string; url: string; headers?: Record<string, string>; payload?: object };

function inject(origin: string) {
  return async ({ method = 'GET', url, headers, payload }: Injected) => {
    const isJson = payload && !(payload instanceof Uint8Array);
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
      redirect: 'manual',
      ...(payload && { body: isJson ? JSON.stringify(payload) : (payload as Uint8Array<ArrayBuffer>) }),
    });
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    const body = rawPayload.toString();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
      rawPayload,
      json: () => JSON.parse(body) as unknown,
    };
  };
}
