/** Starts the product: settings, database, migrations, first market, simulator, one port. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { PRODUCT } from '#contract/words.ts';
import { paystackSimulator } from '#simulator/plugin.ts';
import { type App, buildApp } from './app.ts';
import { type Background, startBackground } from './core/background.ts';
import { type Clock, offsetClock } from './core/clock.ts';
import { type Config, ConfigError, readConfig, SIMULATOR_PREFIX, withSigningSecret } from './core/config.ts';
import { type Database, openPglite, openPostgres } from './core/db.ts';
import { migrate } from './core/migrate.ts';
import { serveBrowserPart } from './core/web.ts';
import { seedIfEmpty } from './seed/seed.ts';

async function start(): Promise<void> {
  const config = withSigningSecret(readConfig());
  mkdirSync(config.dataDir, { recursive: true });
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openPglite(config.dataDir);
  let app: App | null = null;
  let background: Background | null = null;
  let ending: Promise<void> | null = null;
  const end = (code: number) => {
    ending ??= (async () => {
      await background?.stop();
      await app?.close();
      await database.close();
      process.exit(code);
    })().catch(() => process.exit(1));
    return ending;
  };
  process.once('SIGINT', () => void end(0));
  process.once('SIGTERM', () => void end(0));
  try {
    await migrate(database.db);
    const clock = await databaseClock(database);
    app = await buildApp({ config, database, clock });
    if (config.paystack.simulated) await mountSimulator(app, config, clock);
    await serveBrowserPart(app.http, config);
    await app.http.listen({ port: config.port, host: config.host });
    const seeded = config.seed ? await seedIfEmpty(app) : null;
    background = await startBackground(config, database, app.chores, (error) => app?.http.log.error(error));
    app.startWaking();
    greet(config, database, seeded !== null);
  } catch (error) {
    await app?.close().catch(() => undefined);
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function mountSimulator(app: App, config: Config, clock: Clock): Promise<void> {
  await app.http.register(paystackSimulator, {
    prefix: SIMULATOR_PREFIX,
    bookFile: join(config.dataDir, 'paystack-simulator.sqlite'),
    secretKey: config.paystack.secretKey,
    publicUrl: `${config.publicUrl}${SIMULATOR_PREFIX}`,
    webhookUrl: `http://127.0.0.1:${config.port}/api/payment/webhook`,
    now: clock.now,
  });
}

/** The database's time, measured once: amounts and deadlines follow it, not this machine. */
async function databaseClock(database: Database): Promise<Clock> {
  if (database.kind === 'pglite') return offsetClock(0);
  const before = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.db);
  const middle = (before + Date.now()) / 2;
  return offsetClock(Math.round((rows[0]?.now.getTime() ?? middle) - middle));
}

function greet(config: Config, database: Database, first: boolean): void {
  const lines = [
    '',
    `  ${PRODUCT} is ready at ${config.publicUrl}`,
    `  Database: ${database.kind === 'pglite' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`,
  ];
  if (config.seed) {
    lines.push('', '  Accounts to try (password: indigo-cloth-26):');
    lines.push('    hunter    ngozi@hunter.example');
    lines.push('    talent    tunde@talent.example');
    lines.push('    both      zainab@both.example');
    lines.push('    operator  ops@adire.example');
  }
  if (!config.production) lines.push('', `  Mails:              ${config.publicUrl}/dev/mail`);
  if (config.paystack.simulated) lines.push(`  Paystack simulator: ${config.publicUrl}${SIMULATOR_PREFIX}/`);
  lines.push(`  API:                ${config.publicUrl}/api/docs`, '', first ? '  Filled with an example market. ' : '');
  process.stdout.write(`${lines.join('\n').trimEnd()}\n  Ctrl-C ends it.\n`);
}

/** One clear sentence for what a person at the terminal can mend; everything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used. Set PORT to one above 1024.`;
  return (error as Error).stack ?? String(error);
}

start().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
