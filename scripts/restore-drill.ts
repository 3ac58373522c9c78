/**
 * `npm run restore-drill -- --from=FOLDER [--at=TIME]`: restores the newest backup into a temporary place, verifies it, reports what
 * would have been lost (RPO) and how long it took (RTO), and removes it. With pgBackRest, to a random second of the last day.
 */
import { randomInt } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { DAY_MS } from '#contract/core/days.ts';
import { readConfig } from '#server/core/config.ts';
import { type Database, openPostgres, UNLIMITED } from '#server/core/db/database.ts';
import { openPglite } from '#server/core/db/embedded.ts';
import { type Backup, newestBackup, typedFolder } from './lib/backup/place.ts';
import { pgbackrest, restoreCluster, restoreDump } from './lib/backup/programs.ts';
import { prove } from './lib/backup/proof.ts';
import { timeOf } from './lib/backup/time.ts';
import { PlainError } from './lib/plain-error.mjs';
import {
  findPostgres,
  startOnCluster,
  startPostgres,
  type TestPostgres,
  unprivilegedUser,
} from './lib/postgres.ts';
import { runScript } from './lib/run-script.ts';

const USAGE = 'Usage: npm run restore-drill -- --from=FOLDER [--at=TIME, of pgBackRest]';

type Restored = { database: Database; to: Date; end: () => Promise<void> };

function programs() {
  const found = findPostgres();
  if (!found)
    throw new PlainError('The drill starts a PostgreSQL of its own: install its server programs here.');
  return found;
}

async function embedded(folder: string, { startedAt }: Backup, place: string): Promise<Restored> {
  await cp(join(folder, 'data'), place, { recursive: true });
  const database = await openPglite(place);
  return { database, to: new Date(startedAt), end: () => database.close() };
}

async function ofDump(folder: string, { startedAt }: Backup): Promise<Restored> {
  const server = await startPostgres(programs());
  return openOn(server, new Date(startedAt), () => restoreDump(server.url, join(folder, 'database.dump')));
}

/** Stops the server if anything fails. */
async function openOn(server: TestPostgres, to: Date, fill = async () => {}): Promise<Restored> {
  try {
    await fill();
    const database = await openPostgres(server.url, 4, UNLIMITED);
    return { database, to, end: () => database.close().then(server.stop) };
  } catch (failure) {
    await server.stop();
    throw failure;
  }
}

/** Commits once more in the running cluster and closes its log segment, so that everything before now is in the repository. */
async function latestOf(url: string, stanza: string): Promise<{ now: Date; keptTill: Date | null }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const kept = await client.query('select last_archived_time as till from pg_stat_archiver');
  const { rows } = await client.query('select clock_timestamp() as now');
  await client.query('select pg_current_xact_id()');
  await client.end();
  await pgbackrest(stanza, 'check');
  return { now: rows[0].now, keptTill: kept.rows[0].till };
}

async function ofCluster(backup: Backup, place: string, at: Date | null): Promise<Restored> {
  const { databaseDirectUrl, databaseUrl } = readConfig();
  const url = databaseDirectUrl ?? databaseUrl;
  const stanza = backup.stanza ?? '';
  if (!url)
    throw new PlainError(
      'Set DATABASE_URL to the cluster that was backed up: its log is part of the backup.',
    );
  const { now, keptTill } = await latestOf(url, stanza);
  if (keptTill)
    console.log(`Without its last piece of the log ${minutes(now, keptTill)} would have been lost.`);
  const from = Math.max(new Date(backup.endedAt).getTime(), now.getTime() - DAY_MS);
  const to = at ?? new Date(randomInt(from, Math.max(from + 1, now.getTime())));
  const owner = unprivilegedUser();
  mkdirSync(join(place, 'data'), { mode: 0o700 });
  if (owner) for (const path of [place, join(place, 'data')]) chownSync(path, owner.uid, owner.gid);
  await restoreCluster(stanza, join(place, 'data'), to);
  const { user, database: name } = new pg.Client({ connectionString: url });
  const server = await startOnCluster(programs(), place, { user: user ?? '', database: name ?? '' });
  return openOn(server, to);
}

function minutes(later: Date, earlier: Date): string {
  return `${((later.getTime() - earlier.getTime()) / 60_000).toFixed(1)} minutes`;
}

/** True when everything is there. */
async function drill(from: string, at: Date | null): Promise<boolean> {
  const { folder, backup } = newestBackup(from);
  const place = mkdtempSync(join(tmpdir(), 'adire-drill-'));
  const startedAt = Date.now();
  let restored: Restored | null = null;
  try {
    if (backup.kind === 'embedded') restored = await embedded(folder, backup, place);
    else if (backup.kind === 'dump') restored = await ofDump(folder, backup);
    else restored = await ofCluster(backup, place, at);
    console.log(`Restored ${folder} as of ${restored.to.toISOString()}.`);
    const proofs = await prove(restored.database.db, backup.heads, join(from, 'files'));
    for (const { holds, faults } of proofs)
      console.log(faults.length === 0 ? holds : faults.map((fault) => `WRONG: ${fault}`).join('\n'));
    const lost =
      backup.kind === 'pgbackrest'
        ? 'see above'
        : `what came after, ${minutes(new Date(), restored.to)} by now`;
    console.log(`RPO: ${lost}. RTO: ${((Date.now() - startedAt) / 1000).toFixed(1)} s to restore and prove.`);
    return proofs.every(({ faults }) => faults.length === 0);
  } finally {
    await restored?.end();
    rmSync(place, { recursive: true, force: true });
  }
}

await runScript(async () => {
  const text = { type: 'string' } as const;
  const { from, at } = parseArgs({ options: { from: text, at: text } }).values;
  if (!from) throw new PlainError(USAGE);
  process.exitCode = (await drill(typedFolder(from), timeOf(at))) ? 0 : 1;
});
