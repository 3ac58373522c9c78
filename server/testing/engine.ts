/** Engines of PGlite that begin with the files of another one: a copy in memory takes a fifth of the time of a dump. */
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { pgliteExtensions } from '#server/core/db/embedded.ts';

/** A file, or a folder when there is no content. Folders come before what is in them. */
type Kept = { path: string; mode: number; content: Uint8Array | null };
export type KeptFiles = readonly Kept[];
/** Where an engine keeps its files: in memory. */
type Disk = PGlite['Module']['FS'];

/** Tests hold little: less memory has to be cleared when an engine begins. */
const SMALL = ['-c', 'shared_buffers=16MB'];
/** Old parts of the log go instead of being kept for later: every copy would carry them. */
const FORGETFUL = ['-c', 'wal_recycle=off'];

/** Makes an engine, has it filled, ends it in good order, and returns its files. */
export async function keepFiles(fill: (engine: PGlite) => Promise<void>): Promise<KeptFiles> {
  const memory = new MemoryFS();
  const engine = await begin(memory, [...SMALL, ...FORGETFUL]);
  await fill(engine);
  // A reset log has free space: no copy starts with another segment of 16 MB.
  await engine.exec('select pg_switch_wal(); checkpoint');
  const { rows } = await engine.query<{ data_directory: string }>('show data_directory');
  const kept: Kept[] = [];
  const close = memory.closeFs.bind(memory);
  memory.closeFs = () => {
    for (const { data_directory } of rows) collect(engine.Module.FS, data_directory, kept);
    return close();
  };
  await engine.close();
  return kept;
}

function collect(disk: Disk, path: string, kept: Kept[]): void {
  const { mode } = disk.stat(path);
  const folder = disk.isDir(mode);
  kept.push({ path, mode, content: folder ? null : disk.readFile(path) });
  if (!folder) return;
  for (const name of disk.readdir(path)) {
    if (name !== '.' && name !== '..') collect(disk, `${path}/${name}`, kept);
  }
}

/** An engine with a copy of these files. */
export function engineWith(files: KeptFiles): Promise<PGlite> {
  const memory = new MemoryFS();
  const init = memory.init.bind(memory);
  memory.init = (engine, options) => {
    memory.initialSyncFs = async () => restore(engine.Module.FS, files);
    return init(engine, options);
  };
  return begin(memory, SMALL);
}

function restore(disk: Disk, files: KeptFiles): void {
  for (const { path, mode, content } of files) {
    if (content) disk.writeFile(path, content, { mode });
    else disk.mkdirTree(path, mode);
  }
}

function begin(fs: MemoryFS, settings: readonly string[]): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...settings];
  return PGlite.create({ fs, extensions: pgliteExtensions, startParams });
}
