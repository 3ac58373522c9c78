/** Starts the product: settings, database, migrations, example market, simulator, one port. */
import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import { PRODUCT } from '#contract/core/product.ts';
import type { Database } from '#server/core/db/database.ts';
import { openMigrated } from '#server/core/db/migrate.ts';
import { serveBrowserPart } from '#server/web-assets/web.ts';
import { paystackSimulator } from '#simulator/plugin.ts';
import { recordSettings } from './accounts/security-log/commands.ts';
import { type App, buildApp } from './app.ts';
import { fillReference } from './catalogue/reference/commands.ts';
import { type Clock, offsetClock } from './core/clock.ts';
import {
  type Config,
  ConfigError,
  explain,
  readConfig,
  SIMULATOR_PREFIX,
  withSigningSecret,
} from './core/config.ts';
import { openStore } from './core/files/open-store.ts';
import { StoreAway } from './core/files/store.ts';
import { createExampleKey } from './operator/keys/commands.ts';
import { mountExampleCode } from './operator/routes.ts';
import { operator } from './seed/people.ts';
import { seedIfEmpty, simulatorBook } from './seed/seed.ts';

async function start(): Promise<void> {
  const config = withSigningSecret(readConfig());
  const endTracing =
    config.traces && (await import('./core/metrics/start-tracing.ts')).startTracing(config.traces);
  const database = await openMigrated(config);
  let app: App | null = null;
  let ending: Promise<void> | null = null;
  const end = (code: number) => {
    ending ??= (async () => {
      app?.leave();
      await pass(config.drainSeconds * 1_000);
      await app?.close();
      await database.close();
      if (endTracing) await endTracing();
      process.exit(code);
    })().catch(() => process.exit(1));
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  try {
    await assertFilesUsable(config);
    await fillReference(database.db);
    const seeded = config.seed && (await seedIfEmpty(config, database));
    const clock = await databaseClock(database, config.clockAheadDays * DAY_MS);
    app = await buildApp({ config, database, clock });
    await recordSettings(database.db, clock.now(), config);
    if (config.paystack.simulated) await mountSimulator(app, config, clock);
    if (isExample(config)) await openConsole(app, config, clock);
    await serveBrowserPart(app.http, config, app.headOf);
    await app.http.listen({ port: config.port, host: config.host });
    await app.startWork();
    greet(config, database, seeded);
  } catch (error) {
    await app?.close().catch(() => undefined);
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** Throws when the store refuses us, which waiting does not change; only reports a store that is away, because it may come back. */
async function assertFilesUsable(config: Config): Promise<void> {
  await openStore(config.files)
    .check()
    .catch((error: unknown) => {
      const { message } = error as Error;
      if (error instanceof StoreAway && !error.isRefusal) process.stderr.write(`${message}\n`);
      else throw new ConfigError(`The files at FILES_URL cannot be used: ${message}`);
    });
}

async function mountSimulator(app: App, config: Config, clock: Clock): Promise<void> {
  await app.http.register(paystackSimulator, {
    prefix: SIMULATOR_PREFIX,
    bookFile: simulatorBook(config),
    secretKey: config.paystack.secretKey,
    publicUrl: `${config.publicUrl}${SIMULATOR_PREFIX}`,
    webhookUrl: `http://127.0.0.1:${config.port}/api/payment/webhook`,
    now: clock.now,
  });
}

/** True when visitors may be shown around: the example market, and no real money. */
function isExample(config: Config): boolean {
  return config.seed && config.paystack.simulated && !config.production;
}

/** Gives the operator of the example market an authenticator, and mounts a page that shows its code. */
async function openConsole(app: App, config: Config, clock: Clock): Promise<void> {
  const { db } = app.services.database;
  await db
    .transaction()
    .execute((tx) => createExampleKey(tx, operator.email, config.signingSecret, clock.now()));
  mountExampleCode(app.http, app.services, operator.email);
}

/** The database's time, measured once: amounts and deadlines follow it, not this machine. */
async function databaseClock(database: Database, aheadMs: number): Promise<Clock> {
  if (database.kind === 'pglite') return offsetClock(aheadMs);
  const before = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.db);
  const middle = (before + Date.now()) / 2;
  return offsetClock(aheadMs + Math.round((rows[0]?.now.getTime() ?? middle) - middle));
}

function greet(config: Config, database: Database, first: boolean): void {
  const lines = [
    '',
    `  ${PRODUCT} is ready at ${config.publicUrl}`,
    `  Database: ${database.kind === 'pglite' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`,
    ...(config.files.kind === 's3' ? [`  Files:    in the bucket ${config.files.bucket}`] : []),
  ];
  if (config.seed && config.paystack.simulated) {
    lines.push('', '  Accounts to try (password: indigo-cloth-26):');
    lines.push('    hunter    ngozi@hunter.example');
    lines.push('    talent    tunde@talent.example');
    lines.push('    both      zainab@both.example');
    lines.push(`    operator  ${operator.email}, at /operator`);
  }
  if (!config.production) lines.push('', `  Mails:              ${config.publicUrl}/dev/mail`);
  if (isExample(config)) lines.push(`  Operator code:      ${config.publicUrl}/dev/operator`);
  if (config.paystack.simulated) lines.push(`  Paystack simulator: ${config.publicUrl}${SIMULATOR_PREFIX}/`);
  lines.push(
    `  API:                ${config.publicUrl}/api/docs`,
    '',
    first ? '  Filled with an example market. ' : '',
  );
  process.stdout.write(`${lines.join('\n').trimEnd()}\n  Ctrl-C ends it.\n`);
}

start().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
