/** Finds what blocks a running product or breaks the previous version in new migrations; the older ones ran long ago. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Number of the first migration that is linted. */
const LINTED_FROM = '0120';
/** Migrations run in one transaction with limits set around them, so no index can be created concurrently; the rest is style. */
const LEFT_OUT = [
  ...['require-lock-timeout', 'require-statement-timeout', 'require-concurrent-index-creation'],
  ...['prefer-bigint-over-int', 'prefer-bigint-over-smallint', 'prefer-identity', 'prefer-robust-stmts'],
  ...['prefer-text-field', 'prefer-timestamptz'],
];
/** Removals run after the deployment, when the removed part is no longer used. */
const AFTER_DEPLOY = ['ban-drop-column', 'ban-drop-table', 'renaming-column', 'renaming-table'];

const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'server/db/migrations': LEFT_OUT,
  'server/db/after-deploy': [...LEFT_OUT, ...AFTER_DEPLOY],
};

/** The squawk arguments for these files; `without` lists the rules that do not apply. */
export function lintArguments(files: readonly string[], without: readonly string[] = LEFT_OUT): string[] {
  return ['--assume-in-transaction', '--pg-version=15.0', `--exclude=${without.join(',')}`, ...files];
}

/** A check of each folder that has new files. */
export function migrationChecks(): { name: string; program: string; args: readonly string[] }[] {
  return Object.entries(FOLDERS).flatMap(([folder, without]) => {
    const path = join(ROOT, folder);
    const files = (existsSync(path) ? readdirSync(path) : [])
      .filter((name) => name.endsWith('.sql') && name >= LINTED_FROM)
      .map((name) => join(path, name));
    if (files.length === 0) return [];
    return [
      {
        name: `new files in ${folder}`,
        program: 'squawk-cli/js/bin/squawk',
        args: lintArguments(files, without),
      },
    ];
  });
}
