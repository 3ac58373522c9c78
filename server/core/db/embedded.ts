/** The embedded database: PGlite in a folder that only this process uses, reached like PostgreSQL over one connection. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Duplex } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import {
  connectionsOf,
  type Database,
  NamedStatementsClient,
  overPool,
  pgTypes,
  primaryReads,
} from './database.ts';
import { listenOnPool } from './listen.ts';

/** Extensions loaded into PGlite; PostgreSQL ships them itself. */
export const pgliteExtensions = { pg_trgm };

/** Opens the embedded database. One process only: a lock file guards the folder. */
export async function openPglite(dataDir: string): Promise<Database> {
  const release = lockFolder(dataDir);
  try {
    const engine = await PGlite.create({ dataDir: join(dataDir, 'pglite'), extensions: pgliteExtensions });
    const database = wrapPglite(engine);
    return { ...database, close: () => database.close().then(release) };
  } catch (error) {
    release();
    throw new ConfigError(`The data folder ${dataDir} cannot be opened: ${(error as Error).message}`);
  }
}

/** Wraps an engine as a database; closing the database closes the engine. */
export function wrapPglite(pglite: PGlite): Database {
  const pool = new pg.Pool({
    ...{ user: 'postgres', database: 'postgres', types: pgTypes, Client: NamedStatementsClient },
    // The engine has one session; it stays open.
    ...{ max: 1, idleTimeoutMillis: 0, stream: () => new EngineStream(pglite) },
  });
  const db = overPool(pool);
  return {
    ...{ db, kind: 'pglite', pglite, reads: primaryReads(db) },
    listen: listenOnPool(pool),
    connections: () => connectionsOf(pool),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

/** Takes the place of a socket: passes bytes of PostgreSQL's protocol to the engine and back. */
class EngineStream extends Duplex {
  readonly #engine: PGlite;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    const onRawData = (answer: Uint8Array) => this.push(Buffer.from(answer));
    this.#engine.execProtocolRawStream(bytes, { onRawData }).then(() => done(), done);
  }

  /** Sends the four messages of a statement with values in one call of the engine. */
  override _writev(parts: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}

/**
 * Locks the folder and returns a function that releases it. The operating system releases the lock however the process ends,
 * and it works across containers, where every product is process 1.
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

/** An empty SQLite database, locked while the folder is in use. */
const LOCK_FILE = 'open.lock';
/** The error code SQLITE_BUSY. */
const BUSY = 5;
