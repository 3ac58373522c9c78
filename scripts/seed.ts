/** `npm run seed`: fills an empty database with the example market. */
import { fillReference } from '#server/catalogue/reference/commands.ts';
import { explain, readConfig, withSigningSecret } from '#server/core/config.ts';
import { openMigrated } from '#server/core/db/migrate.ts';
import { seedIfEmpty } from '#server/seed/seed.ts';

try {
  const config = withSigningSecret(readConfig());
  const database = await openMigrated(config);
  await fillReference(database.db);
  const seeded = await seedIfEmpty(config, database);
  await database.close();
  process.stdout.write(
    seeded
      ? 'The example market is in place.\n'
      : 'Nothing was done: there are people already, or a real payment key is set.\n',
  );
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
