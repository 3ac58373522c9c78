/**
 * Detects a pooler in front of PostgreSQL. A pooler such as PgBouncer gives every transaction to whichever session is free, so
 * session state is lost: statement names, LISTEN, time limits of the connection.
 */
import type pg from 'pg';
import { ConfigError } from '../config.ts';

/** Field where node-postgres stores the process id from the server's first answer. */
type Numbered = { processID?: number };

type Session = { pid: number; role: string; database: string; limit: string };

/** Throws `ConfigError` when an unexpected pooler answers, or when behind an expected one no time limit would end a slow statement. */
export async function checkPool(pool: pg.Pool, isPooled: boolean, setting: string): Promise<void> {
  try {
    const client = await pool.connect();
    await checkSession(client, isPooled, setting).finally(() => client.release());
  } catch (error) {
    throw isPoolerRefusal(error) ? new ConfigError(misled(setting)) : error;
  }
}

/** A pooler reports its own process id at first and cannot know that of the session that answers later. */
async function checkSession(client: pg.ClientBase, isPooled: boolean, setting: string): Promise<void> {
  const { rows } = await client.query<Session>(`
    select pg_backend_pid() as pid, quote_ident(current_user) as role,
      quote_ident(current_database()) as database, current_setting('statement_timeout') as limit
  `);
  const session = rows[0] as Session;
  if (!isPooled && session.pid !== (client as Numbered).processID) throw new ConfigError(misled(setting));
  if (isPooled && session.limit === '0') {
    throw new ConfigError(
      `DATABASE_URL leads through a pooler, and nothing there ends a slow statement. Run this once, and reconnect the pooler: ` +
        `alter role ${session.role} in database ${session.database} set statement_timeout = '20s'`,
    );
  }
}

/** True for PgBouncer's message when a connection asks for a setting it does not know. */
function isPoolerRefusal(error: unknown): boolean {
  return /unsupported startup parameter/i.test((error as Error).message);
}

function misled(setting: string): string {
  return setting === 'DATABASE_URL'
    ? 'DATABASE_URL leads through a pooler, which mixes up the answers of named statements: set DATABASE_POOLED=on, and DATABASE_DIRECT_URL to PostgreSQL itself'
    : `${setting} leads through a pooler: it must name PostgreSQL itself`;
}
