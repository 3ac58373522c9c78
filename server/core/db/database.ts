/** The database interface and its PostgreSQL implementation; the embedded one is in embedded.ts. Both run the same SQL. */
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { traceStatement } from '../metrics/tracing.ts';
import { type Listen, listenOnPostgres } from './listen.ts';
import { checkPool } from './pooler.ts';
import type { Tables } from './tables.gen.ts';

/** The database itself, for single statements and for opening transactions. */
export type Db = Kysely<Tables>;
/** The transaction of a write. */
export type Write = Transaction<Tables>;
/** The read-only part of a `Db` or `Write`: no write builders, no transactions. Raw SQL is not checked. */
export type Read = Pick<Db, 'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'>;

export type Database = {
  db: Db;
  kind: 'postgres' | 'pglite';
  /** The embedded engine itself, for what only it can do (background jobs, dumps). */
  pglite: PGlite | null;
  /** Listens for `pg_notify` from the transactions of all processes. */
  listen: Listen;
  /** For public reads: answered by the replica when there is one that is up to date. */
  reads: Reads;
  /** Number of connections, and of requests waiting for one. */
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

export type Reads = {
  /** Single statements. */
  db: Read;
  /** Several statements in one transaction. It may be run again from the start, so it must only read. */
  transaction<T>(work: (db: Read) => Promise<T>): Promise<T>;
  /** Statistics of the replica; null when there is none. */
  figures(): ReplicaFigures | null;
};

export type ReplicaFigures = {
  /** False while all reads go to the primary. */
  isUsed: boolean;
  /** Number of reads so far, by the server that answered. */
  answered: Record<'replica' | 'primary', number>;
  /** Bytes of the log not yet replayed at the last check; null when unknown. */
  bytesBehind: number | null;
  /** Seconds since the replica was last seen up to date. */
  secondsBehind: number;
};

/** The `reads` of a database without a replica. */
export function primaryReads(db: Db): Reads {
  return { db, transaction: (work) => db.transaction().execute(work), figures: () => null };
}

/** Milliseconds a statement may take while a user waits for it. */
export const STATEMENT_MS = 20_000;
/** No statement limit, for work nobody waits for: migrations, the audit, filling a market. */
export const UNLIMITED = 0;

const OID = { int8: 20, date: 1082 } as const;

/** Reads int8 (kobo) as bigint and dates as text, so that neither passes through a JS number or a time zone. */
export const pgTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === OID.int8) return BigInt;
    if (oid === OID.date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

/** Not the statement's fault: its connection could not be made, broke, or gave no answer in time. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause });
  }
}

/** Rethrows the error, as `DatabaseAway` when the server is shutting down, has no room, or the connection is broken. */
function rethrow(error: unknown): never {
  const isOwn =
    error instanceof pg.DatabaseError ? !/^(08|53|57P)/.test(error.code ?? '') : error instanceof TypeError;
  throw isOwn ? error : new DatabaseAway(error);
}

/** Maximum number of statements whose plans each connection keeps. */
const NAMES_MAX = 2_000;
/** PostgreSQL's code for "cached plan must not change result type". */
const FEATURE_NOT_SUPPORTED = '0A000';

/** How PostgreSQL is reached: the setting that names it, whether through a pooler, and the direct address. */
type Way = { setting?: string; isPooled?: boolean; directUrl?: string };

/** Opens PostgreSQL with at most `max` connections. Throws `ConfigError` with one sentence when it cannot be reached this way. */
export async function openPostgres(
  connectionString: string,
  max = 20,
  statementMs = STATEMENT_MS,
  { setting = 'DATABASE_URL', isPooled = false, directUrl = connectionString }: Way = {},
): Promise<Database> {
  const { pool, db } = openPool(connectionString, max, statementMs, isPooled);
  try {
    await checkPool(pool, isPooled, setting);
  } catch (error) {
    await pool.end().catch(() => undefined);
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`The database at ${setting} cannot be reached: ${(error as Error).message}`);
  }
  return {
    db,
    kind: 'postgres',
    pglite: null,
    listen: listenOnPostgres(directUrl),
    reads: primaryReads(db),
    connections: () => connectionsOf(pool),
    close: () => db.destroy(),
  };
}

/** Returns a pool that connects on demand; `isPooled` for a pooler, which supports no statement names and no startup parameters. */
export function openPool(
  connectionString: string,
  max: number,
  statementMs: number,
  isPooled: boolean,
): { pool: pg.Pool; db: Db } {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: pgTypes,
    connectionTimeoutMillis: 5_000,
    // A pooler refuses or silently drops this; there the role sets the limit. "No limit" must be explicit: the role may have one.
    ...(!isPooled &&
      (statementMs ? { statement_timeout: statementMs } : { options: '-c statement_timeout=0' })),
    // A frozen database does not cancel statements itself.
    query_timeout: statementMs && statementMs + 1_000,
    application_name: 'adire',
    Client: isPooled ? WatchedClient : NamedStatementsClient,
  });
  return { pool, db: overPool(pool) };
}

/** Returns a Kysely database over an existing pool. */
export function overPool(pool: pg.Pool): Db {
  pool.on('error', () => undefined);
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () =>
        pool.connect().catch((error) => {
          throw new DatabaseAway(error);
        }),
      end: () => pool.end(),
    },
  });
  return new Kysely<Tables>({ dialect });
}

/** Returns the number of connections in a pool, and of requests waiting for one. */
export function connectionsOf(pool: pg.Pool): ReturnType<Database['connections']> {
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** A connection that is dropped when an answer does not come, so that nothing waits for it for ever. */
class WatchedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool listens to idle connections only. A transaction that loses its connection fails at its next statement;
    // without a listener here the error would end the process.
    this.on('error', () => undefined);
  }

  /** After a timed-out answer the connection is unusable: statements queued behind it fail at once. */
  override query(...args: unknown[]): never {
    const send = () => (super.query as (...all: unknown[]) => unknown).apply(this, args);
    const [asked] = args as [string | { text?: unknown }];
    const text = typeof asked === 'string' ? asked : asked.text;
    const sent = typeof text === 'string' ? traceStatement(text, send as () => Promise<unknown>) : send();
    if (!(sent instanceof Promise)) return sent as never;
    return sent.catch((error: Error) => {
      if (error.message === 'Query read timeout') void this.end();
      rethrow(error);
    }) as never;
  }
}

/**
 * Names every statement by its text, so that PostgreSQL caches its plan per connection. Kysely sends a text with values;
 * a statement without values (`begin`) is sent unnamed.
 */
export class NamedStatementsClient extends WatchedClient {
  static readonly #names = new Map<string, string>();
  static #made = 0;

  override query(...args: unknown[]): never {
    const send = super.query.bind(this) as (...all: unknown[]) => never;
    const [text, values, ...rest] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0) {
      return send(...args);
    }
    const name = NamedStatementsClient.#nameOf(text);
    if (!name) return send(...args);
    const sent: Promise<unknown> = send({ name, text, values });
    sent.catch((error: { code?: string }) => NamedStatementsClient.#forgetStale(text, error));
    return sent as never;
  }

  static #nameOf(text: string): string | undefined {
    const names = NamedStatementsClient.#names;
    const known = names.get(text);
    if (known || names.size >= NAMES_MAX) return known;
    const name = `q${NamedStatementsClient.#made++}`;
    names.set(text, name);
    return name;
  }

  /** When a table changed under a cached plan, the statement gets a new name, and with it a new plan. */
  static #forgetStale(text: string, error: { code?: string }): void {
    if (error.code === FEATURE_NOT_SUPPORTED) NamedStatementsClient.#names.delete(text);
  }
}
