/** Finds ffmpeg for the tests of what it makes. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program, or undefined where it is not installed. */
export function findFfmpeg(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'ffmpeg')).find((file) => existsSync(file));
}
