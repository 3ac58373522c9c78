/** A PostgreSQL server and a streaming replica of it. */
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

/** Answered commits are flushed to the log, as in production. */
const SETTINGS = { synchronous_commit: 'on' };

/** Starts a fresh server and a streaming replica. */
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
