/** The embedded database: PGlite in a folder of this process alone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

/** Opens the embedded database. One process only: a lock file guards the folder. */
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

/**
 * Takes the folder's lock and returns its release. The system lets go of it when a process ends, however it ends, and holds it
 * between containers, in each of which the product is process 1.
 */
function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 });
    try {
      lock.exec('pragma locking_mode = exclusive; begin exclusive; pragma user_version = 1; commit');
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    if (errcode === BUSY)
      throw new ConfigError(`The data folder ${dataDir} is already open in another process.`);
    throw new ConfigError(`The data folder ${dataDir} cannot be written: ${message}`);
  }
}

/** An empty SQLite database, kept locked as long as the folder is open. */
const LOCK_FILE = 'open.lock';
/** SQLITE_BUSY. */
const BUSY = 5;
