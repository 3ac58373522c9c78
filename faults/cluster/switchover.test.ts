/** The main job in a real browser during database switchovers: no action has to be repeated, and nothing happens twice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditMoney } from '#server/audit/queries.ts';
import { openPostgres } from '#server/core/db/database.ts';
import { launchProduct, type StopProduct } from '../../e2e/support/start-product.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { NODE_FLAGS } from '../../scripts/lib/runtime.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.ts';
import { printLine } from '../support/form.ts';
import { type Front, startFront } from '../support/haproxy.ts';
import { type PatroniCluster, startPatroni } from '../support/patroni.ts';

const LOOK_MS = 100;

let cluster: PatroniCluster;
let front: Front;
let folder: string;
const products: StopProduct[] = [];

beforeAll(async () => {
  cluster = await startPatroni();
  folder = mkdtempSync(join(tmpdir(), 'adire-switchover-'));
  const ports = [await freePort(), await freePort()];
  front = await startFront(ports);
  for (const port of ports) {
    const place = { PORT: String(port), PUBLIC_URL: front.url, DATA_DIR: folder, SEED: 'off' };
    const provider = { PAYSTACK_BASE_URL: `http://127.0.0.1:${ports[0]}/paystack-simulator` };
    products.push(
      await launchProduct({
        ...{ ...place, DATABASE_URL: cluster.url },
        ...(port !== ports[0] && provider),
      }),
    );
  }
}, 60_000);
afterAll(async () => {
  await Promise.all(products.map((end) => end()));
  await front?.stop();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 20_000);

/** Runs `e2e/main-job.e2e.ts` on a phone; resolves with its exit code and output. */
async function runJourney(): Promise<{ code: number; said: string }> {
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const journey = spawn(
    process.execPath,
    [...NODE_FLAGS, playwright, 'test', 'main-job', '--project=phone'],
    {
      cwd: ROOT,
      env: testEnvironment({ BASE_URL: front.url }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [journey.stdout, journey.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code] = await once(journey, 'exit');
  return { code, said };
}

/** Returns the status of the job; null when it does not exist or the database does not answer. */
async function statusOfJob(): Promise<string | null> {
  const client = new pg.Client({ connectionString: cluster.url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ status: string }>('select status from jobs');
    return rows[0]?.status ?? null;
  } catch {
    return null;
  } finally {
    client.end().catch(() => undefined);
  }
}

test('the main job passes through three switchovers', { timeout: 140_000 }, async () => {
  let over = false;
  const journey = runJourney().finally(() => {
    over = true;
  });
  const passed: string[] = [];
  for (const wanted of ['bidding', 'active', 'submitted']) {
    while (!over && (await statusOfJob()) !== wanted) await pass(LOOK_MS);
    if (over) break;
    await cluster.handOver(await cluster.leader(60_000));
    passed.push(wanted);
  }
  const { code, said } = await journey;
  expect(code, said).toBe(0);
  const failed = await front.failed();
  printLine(`handed over while the job was ${passed.join(', ')}; ${failed} requests were answered "not now"`);
  expect(passed).toHaveLength(3);
  expect(failed).toBeGreaterThan(0);
  await cluster.leader(60_000);
  const database = await openPostgres(cluster.url, 2);
  expect(await auditMoney(database.db)).toEqual([]);
  await database.close();
});
