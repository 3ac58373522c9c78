/** The embedded database: PGlite in a folder of this process alone. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { ConfigError } from '../config.ts';
import { type Database, OID, ownReads } from './database.ts';
import { listenOnPglite } from './listen.ts';
import type { Tables } from './tables.gen.ts';

/** What the embedded database has beyond the plain one; PostgreSQL has it among its own programs. */
export const pgliteExtensions = { pg_trgm };
export const pgliteParsers = { [OID.int8]: BigInt, [OID.date]: (text: string) => text };

/** Opens the embedded database. One process only: a lock file with the pid guards the folder. */
export async function openPglite(dataDir: string): Promise<Database> {
  const release = lockFolder(dataDir);
  try {
    const pglite = await PGlite.create({
      dataDir: join(dataDir, 'pglite'),
      parsers: pgliteParsers,
      extensions: pgliteExtensions,
    });
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    return {
      db,
      kind: 'pglite',
      pglite,
      listen: listenOnPglite(pglite),
      reads: ownReads(db),
      connections: ownConnection,
      close: async () => {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new ConfigError(`The data folder ${dataDir} cannot be opened: ${(error as Error).message}`);
  }
}

/** Wraps an engine in memory, for tests. */
export function wrapPglite(pglite: PGlite): Database {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const parts = { listen: listenOnPglite(pglite), reads: ownReads(db), connections: ownConnection };
  return { db, kind: 'pglite', pglite, ...parts, close: () => db.destroy() };
}

/** The embedded database has the one. */
const ownConnection = () => ({ open: 1, idle: 1, waiting: 0 });

/** Takes the folder's lock; a lock left by a process that is gone is taken over. Returns the release. */
function lockFolder(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  try {
    mkdirSync(dataDir, { recursive: true });
    const holder = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
    if (holder && holder !== process.pid && isAlive(holder)) {
      throw new ConfigError(
        `The data folder ${dataDir} is already open in process ${holder}. If that process is something else, delete ${file}.`,
      );
    }
    rmSync(file, { force: true });
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}`);
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
