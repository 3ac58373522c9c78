/** `npm run operator -- grant EMAIL`, `revoke EMAIL`, `list`: who may operate the market. Opens the server's database. */
import { grantOperator, listOperators, revokeOperator } from '#server/accounts/operators/commands.ts';
import { type Config, ConfigError, readConfig } from '#server/core/config.ts';
import { type Database, openPglite, openPostgres, type Tx } from '#server/core/db.ts';
import { migrate } from '#server/core/migrate.ts';
import { PlainError, tellFailure } from './lib/plain-error.mjs';

const USAGE = 'Usage: npm run operator -- grant EMAIL | revoke EMAIL | list';

type Deed = (tx: Tx) => Promise<string>;

/** What the words of the command line ask for; the deed answers with the sentence to print. */
function deedOf([verb, email, ...more]: string[]): Deed {
  if (verb === 'list' && email === undefined) return describeOperators;
  const change = verb === 'grant' ? grantOperator : verb === 'revoke' ? revokeOperator : null;
  if (!change || email === undefined || more.length > 0) throw new PlainError(USAGE);
  return async (tx) => {
    if (!(await change(tx, email, new Date()))) throw new PlainError(`No account has the address ${email}.`);
    return verb === 'grant' ? `${email} is an operator now.` : `${email} is no operator any more.`;
  };
}

async function describeOperators(tx: Tx): Promise<string> {
  const operators = await listOperators(tx);
  const lines = operators.map(
    ({ name, email, since }) => `${email}  ${name}, since ${since.toISOString().slice(0, 10)}`,
  );
  return lines.join('\n') || 'There is no operator.';
}

async function open(config: Config): Promise<Database> {
  try {
    return config.databaseUrl ? await openPostgres(config.databaseUrl) : await openPglite(config.dataDir);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const advice = config.databaseUrl ? '' : ' Stop the server, run this again, and start it after that.';
    throw new PlainError(`${error.message}${advice}`);
  }
}

async function run(words: string[]): Promise<void> {
  const deed = deedOf(words);
  const database = await open(readConfig());
  try {
    await migrate(database.db);
    console.log(await database.db.transaction().execute(deed));
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (failure) {
  tellFailure(failure instanceof ConfigError ? new PlainError(failure.message) : failure);
  process.exitCode = 1;
}
