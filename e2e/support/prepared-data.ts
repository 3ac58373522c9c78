/** Folders of data that many starts begin with: made once for these sources, then copied. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dump, restoreDump } from '../../scripts/lib/backup/programs.ts';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { runQuietly } from '../../scripts/lib/run-quietly.mjs';
import { NODE_FLAGS } from '../../scripts/lib/runtime.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.ts';
import { hashSources } from '../../scripts/lib/web-build.mjs';

/** What makes each: the example market, embedded or on PostgreSQL, and a database that has all its tables and nobody. */
const MADE_BY = {
  market: ['scripts/seed.ts'],
  'market-on-postgres': ['scripts/seed.ts'],
  empty: ['scripts/operator.ts', 'list'],
};
export type Prepared = keyof typeof MADE_BY;

const CACHE = join(ROOT, 'node_modules/.cache');
const SOURCES = [
  ...['server', 'contract', 'paystack-simulator', 'scripts/seed.ts', 'scripts/operator.ts'],
  'package-lock.json',
];
/** The days of the market are counted from when it was made. */
const KEPT_MS = 6 * 3_600_000;
/** Kind, hash of the sources, hour. */
const OLD = /^(.+)-[0-9a-f]+-\d+$/;
const DUMP = 'market.dump';

/** What a product needs beside its folder to run on the market, and how to end it. */
export type Market = { settings: Record<string, string>; stop: () => Promise<void> };

/**
 * The example market, its files in the empty folder `data`: on a PostgreSQL started for it, which leaves more of the processor to the
 * browsers, or embedded where none is installed.
 */
export async function startMarket(data: string): Promise<Market> {
  const programs = findPostgres();
  if (!programs) {
    await copyPrepared('market', data);
    return { settings: {}, stop: async () => undefined };
  }
  const server = await startPostgres(programs);
  try {
    const folder = folderOf('market-on-postgres');
    if (existsSync(folder)) await restoreDump(server.url, join(folder, DUMP));
    else
      await make('market-on-postgres', folder, { DATABASE_URL: server.url }, (unfinished) =>
        dump(server.url, join(unfinished, DUMP)),
      );
    cpSync(folder, data, { recursive: true, filter: (path) => basename(path) !== DUMP });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { settings: { DATABASE_URL: server.url }, stop: server.stop };
}

/** Puts it into the empty folder `data`. */
export async function copyPrepared(kind: Prepared, data: string): Promise<void> {
  cpSync(await prepare(kind), data, { recursive: true });
}

/** Makes it unless it is there; returns its folder. */
export async function prepare(kind: Prepared): Promise<string> {
  const folder = folderOf(kind);
  if (!existsSync(folder)) await make(kind, folder);
  return folder;
}

function folderOf(kind: Prepared): string {
  return join(CACHE, `${kind}-${hashSources(ROOT, SOURCES)}-${Math.floor(Date.now() / KEPT_MS)}`);
}

/** It is moved into place when it is whole; those of other sources and hours go. */
async function make(
  kind: Prepared,
  folder: string,
  settings: Record<string, string> = {},
  finish?: (unfinished: string) => Promise<unknown>,
): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  try {
    const { code, output } = await runQuietly(process.execPath, [...NODE_FLAGS, ...MADE_BY[kind]], {
      cwd: ROOT,
      env: testEnvironment({ DATA_DIR: unfinished, ...settings }),
    });
    if (code !== 0) throw new Error(`The data for the tests (${kind}) could not be made:\n${output}`);
    await finish?.(unfinished);
    for (const old of readdirSync(CACHE).filter((one) => OLD.exec(one)?.[1] === kind))
      rmSync(join(CACHE, old), { recursive: true, force: true });
    // Another worker may have been quicker.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
