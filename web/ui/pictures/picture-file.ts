/** Which of people's files are pictures. */
import { isShownPicture } from '#contract/core/files.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';

export type PictureFile = { name: string; bytes: number; type: string; url: string };

export function isPicture({ type }: { type: string }): boolean {
  return isShownPicture(type);
}

/** The viewable pictures of submitted files: the file itself if the reader has it, else its preview. */
export function viewablePicturesOf(files: readonly DeliveredFile[]): PictureFile[] {
  return files.flatMap(({ name, bytes, type, url, access, preview }) => {
    if (url && access === 'original') return [{ name, bytes, type, url }];
    return preview ? [{ name, bytes: preview.bytes, type: 'image/webp', url: preview.url }] : [];
  });
}

/** A stable key: the signature of an address changes every few minutes, the part before it does not. */
export function keyOf({ url }: PictureFile): string {
  return url.replace(/\?.*$/, '');
}
