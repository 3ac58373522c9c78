/** The example market as a folder of data: filled once for these sources, copied for each run. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';
import { runQuietly } from '../../scripts/lib/run-quietly.mjs';
import { NODE_FLAGS } from '../../scripts/lib/runtime.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.ts';
import { hashSources } from '../../scripts/lib/web-build.mjs';

const CACHE = join(ROOT, 'node_modules/.cache');
const SOURCES = ['server', 'contract', 'paystack-simulator', 'scripts/seed.ts', 'package-lock.json'];
/** The days of the market are counted from when it was filled. */
const KEPT_MS = 6 * 3_600_000;

/** Puts the market into the empty folder `data`. */
export async function copyMarket(data: string): Promise<void> {
  const name = `market-${hashSources(ROOT, SOURCES)}-${Math.floor(Date.now() / KEPT_MS)}`;
  if (!existsSync(join(CACHE, name))) await fillMarket(name);
  cpSync(join(CACHE, name), data, { recursive: true });
}

/** It is moved into place when it is whole; those of other sources and days go. */
async function fillMarket(name: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  try {
    const { code, output } = await runQuietly(process.execPath, [...NODE_FLAGS, 'scripts/seed.ts'], {
      cwd: ROOT,
      env: testEnvironment({ DATA_DIR: unfinished }),
    });
    if (code !== 0) throw new Error(`The example market could not be filled:\n${output}`);
    for (const old of readdirSync(CACHE).filter((one) => one.startsWith('market-')))
      rmSync(join(CACHE, old), { recursive: true, force: true });
    renameSync(unfinished, join(CACHE, name));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
