/** `npm run verify-statement -- FILE [EARLIER FILE]`: recalculates and checks an account statement, without server or database. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PlainError } from './lib/plain-error.mjs';
import { runScript } from './lib/run-script.ts';
import { checkContinues, checkStatement } from './lib/statement-check.ts';

const USAGE = 'Usage: npm run verify-statement -- FILE [EARLIER FILE]';

function read(file: string): unknown {
  try {
    // npm runs this in the project's folder, so the path is resolved from where the command was typed.
    return JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? '', file), 'utf8'));
  } catch (failure) {
    throw new PlainError(`${file} cannot be read: ${failure instanceof Error ? failure.message : failure}`);
  }
}

function run([file, earlier, ...more]: string[]): void {
  if (file === undefined || more.length > 0) throw new PlainError(USAGE);
  const statement = read(file);
  const { faults, summary } = checkStatement(statement);
  const before = earlier === undefined ? null : read(earlier);
  const all = [...faults, ...(before === null ? [] : checkContinues(statement, before))];
  if (all.length > 0) throw new PlainError([`${file} is not as it was issued:`, ...all].join('\n  '));
  console.log([`${file} is whole.`, ...summary].join('\n  '));
  if (earlier !== undefined) console.log(`It continues ${earlier} without a change.`);
}

await runScript(() => run(process.argv.slice(2)));
