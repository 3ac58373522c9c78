/** `npm run backup -- --to=FOLDER [--stanza=NAME]`: backs up the database and every stored file (docs/operations.md). */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/core/config.ts';
import { type Database, UNLIMITED } from '#server/core/db/database.ts';
import { openDatabase } from '#server/core/db/open-database.ts';
import { copyData, mirrorFiles } from './lib/backup/files.ts';
import { beginBackup, endBackup, forgetOld, type Kind, typedFolder } from './lib/backup/place.ts';
import { dump, pgbackrest } from './lib/backup/programs.ts';
import { readStatements } from './lib/backup/proof.ts';
import { PlainError } from './lib/plain-error.mjs';
import { runScript } from './lib/run-script.ts';

const USAGE = 'Usage: npm run backup -- --to=FOLDER [--stanza=NAME, of pgBackRest]';
const SAID: Record<Kind, string> = {
  embedded: 'the embedded database: restores to this moment',
  dump: 'PostgreSQL by pg_dump: restores to this moment, nothing later',
  pgbackrest: 'PostgreSQL by pgBackRest: restores to any second from now on',
};

/** Copies the rows first, then the files, so that every row in the backup has its file. */
async function backUp(config: Config, database: Database, place: string, stanza: string | null) {
  const now = new Date();
  const folder = beginBackup(place, now);
  const { at, people, digest, faults } = await readStatements(database.db, now);
  if (faults.length > 0) throw new PlainError(['What is there is not right:', ...faults].join('\n  '));
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  const kind: Kind = url === null ? 'embedded' : stanza ? 'pgbackrest' : 'dump';
  if (kind === 'embedded') await database.pglite?.exec('checkpoint');
  if (url !== null && stanza) await pgbackrest(stanza, 'backup');
  if (url !== null && !stanza) await dump(url, join(folder, 'database.dump'));
  await copyData(config.dataDir, join(folder, 'data'), kind === 'embedded');
  const files =
    config.files.kind === 'disk'
      ? await mirrorFiles(join(config.files.folder, 'files'), join(place, 'files'), now)
      : { count: 0, bytes: 0 };
  const times = { startedAt: now.toISOString(), endedAt: new Date().toISOString() };
  endBackup(folder, { kind, stanza, ...times, files, heads: { at, people, digest } });
  console.log(`${folder}: ${SAID[kind]}.`);
  console.log(
    `${files.count} files, ${(files.bytes / 1e6).toFixed(1)} MB. Statements of ${people} people noted.`,
  );
  if (config.files.kind === 's3') console.log(`Now the files: npm run files -- copy s3 ${place}`);
  const forgotten = forgetOld(place, now);
  if (forgotten > 0) console.log(`${forgotten} older than 35 days removed.`);
}

await runScript(async () => {
  const { to, stanza } = parseArgs({
    options: { to: { type: 'string' }, stanza: { type: 'string' } },
  }).values;
  if (!to) throw new PlainError(USAGE);
  const config = readConfig();
  const database = await openDatabase(config, UNLIMITED);
  try {
    await backUp(config, database, typedFolder(to), stanza ?? null);
  } finally {
    await database.close();
  }
});
