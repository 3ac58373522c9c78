/** Data folders shared by many starts: built once per version of the sources, then copied. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';
import { runQuietly } from '../../scripts/lib/run-quietly.mjs';
import { NODE_FLAGS } from '../../scripts/lib/runtime.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.ts';
import { hashSources } from '../../scripts/lib/web-build.mjs';

/** The scripts that build each folder: the example market, and a database with all tables but no people. */
const MADE_BY = { market: ['scripts/seed.ts'], empty: ['e2e/support/fill-empty.ts'] };
export type Prepared = keyof typeof MADE_BY;

const CACHE = join(ROOT, 'node_modules/.cache');
const SOURCES = [...['server', 'contract', 'paystack-simulator', 'scripts/seed.ts'], 'package-lock.json'];
/** Maximum age in milliseconds: dates in the market are relative to when it was built. */
const KEPT_MS = 6 * 3_600_000;

/** Copies the prepared folder into the empty folder `data`. */
export async function copyPrepared(kind: Prepared, data: string): Promise<void> {
  cpSync(await prepare(kind), data, { recursive: true });
}

/** Builds the folder unless it exists; returns its path. */
export async function prepare(kind: Prepared): Promise<string> {
  const name = `${kind}-${hashSources(ROOT, SOURCES)}-${Math.floor(Date.now() / KEPT_MS)}`;
  const folder = join(CACHE, name);
  if (!existsSync(folder)) await make(kind, folder);
  return folder;
}

/** Builds the folder and moves it into place when complete; folders of other sources and hours are removed. */
async function make(kind: Prepared, folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  try {
    const { code, output } = await runQuietly(process.execPath, [...NODE_FLAGS, ...MADE_BY[kind]], {
      cwd: ROOT,
      env: testEnvironment({ DATA_DIR: unfinished }),
    });
    if (code !== 0) throw new Error(`The data for the tests (${kind}) could not be made:\n${output}`);
    for (const old of readdirSync(CACHE).filter((one) => one.startsWith(`${kind}-`)))
      rmSync(join(CACHE, old), { recursive: true, force: true });
    // Another worker may have been faster.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
