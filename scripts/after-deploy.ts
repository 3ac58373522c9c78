/** `npm run after-deploy`: runs the migrations that remove something, once the previous version no longer runs anywhere (UPGRADING.md). */
import { readConfig } from '#server/core/config.ts';
import { UNLIMITED } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { openDatabase } from '#server/core/db/open-database.ts';
import { runScript } from './lib/run-script.ts';

await runScript(async () => {
  const database = await openDatabase(readConfig(), UNLIMITED);
  try {
    const names = await migrate(database.db, { afterDeploy: true });
    console.log(names.length > 0 ? `Ran ${names.join(', ')}.` : 'There was nothing to do.');
  } finally {
    await database.close();
  }
});
