/** Fills a database as its first start does: all tables, the places and languages of the world, and no people. */
import { fillReference } from '#server/catalogue/reference/commands.ts';
import { readConfig, withSigningSecret } from '#server/core/config.ts';
import { openMigrated } from '#server/core/db/migrate.ts';

const database = await openMigrated(withSigningSecret(readConfig()));
await fillReference(database.db);
await database.close();
