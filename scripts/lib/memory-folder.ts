/** Tests create and delete thousands of small files; in memory, where there is room, that costs almost nothing. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/** Enough to spare: databases and folders are deleted as their tests end. */
const NEEDED_BYTES = 8 * 2 ** 30;

/** Puts the temporary files of this process and its children in memory until the process ends. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  const folder = mkdtempSync(join(SHARED_MEMORY, 'adire-tests-'));
  // Database servers run as another user, who creates files there too.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Containers often have too little shared memory, or do not allow programs to be started from it. */
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
