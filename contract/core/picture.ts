/** A stored picture, as answers send it. */
import * as z from 'zod/mini';

/** A picture in its widths, smallest first; `avif` and `webp` are paths under `/`. */
export const picture = z.object({
  /** Pixels of the largest. */
  width: z.int(),
  height: z.int(),
  /** A ThumbHash in base64: what is shown until the picture is there. */
  placeholder: z.string(),
  sources: z.array(z.object({ width: z.int(), height: z.int(), avif: z.string(), webp: z.string() })),
});
export type Picture = z.infer<typeof picture>;

/** Pixels of a person's picture beside names. */
export const FACE_WIDTH = 128;

/** The small one of a `profile_image`; those kept from before there were small ones stand for themselves. */
export function faceOf(image: string): string {
  return image.replace(/-(\d+)\.webp$/, (ending, width) =>
    Number(width) > FACE_WIDTH ? `-${FACE_WIDTH}.webp` : ending,
  );
}
