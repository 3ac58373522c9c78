/** Which database the settings name: PostgreSQL when DATABASE_URL is set, else PGlite in the data folder. */
import type { Config } from '../config.ts';
import { type Database, openPostgres, UNLIMITED } from './database.ts';

/** Opens the database that the settings name; for unlimited work past any pooler. Throws `ConfigError`. */
export async function openDatabase(config: Config, statementMs?: number): Promise<Database> {
  const { databaseUrl, databaseDirectUrl: directUrl } = config;
  // Who has a server does not load the engine.
  if (!databaseUrl) return (await import('./embedded.ts')).openPglite(config.dataDir);
  if (!directUrl) return openPostgres(databaseUrl, 20, statementMs);
  return statementMs === UNLIMITED
    ? openPostgres(directUrl, 20, UNLIMITED, { setting: 'DATABASE_DIRECT_URL' })
    : openPostgres(databaseUrl, 20, statementMs, { directUrl, isPooled: config.databasePooled });
}
