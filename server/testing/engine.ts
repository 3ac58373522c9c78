/** PGlite engines that start from the files of another one: copying in memory takes a fifth of the time of a dump. */
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { pgliteExtensions } from '#server/core/db/embedded.ts';

/** A file, or a folder when `content` is null. Folders come before their contents. */
type EngineFile = { path: string; mode: number; content: Uint8Array | null };
export type EngineFiles = readonly EngineFile[];
/** The in-memory file system of an engine. */
type Disk = PGlite['Module']['FS'];

/** Tests have little data: with small buffers less memory has to be cleared when an engine starts. */
const SMALL = ['-c', 'shared_buffers=16MB'];
/** Removes old log segments instead of recycling them, since every copy would include them. */
const FORGETFUL = ['-c', 'wal_recycle=off'];

/** Creates an engine, fills it, shuts it down cleanly, and returns its files. */
export async function captureFiles(fill: (engine: PGlite) => Promise<void>): Promise<EngineFiles> {
  const memory = new MemoryFS();
  const engine = await begin(memory, [...SMALL, ...FORGETFUL]);
  await fill(engine);
  // The new log segment has free space, so no copy has to start another one of 16 MB.
  await engine.exec('select pg_switch_wal(); checkpoint');
  const { rows } = await engine.query<{ data_directory: string }>('show data_directory');
  const kept: EngineFile[] = [];
  const close = memory.closeFs.bind(memory);
  memory.closeFs = () => {
    for (const { data_directory } of rows) collect(engine.Module.FS, data_directory, kept);
    return close();
  };
  await engine.close();
  return kept;
}

function collect(disk: Disk, path: string, kept: EngineFile[]): void {
  const { mode } = disk.stat(path);
  const folder = disk.isDir(mode);
  kept.push({ path, mode, content: folder ? null : disk.readFile(path) });
  if (!folder) return;
  for (const name of disk.readdir(path)) {
    if (name !== '.' && name !== '..') collect(disk, `${path}/${name}`, kept);
  }
}

/** An engine with a copy of these files. */
export function engineWith(files: EngineFiles): Promise<PGlite> {
  const memory = new MemoryFS();
  const init = memory.init.bind(memory);
  memory.init = (engine, options) => {
    memory.initialSyncFs = async () => restore(engine.Module.FS, files);
    return init(engine, options);
  };
  return begin(memory, SMALL);
}

function restore(disk: Disk, files: EngineFiles): void {
  for (const { path, mode, content } of files) {
    if (content) disk.writeFile(path, content, { mode });
    else disk.mkdirTree(path, mode);
  }
}

function begin(fs: MemoryFS, settings: readonly string[]): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...settings];
  return PGlite.create({ fs, extensions: pgliteExtensions, startParams });
}
