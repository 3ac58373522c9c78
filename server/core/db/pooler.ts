/**
 * What stands between us and PostgreSQL. A pooler such as PgBouncer hands every transaction to whichever session is free, and nothing
 * that belongs to a session survives that: names of statements, LISTEN, time limits of the connection.
 */
import type pg from 'pg';
import { ConfigError } from '../config.ts';

/** What node-postgres keeps of the first answer: the number of the process that it talks to. */
type Numbered = { processID?: number };

type Session = { pid: number; role: string; database: string; limit: string };

/** Throws `ConfigError` when a pooler answers where none is expected, or when one is expected and nothing would end a slow statement. */
export async function checkPool(pool: pg.Pool, isPooled: boolean, setting: string): Promise<void> {
  try {
    const client = await pool.connect();
    await checkSession(client, isPooled, setting).finally(() => client.release());
  } catch (error) {
    throw isPoolerRefusal(error) ? new ConfigError(misled(setting)) : error;
  }
}

/** A pooler gives its own number at the start and cannot give that of the session which answers later. */
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

/** PgBouncer ends a connection that asks for a setting it does not know, in these words. */
function isPoolerRefusal(error: unknown): boolean {
  return /unsupported startup parameter/i.test((error as Error).message);
}

function misled(setting: string): string {
  return setting === 'DATABASE_URL'
    ? 'DATABASE_URL leads through a pooler, which mixes up the answers of named statements: set DATABASE_POOLED=on, and DATABASE_DIRECT_URL to PostgreSQL itself'
    : `${setting} leads through a pooler: it must name PostgreSQL itself`;
}
