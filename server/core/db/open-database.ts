/** Opens the database of the settings: PostgreSQL when DATABASE_URL is set, else PGlite in the data folder. */
import type { Config } from '../config.ts';
import { type Database, openPostgres, UNLIMITED } from './database.ts';
import { withReplica } from './replica.ts';

/** Opens the database that the settings name; unlimited work connects directly, without pooler and replica. Throws `ConfigError`. */
export async function openDatabase(config: Config, statementMs?: number): Promise<Database> {
  const { databaseUrl, databaseReplicaUrl: replicaUrl, databasePooled: isPooled } = config;
  // Imported here so that a process with a PostgreSQL server does not load the engine.
  if (!databaseUrl) return (await import('./embedded.ts')).openPglite(config.dataDir);
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  if (statementMs === UNLIMITED)
    return openPostgres(directUrl, 20, UNLIMITED, {
      setting: config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
    });
  const database = await openPostgres(databaseUrl, 20, statementMs, { directUrl, isPooled });
  return replicaUrl ? withReplica(database, replicaUrl, isPooled) : database;
}
