/** `npm run audit`: checks every money invariant on the live database, and how much of the money is explained. */
import { showNaira, toNaira } from '#contract/core/money.ts';
import { type Explained, explainMoney, percentOf } from '#server/audit/explained/queries.ts';
import { auditMoney, invariants } from '#server/audit/queries.ts';
import { ConfigError, readConfig } from '#server/core/config.ts';
import { type Database, type Db, UNLIMITED } from '#server/core/db/database.ts';
import { openDatabase } from '#server/core/db/open-database.ts';
import { PlainError } from './lib/plain-error.mjs';
import { runScript } from './lib/run-script.ts';

/** Maximum number of violations listed per invariant. */
const NAMED_MAX = 20;

async function open(): Promise<Database> {
  const config = readConfig();
  try {
    return await openDatabase(config, UNLIMITED);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const advice = config.databaseUrl
      ? ''
      : ' Stop the server for the audit, or keep the market in PostgreSQL, where both can look at once.';
    throw new PlainError(`${error.message}${advice}`);
  }
}

/** True when nothing is violated and everything is explained. */
async function audit(db: Db): Promise<boolean> {
  const violations = await auditMoney(db);
  for (const { id, property } of invariants) {
    const found = violations.filter(({ invariant }) => invariant === id);
    console.log(`${found.length === 0 ? 'holds   ' : 'VIOLATED'}  ${id.padEnd(4)} ${property}`);
    for (const { what } of found.slice(0, NAMED_MAX)) console.log(`                 ${what}`);
    if (found.length > NAMED_MAX) console.log(`                 and ${found.length - NAMED_MAX} more`);
  }
  const money = await explainMoney(db);
  printReport(money);
  return violations.length === 0 && money.unexplained.length === 0;
}

function printReport({ transactions, moved, explained, suspense, unexplained }: Explained): void {
  const show = (kobo: bigint) => showNaira(toNaira(kobo));
  console.log(`\n${percentOf(explained, moved)} % of the money is explained:`);
  console.log(`  ${show(explained)} of ${show(moved)}, moved by ${transactions} transactions.`);
  if (suspense > 0n) console.log(`  ${show(suspense)} waits in suspense for an operator to name its owner.`);
  for (const { transaction, word, amount } of unexplained.slice(0, NAMED_MAX)) {
    console.log(`  not explained: transaction ${transaction}, ${word}, ${show(amount)}`);
  }
}

await runScript(async () => {
  const database = await open();
  try {
    process.exitCode = (await audit(database.db)) ? 0 : 1;
  } finally {
    await database.close();
  }
});
