/** Which of the files that people sent are pictures. */

import type { DeliveredFile } from '#contract/jobs/milestones.ts';

export type PictureFile = { name: string; bytes: number; type: string; url: string };

/** A picture of a conversation is fetched without a tap up to this size; phones pay for each byte. */
export const FREE_BYTES = { broad: 400_000, phone: 60_000 };

/** How wide the gallery of a gig's page shows its picture, as of `<img sizes>`. */
export const GALLERY_SIZES = '(min-width: 1280px) 912px, (min-width: 1024px) calc(100vw - 24rem), 100vw';

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export function isPicture({ type }: { type: string }): boolean {
  return KINDS.includes(type);
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
