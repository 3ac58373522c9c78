/** A second PostgreSQL that follows another one, as streaming replication has it. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findPostgres,
  startOnCopy,
  startPostgres,
  type TestPostgres,
  unprivilegedUser,
} from '../../scripts/lib/postgres.ts';

export type Pair = { primary: TestPostgres; replica: TestPostgres; stop(): Promise<void> };

/** Whoever is answered finds their commit in the log, as in earnest. */
const SETTINGS = { synchronous_commit: 'on' };

/** A fresh server and one that streams what it writes. */
export async function startPair(): Promise<Pair> {
  const programs = findPostgres();
  if (!programs) throw new Error('no PostgreSQL server is installed here');
  const primary = await startPostgres(programs, SETTINGS);
  const folder = mkdtempSync(join(tmpdir(), 'adire-replica-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  try {
    await primary.halt('fast');
    execFileSync('cp', ['-a', join(primary.folder, 'data'), folder]);
    await primary.resume();
    writeFileSync(join(folder, 'data', 'standby.signal'), '');
    const follows = { primary_conninfo: primary.url };
    const replica = await startOnCopy(programs, primary, folder, { ...SETTINGS, ...follows });
    const stop = async () => {
      await replica.stop();
      await primary.stop();
    };
    return { primary, replica, stop };
  } catch (error) {
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
