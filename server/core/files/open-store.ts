/** Opens the file store that the settings name. */
import type { FilesSetting } from './address.ts';
import { openDisk } from './disk-store.ts';
import { openS3 } from './s3/s3-store.ts';
import type { FileStore } from './store.ts';

export function openStore(setting: FilesSetting): FileStore {
  return setting.kind === 's3' ? openS3(setting) : openDisk(setting.folder);
}
