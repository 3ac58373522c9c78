/** The files of a stored picture, by their common stem. */
import type { Picture } from './picture.ts';

/** Builds a picture from its `stem`: its files are `stem-width.avif` and `.webp`, one of each per width. */
export function pictureIn({
  stem,
  widths,
  ...shown
}: Omit<Picture, 'sources'> & { stem: string; widths: readonly number[] }): Picture {
  const sources = widths.map((width) => ({
    width,
    height: Math.round((shown.height * width) / shown.width),
    avif: `${stem}-${width}.avif`,
    webp: `${stem}-${width}.webp`,
  }));
  return { ...shown, sources };
}
