/** The market for a month's people, with the product's processes and the provider's simulator. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { fillReference } from '#server/catalogue/reference/commands.ts';
import { openPostgres, UNLIMITED } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import type { Tables } from '#server/core/db/tables.gen.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { fill, type Size } from '../fill.ts';
import { signIn } from '../lean/fill.ts';
import { fillMarket } from '../search/fill.ts';

const SMALL = process.argv.includes('--small');
export const GIGS = SMALL ? 1_000 : 10_000;
export const PEOPLE: Size = { ...{ jobs: 1_000, bidsPerJob: 3, waiting: 0 }, hunters: 8_000, talents: 2_000 };
/** Number of signed-in hunters, and of signed-in talents. */
export const SIGNED_IN = 1_000;
const SECRET = 'sk_test_simulator_of_the_bench';

export async function fillMonth(url: string): Promise<void> {
  const database = await openPostgres(url, 4, UNLIMITED);
  await migrate(database.db);
  await fillReference(database.db);
  await database.close();
  const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 4 }) });
  const db = new Kysely<Tables>({ dialect });
  await fill(db, PEOPLE);
  await fillMarket(db, { gigs: GIGS, talents: PEOPLE.talents });
  await signIn(db);
  await db.destroy();
}

export type Provider = { port: number; env: Record<string, string>; process: ChildProcess };

/** Runs the simulator alone; it sends webhooks to the process at `webhookPort`. */
export async function startProvider(folder: string, webhookPort: number): Promise<Provider> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/paystack-simulator.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '--disable-warning=ExperimentalWarning', PORT: String(port), PUBLIC_URL: url },
      ...{ DATA_DIR: folder, PAYSTACK_SECRET_KEY: SECRET },
      SIMULATOR_WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/api/payment/webhook`,
    },
  });
  const env = { PAYSTACK_SECRET_KEY: SECRET, PAYSTACK_BASE_URL: url };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const up = await fetch(`${url}/control/transfers`).catch(() => null);
    if (up?.ok) {
      await control(port, 'POST', 'settings', { rateLimit: 'off' });
      return { port, env, process: child };
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('the simulator did not start');
}

/** Controls the simulated provider: a payer pays, a bank answers. */
export async function control(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  if (!answer.ok) throw new Error(`simulator ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
