/** `npm run after-deploy`: the migrations that take something away, once the version before runs nowhere any more (UPGRADING.md). */
import { ConfigError, readConfig } from '#server/core/config.ts';
import { UNLIMITED } from '#server/core/db/database.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { openDatabase } from '#server/core/db/open-database.ts';
import { PlainError, reportFailure } from './lib/plain-error.mjs';

try {
  const database = await openDatabase(readConfig(), UNLIMITED);
  try {
    const names = await migrate(database.db, { afterDeploy: true });
    console.log(names.length > 0 ? `Ran ${names.join(', ')}.` : 'There was nothing to do.');
  } finally {
    await database.close();
  }
} catch (failure) {
  reportFailure(failure instanceof ConfigError ? new PlainError(failure.message) : failure);
  process.exitCode = 1;
}
