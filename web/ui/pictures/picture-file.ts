/** Which of the files that people sent are pictures. */

export type PictureFile = { name: string; bytes: number; type: string; url: string };

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export function isPicture({ type }: { type: string }): boolean {
  return KINDS.includes(type);
}

/** A signed address changes every few minutes; what comes before its signature does not. */
export function keyOf({ url }: PictureFile): string {
  return url.replace(/\?.*$/, '');
}
