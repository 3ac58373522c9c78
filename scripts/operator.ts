/** `npm run operator -- grant EMAIL`, `renew EMAIL`, `revoke EMAIL`, `list`: who may operate the market. Opens the server's database. */
import { grantOperator, listOperators, revokeOperator } from '#server/accounts/operators/commands.ts';
import { type Config, ConfigError, readConfig } from '#server/core/config.ts';
import type { Database, Write } from '#server/core/db/database.ts';
import { openMigrated } from '#server/core/db/migrate.ts';
import { hasKey, issueEnrolment } from '#server/operator/keys/commands.ts';
import { PlainError } from './lib/plain-error.mjs';
import { runScript } from './lib/run-script.ts';

const USAGE = 'Usage: npm run operator -- grant EMAIL | renew EMAIL | revoke EMAIL | list';

type OperatorAction = (tx: Write, config: Config) => Promise<string>;

/** Parses the command line; the action returns the message to print. */
function actionOf([verb, email, ...more]: string[]): OperatorAction {
  if (verb === 'list' && email === undefined) return describeOperators;
  if (email === undefined || more.length > 0) throw new PlainError(USAGE);
  if (verb === 'grant') return (tx, config) => grant(tx, config, email);
  if (verb === 'renew') return (tx, config) => renew(tx, config, email);
  if (verb === 'revoke') return (tx) => revoke(tx, email);
  throw new PlainError(USAGE);
}

function unknown(email: string): PlainError {
  return new PlainError(`No account has the address ${email}.`);
}

async function grant(tx: Write, config: Config, email: string): Promise<string> {
  if (!(await grantOperator(tx, email, new Date()))) throw unknown(email);
  const said = `${email} is an operator now.`;
  return (await hasKey(tx, email)) ? said : `${said}\n${await enrolment(tx, config, email)}`;
}

async function renew(tx: Write, config: Config, email: string): Promise<string> {
  return `The authenticator of ${email} is void.\n${await enrolment(tx, config, email)}`;
}

async function enrolment(tx: Write, config: Config, email: string): Promise<string> {
  const code = await issueEnrolment(tx, email, new Date());
  if (code === null) throw new PlainError(`No operator has the address ${email}.`);
  return [
    `Open ${config.publicUrl}/operator/enrol within 24 hours and sign in with the password and this code:`,
    code.replace(/(.{6})(?=.)/g, '$1-'),
  ].join('\n');
}

async function revoke(tx: Write, email: string): Promise<string> {
  if (!(await revokeOperator(tx, email, new Date()))) throw unknown(email);
  return `${email} is no operator any more.`;
}

async function describeOperators(tx: Write): Promise<string> {
  const operators = await listOperators(tx);
  const lines = operators.map(
    ({ name, email, since }) => `${email}  ${name}, since ${since.toISOString().slice(0, 10)}`,
  );
  return lines.join('\n') || 'There is no operator.';
}

async function open(config: Config): Promise<Database> {
  try {
    return await openMigrated(config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const advice = config.databaseUrl ? '' : ' Stop the server, run this again, and start it after that.';
    throw new PlainError(`${error.message}${advice}`);
  }
}

async function run(words: string[]): Promise<void> {
  const action = actionOf(words);
  const config = readConfig();
  const database = await open(config);
  try {
    console.log(await database.db.transaction().execute((tx) => action(tx, config)));
  } finally {
    await database.close();
  }
}

await runScript(() => run(process.argv.slice(2)));
