/**
 * Reads from a replica. It answers a read only when it has everything the primary had when the read began; otherwise the primary
 * answers (decision 0052). So no read is staler than without a replica.
 */
import { setTimeout as pass } from 'node:timers/promises';
import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import {
  type Database,
  DatabaseAway,
  type Db,
  openPool,
  type Read,
  type ReplicaFigures,
  STATEMENT_MS,
} from './database.ts';
import { checkPool } from './pooler.ts';
import type { Tables } from './tables.gen.ts';

const CONNECTIONS = 20;
/** Milliseconds a read waits for the replica to catch up, and between checks. */
const WAITS_MS = 50;
const LOOKS_EVERY_MS = 2;
const WATCHED_EVERY_MS = 1_000;
const SILENT_AFTER_MS = 1_000;
/** Codes with which a replica cancels reads that block its replay: serialization_failure, deadlock_detected. */
const CONFLICTS = ['40001', '40P01'];

/** How far a server has written its log. The same LSN on another timeline means other data. */
type Position = { timeline: string; lsn: string };

/** What stays on one server session: behind a pooler only a transaction does. */
type Way = 'connection' | 'transaction';

/**
 * Returns the database with the replica at `url` for its `reads`. A replica that is away is used once it is back. Throws
 * `ConfigError` when a pooler answers unexpectedly, or when it is a replica of another database.
 */
export async function withReplica(database: Database, url: string, isPooled = false): Promise<Database> {
  const identity = await identityOf(database.db);
  const { read, figures, watch, abandon } = follow(database.db, () => openReplica(url, isPooled, identity));
  const close = () => {
    abandon();
    return database.close();
  };
  try {
    await watch();
  } catch (error) {
    await close();
    throw error;
  }
  const stop = everySecond(watch);
  return {
    ...database,
    reads: {
      db: eachStatement((query) =>
        read(
          isPooled ? 'transaction' : 'connection',
          (db) => db.executeQuery(query),
          () => database.db.executeQuery(query),
        ),
      ),
      transaction: (work) => read('transaction', work, () => database.reads.transaction(work)),
      figures,
    },
    close: () => {
      stop();
      return close();
    },
  };
}

/** Reads from the replica while it is up to date, and watches whether it answers. `open` is called again each time it did not. */
function follow(primary: Db, open: () => Replica) {
  const position = shared(() => positionOf(primary));
  const answered = { replica: 0, primary: 0 };
  let replica = open();
  let isUsed = false;
  let bytesBehind: number | null = null;
  let caughtUpAt = performance.now();

  return {
    async read<T>(way: Way, work: (db: Db) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
      if (isUsed) {
        try {
          const answer = await readThere(replica.db, way, await position(), work);
          answered.replica += 1;
          return answer;
        } catch (error) {
          // Until the next check no other read waits for the replica.
          if (error instanceof DatabaseAway) isUsed = false;
          else if (!CONFLICTS.includes((error as { code?: string }).code ?? '')) throw error;
        }
      }
      answered.primary += 1;
      return otherwise();
    },

    async watch(): Promise<void> {
      const at = await position();
      try {
        bytesBehind = await inTime(replica.look(at));
        isUsed = hasAll(bytesBehind);
        if (isUsed) caughtUpAt = performance.now();
      } catch (error) {
        [isUsed, bytesBehind] = [false, null];
        replica.abandon();
        replica = open();
        if (error instanceof ConfigError) throw error;
      }
    },

    figures: (): ReplicaFigures => ({
      ...{ isUsed, answered: { ...answered }, bytesBehind },
      secondsBehind: Math.floor((performance.now() - caughtUpAt) / 1000),
    }),

    abandon: () => replica.abandon(),
  };
}

/** Runs the read on the replica; throws `DatabaseAway` when it is behind. Position check and read use the same session. */
function readThere<T>(db: Db, way: Way, at: Position, work: (db: Db) => Promise<T>): Promise<T> {
  const begun = way === 'connection' ? db.connection() : db.transaction().setAccessMode('read only');
  return begun.execute(async (same: Db) => {
    if (!hasAll(await countMissing(same, at))) throw new DatabaseAway('the replica is behind');
    return work(same);
  });
}

