/** What a database is to the product, and PostgreSQL as one; the embedded one is in embedded.ts. The same SQL on both. */
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { traceStatement } from '../metrics/tracing.ts';
import { type Listen, listenOnPostgres } from './listen.ts';
import { checkPool } from './pooler.ts';
import type { Tables } from './tables.gen.ts';

/** The database itself: single statements, and what opens transactions. */
export type Db = Kysely<Tables>;
/** All that a write sees: its transaction. */
export type Write = Transaction<Tables>;
/** All that a read sees, on a `Db` or a `Write`: no builder of writes, no transactions. Raw SQL is the author's word. */
export type Read = Pick<Db, 'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'>;

export type Database = {
  db: Db;
  kind: 'postgres' | 'pglite';
  /** The embedded engine itself, for what only it can do (background jobs, dumps). */
  pglite: PGlite | null;
  /** Listens for `pg_notify` of transactions of all processes. */
  listen: Listen;
  /** For what everybody may read: a replica answers, where there is one that has all of it. */
  reads: Reads;
  /** How many connections there are, and requests that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

export type Reads = {
  /** Each statement by itself. */
  db: Read;
  /** Several in one transaction; it may be run again from its beginning, so it only reads. */
  transaction<T>(work: (db: Read) => Promise<T>): Promise<T>;
  /** What became of them; null without a replica. */
  figures(): ReplicaFigures | null;
};

export type ReplicaFigures = {
  /** False while every read goes to the database itself. */
  isUsed: boolean;
  /** Reads so far, by who answered. */
  answered: Record<'replica' | 'primary', number>;
  /** Of the log, when it was looked at last; null where it did not say. */
  bytesBehind: number | null;
  /** Since it was last seen with all that the database had. */
  secondsBehind: number;
};

/** Without a replica. */
export function ownReads(db: Db): Reads {
  return { db, transaction: (work) => db.transaction().execute(work), figures: () => null };
}

/** How long a statement may take while a person waits for it. */
export const STATEMENT_MS = 20_000;
/** For work that nobody waits for: migrations, the audit, filling a market. */
export const UNLIMITED = 0;

const OID = { int8: 20, date: 1082 } as const;

/** int8 is a bigint (kobo), a date is its text: neither may pass through a JS number or a time zone. */
export const pgTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === OID.int8) return BigInt;
    if (oid === OID.date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

/** The statement is not at fault: its connection was not made, broke, or brought no answer in time. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause });
  }
}

/** Throws it again; as `DatabaseAway` what says that the server ends, has no room, or its connection is of no use any more. */
function rethrow(error: unknown): never {
  const isOwn =
    error instanceof pg.DatabaseError ? !/^(08|53|57P)/.test(error.code ?? '') : error instanceof TypeError;
  throw isOwn ? error : new DatabaseAway(error);
}

/** Each connection keeps the plans of this many statements at most. */
const NAMES_MAX = 2_000;
/** What PostgreSQL calls "cached plan must not change result type". */
const FEATURE_NOT_SUPPORTED = '0A000';

/** The way to PostgreSQL: the setting that names it, whether a pooler is on it, and the address past that. */
type Way = { setting?: string; isPooled?: boolean; directUrl?: string };

/** Opens PostgreSQL with `max` connections. Throws `ConfigError` with one sentence when it cannot be reached, or not this way. */
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
    reads: ownReads(db),
    connections: () => connectionsOf(pool),
    close: () => db.destroy(),
  };
}

/** Connections that are made when they are needed; `isPooled` where a pooler answers, which takes no names and no parameters. */
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
    // A pooler refuses it, or drops it unseen: behind one the limit is the role's. None at all has to be said: the role may have one.
    ...(!isPooled &&
      (statementMs ? { statement_timeout: statementMs } : { options: '-c statement_timeout=0' })),
    // A frozen database cancels nothing itself.
    query_timeout: statementMs && statementMs + 1_000,
    application_name: 'adire',
    Client: isPooled ? WatchedClient : NamedStatementsClient,
  });
  return { pool, db: overPool(pool) };
}

/** Statements over a pool that was made. */
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

/** How many connections a pool has, and requests that wait for one. */
export function connectionsOf(pool: pg.Pool): ReturnType<Database['connections']> {
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** A connection of which nobody waits for an answer that never comes. */
class WatchedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool hears of idle connections only. A transaction that loses its connection is refused by its next
    // statement; without a listener here it would end the process.
    this.on('error', () => undefined);
  }

  /** After an answer that never came the connection is of no use: what waits behind it fails at once. */
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
 * Names every statement by its text, so that PostgreSQL keeps its plan per connection. Kysely sends a text with its values;
 * what has no values (`begin`) is sent as it is.
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

  /** A table was changed under a kept plan: the statement gets a new name, and with it a new plan. */
  static #forgetStale(text: string, error: { code?: string }): void {
    if (error.code === FEATURE_NOT_SUPPORTED) NamedStatementsClient.#names.delete(text);
  }
}
