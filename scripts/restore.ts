/**
 * `npm run restore -- --from=FOLDER`: restores the newest backup into the empty DATA_DIR and the empty database in the settings.
 * With pgBackRest: `--cluster=FOLDER [--at=TIME]`, the folder in which PostgreSQL will be started.
 */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/core/config.ts';
import { newestBackup, typedFolder } from './lib/backup/place.ts';
import { restoreCluster, restoreDump } from './lib/backup/programs.ts';
import { timeOf } from './lib/backup/time.ts';
import { PlainError } from './lib/plain-error.mjs';
import { runScript } from './lib/run-script.ts';

const USAGE = 'Usage: npm run restore -- --from=FOLDER [--cluster=FOLDER [--at=TIME]]';

type Options = { from?: string; cluster?: string; at?: string };

/** Existing data is never overwritten. */
function assertEmpty({ dataDir, files }: Config): void {
  const there = ['pglite', 'files'].filter((name) => existsSync(join(dataDir, name)));
  if (there.length > 0)
    throw new PlainError(`${dataDir} has ${there.join(' and ')} already: set DATA_DIR to an empty folder.`);
  if (files.kind === 'disk' && existsSync(join(files.folder, 'files')))
    throw new PlainError(`${files.folder} has files already: set FILES_URL to an empty folder.`);
}

async function restore(config: Config, { from, cluster, at }: Options): Promise<void> {
  if (!from) throw new PlainError(USAGE);
  const place = typedFolder(from);
  const { folder, backup } = newestBackup(place);
  const { kind, stanza, startedAt } = backup;
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if ((url === null) !== (kind === 'embedded'))
    throw new PlainError(
      `This is a backup of ${kind === 'embedded' ? 'the embedded database: unset' : 'PostgreSQL: set'} DATABASE_URL.`,
    );
  if ((kind === 'pgbackrest') !== Boolean(cluster)) throw new PlainError(USAGE);
  assertEmpty(config);
  if (kind === 'dump' && url !== null) await restoreDump(url, join(folder, 'database.dump'));
  if (stanza && cluster) await restoreCluster(stanza, typedFolder(cluster), timeOf(at));
  if (existsSync(join(folder, 'data'))) await cp(join(folder, 'data'), config.dataDir, { recursive: true });
  if (config.files.kind === 's3') console.log(`Now the files: npm run files -- copy ${place} s3`);
  else if (existsSync(join(place, 'files')))
    await cp(join(place, 'files'), join(config.files.folder, 'files'), {
      recursive: true,
      preserveTimestamps: true,
    });
  console.log(`Restored from ${folder}, begun ${startedAt}.`);
  if (cluster) console.log(`Start PostgreSQL on ${typedFolder(cluster)}; it replays its log first.`);
  console.log('Then: npm run audit, and npm start.');
}

await runScript(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { from: text, cluster: text, at: text } });
  await restore(readConfig(), values);
});
