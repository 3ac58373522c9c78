/**
 * `npm run files -- copy disk s3` (or `s3 disk`) moves a market's files while it runs: `s3` is the store in FILES_URL, `disk` is
 * DATA_DIR, or a folder given by its path. `check` compares the store in the settings with the rows of the database.
 */
import { join } from 'node:path';
import { readConfig, withSigningSecret } from '#server/core/config.ts';
import { openMigrated } from '#server/core/db/migrate.ts';
import { readFilesUrl } from '#server/core/files/address.ts';
import { checkFiles } from '#server/core/files/check-files.ts';
import { type Copied, copyFiles } from '#server/core/files/copy.ts';
import { createFiles } from '#server/core/files/files.ts';
import { openStore } from '#server/core/files/open-store.ts';
import type { FileStore } from '#server/core/files/store.ts';
import { PlainError } from './lib/plain-error.mjs';
import { runScript } from './lib/run-script.ts';

const USAGE = 'Usage: [FILES_URL=s3://…] npm run files -- copy disk|FOLDER s3 | copy s3 disk|FOLDER | check';
/** Each pass finds the files that arrived during the previous one; a market that stores faster than we copy is given up on. */
const PASSES_MAX = 10;

type Place = { store: FileStore; name: string };

function placeOf(word: string): Place {
  const { dataDir } = readConfig({ DATA_DIR: process.env.DATA_DIR });
  if (word !== 's3') {
    if (word !== 'disk' && !word.startsWith('/')) throw new PlainError(USAGE);
    const folder = word === 'disk' ? dataDir : word;
    return { store: openStore({ kind: 'disk', folder }), name: folder };
  }
  const setting = readFilesUrl(process.env.FILES_URL, dataDir);
  if (typeof setting === 'string') throw new PlainError(setting);
  if (setting.kind !== 's3') throw new PlainError('Set FILES_URL to the address of the S3 store.');
  return { store: openStore(setting), name: `${setting.origin}/${setting.bucket}` };
}

/** The list of files copied to this place; a copy to another place starts with an empty list. */
function listOf({ name }: Place): string {
  const { dataDir } = readConfig({ DATA_DIR: process.env.DATA_DIR });
  return join(dataDir, `copied-to-${name.replaceAll(/[^\w.-]+/g, '-')}.sha256`);
}

async function copy(from: Place, to: Place): Promise<boolean> {
  for (const { store } of [from, to]) await store.check();
  const list = listOf(to);
  for (let pass = 1; ; pass += 1) {
    const result = await copyFiles(from.store, to.store, list);
    console.log(`Pass ${pass}: ${said(result)}`);
    for (const { key, why } of result.failed) console.log(`  not copied: ${key}: ${why}`);
    if (result.failed.length > 0) return false;
    if (result.copied === 0) break;
    if (pass === PASSES_MAX) {
      console.log('New files keep coming. Stop the product for the last pass.');
      return false;
    }
  }
  console.log(`Everything in ${from.name} is in ${to.name}, with the same SHA-256 (${list}).`);
  return true;
}

function said({ copied, bytes, known, gone, failed }: Copied): string {
  return [
    `${copied} copied and compared (${(bytes / 1_000_000).toFixed(1)} MB)`,
    `${known} there already`,
    ...(gone > 0 ? [`${gone} deleted meanwhile`] : []),
    ...(failed.length > 0 ? [`${failed.length} not copied`] : []),
  ].join(', ');
}

/** Reads every file, so a large market should be checked at night. */
async function check(): Promise<boolean> {
  const config = withSigningSecret(readConfig());
  const database = await openMigrated(config);
  try {
    const files = createFiles(openStore(config.files), config.signingSecret);
    const { whole, missing, changed } = await checkFiles(database.db, files);
    for (const path of missing) console.log(`  missing: ${path}`);
    for (const path of changed) console.log(`  changed: ${path}`);
    console.log(
      `${whole} files are as they were sent, ${missing.length} missing, ${changed.length} changed.`,
    );
    return missing.length + changed.length === 0;
  } finally {
    await database.close();
  }
}

async function run([verb, from = '', to = '', ...more]: string[]): Promise<void> {
  if (verb === 'check' && from === '') {
    if (!(await check())) process.exitCode = 1;
    return;
  }
  const ways = [from, to].filter((word) => word === 's3').length;
  if (verb !== 'copy' || more.length > 0 || ways !== 1) throw new PlainError(USAGE);
  if (!(await copy(placeOf(from), placeOf(to)))) process.exitCode = 1;
}

await runScript(() => run(process.argv.slice(2)));