type Replica = ReturnType<typeof openReplica>;

function openReplica(url: string, isPooled: boolean, identity: string) {
  const { pool, db } = openPool(url, CONNECTIONS, STATEMENT_MS, isPooled);
  const clients = new Set<pg.Client>();
  pool.on('connect', (client) => clients.add(client as unknown as pg.Client));
  pool.on('remove', (client) => clients.delete(client as unknown as pg.Client));
  return {
    db,
    async look(at: Position): Promise<number | null> {
      await checkPool(pool, isPooled, 'DATABASE_REPLICA_URL');
      if ((await identityOf(db)) !== identity)
        throw new ConfigError('DATABASE_REPLICA_URL names another database than DATABASE_URL');
      return countMissing(db, at);
    },
    /** Closes the connections: reads waiting for an answer get it from the primary. */
    abandon(): void {
      for (const client of clients) void client.end();
      void pool.end();
    },
  };
}

/** Repeats `work` every second, also after failures. Returns a function that stops it. */
function everySecond(work: () => Promise<void>): () => void {
  let isWorking = false;
  const timer = setInterval(() => {
    if (isWorking) return;
    isWorking = true;
    const done = () => {
      isWorking = false;
    };
    void work().then(done, done);
  }, WATCHED_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns the current log position: every acknowledged commit lies before it. */
async function positionOf(db: Read): Promise<Position> {
  const { rows } = await sql<Position>`
    select left(pg_walfile_name(lsn), 8) as timeline, lsn::text as lsn
    from (
      select case current_setting('synchronous_commit')
        when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_flush_lsn()
      end as lsn
    ) written
  `.execute(db);
  return rows[0] as Position;
}

/**
 * Returns how many bytes before the position are not replayed yet, after waiting briefly for them; null when this server follows
 * another timeline or is no longer a replica. After a failover it reports its timeline from the next restartpoint on.
 */
async function countMissing(db: Read, { timeline, lsn }: Position): Promise<number | null> {
  const until = performance.now() + WAITS_MS;
  for (;;) {
    const { rows } = await sql<{ bytes: number | null }>`
      select case
        when pg_is_in_recovery() and upper(lpad(to_hex(timeline_id), 8, '0')) = ${timeline}
        then pg_wal_lsn_diff(${lsn}::pg_lsn, pg_last_wal_replay_lsn())::float8
      end as bytes
      from pg_control_checkpoint()
    `.execute(db);
    const bytes = rows[0]?.bytes ?? null;
    if (bytes === null || hasAll(bytes) || performance.now() > until) return bytes;
    await pass(LOOKS_EVERY_MS);
  }
}

/** Returns the identity of a database, which a replica shares with its primary. */
async function identityOf(db: Read): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier || ' ' || current_database() as identity from pg_control_system()
  `.execute(db);
  return rows[0]?.identity ?? '';
}

function hasAll(bytesBehind: number | null): boolean {
  return bytesBehind !== null && bytesBehind <= 0;
}

/** Shares one query between all callers that arrived before it was sent: an answer from before a read began is too old for it. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= asking.then(() => {
      next = null;
      const answer = ask();
      asking = answer.catch(() => undefined);
      return answer;
    });
    return next;
  };
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = pass(SILENT_AFTER_MS, null, { ref: false }).then(() => {
    throw new DatabaseAway('no answer in time');
  });
  return Promise.race([answer, late]);
}

/** Returns a database without transactions that passes each statement to `run`. */
function eachStatement(run: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Read {
  const refuse = () => Promise.reject(new Error('reads have no transactions of their own'));
  const connection = {
    executeQuery: run as <R>(query: CompiledQuery) => Promise<QueryResult<R>>,
    streamQuery: refuse as never,
  };
  const nothing = async () => undefined;
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        ...{ init: nothing, destroy: nothing, releaseConnection: nothing },
        ...{ beginTransaction: refuse, commitTransaction: refuse, rollbackTransaction: refuse },
        acquireConnection: async () => connection,
      }),
    },
  });
}
