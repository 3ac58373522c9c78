/** Compares the `files` rows with the contents of the file store. */
import type { Read } from '../db/database.ts';
import { sha256Of } from '../security/ids.ts';
import type { Files, Folder } from './files.ts';

export type Checked = { whole: number; missing: string[]; changed: string[] };

const PAGE = 200;

/** Reads every file that has a row and is not deleted; reports missing files and those whose SHA-256 differs. */
export async function checkFiles(db: Read, files: Files): Promise<Checked> {
  const result: Checked = { whole: 0, missing: [], changed: [] };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'folder', 'name', 'sha256'])
      .where('id', '>', after)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { folder, name, sha256 } of rows) {
      const opened = await files.open(folder as Folder, name);
      if (!opened) result.missing.push(`${folder}/${name}`);
      else if ((await sha256Of(opened.stream)) !== sha256) result.changed.push(`${folder}/${name}`);
      else result.whole += 1;
    }
    const last = rows.at(-1);
    if (!last) return result;
    after = last.id;
  }
}
