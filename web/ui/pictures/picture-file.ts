/** Which of the files that people sent are pictures. */
import { isShownPicture } from '#contract/core/files.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';

export type PictureFile = { name: string; bytes: number; type: string; url: string };

export function isPicture({ type }: { type: string }): boolean {
  return isShownPicture(type);
}

/** Of handed-in files, what their reader can look at: the file itself, else its preview. */
export function seenOf(files: readonly DeliveredFile[]): PictureFile[] {
  return files.flatMap(({ name, bytes, type, url, access, preview }) => {
    if (url && access === 'original') return [{ name, bytes, type, url }];
    return preview ? [{ name, bytes: preview.bytes, type: 'image/webp', url: preview.url }] : [];
  });
}

/** A signed address changes every few minutes; what comes before its signature does not. */
export function keyOf({ url }: PictureFile): string {
  return url.replace(/\?.*$/, '');
}
