/** The files of a stored picture, by their common name. */
import type { Picture } from './picture.ts';

/** A picture by its `stem`: its files are `stem-width.avif` and `.webp`, in each of the widths. */
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
