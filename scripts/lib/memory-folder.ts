/** Tests make and drop thousands of small files: in memory, where there is room, that costs nothing. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/** Room to spare: databases and folders go as their tests end. */
const NEEDED_BYTES = 8 * 2 ** 30;

/** What this process and those it starts put into the temporary folder is kept in memory until it ends. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  const folder = mkdtempSync(join(SHARED_MEMORY, 'adire-tests-'));
  // Database servers run as somebody else, who makes files there too.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Containers often have a small one, or one from which nothing may be started. */
function hasRoom(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === SHARED_MEMORY);
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return Boolean(mount) && !mount?.includes('noexec') && Math.min(bavail * bsize, freemem()) > NEEDED_BYTES;
  } catch {
    return false;
  }
}
