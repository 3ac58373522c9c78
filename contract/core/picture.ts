/** A stored picture, as replies describe it. */
import * as z from 'zod/mini';

/** A picture in its widths, smallest first; `avif` and `webp` are paths under `/`. */
export const picture = z.object({
  /** Pixels of the largest size. */
  width: z.int(),
  height: z.int(),
  /** A ThumbHash in base64: shown until the picture has loaded. */
  placeholder: z.string(),
  sources: z.array(z.object({ width: z.int(), height: z.int(), avif: z.string(), webp: z.string() })),
});
export type Picture = z.infer<typeof picture>;

/** Width in pixels of the picture shown beside a person's name. */
export const SMALL_PICTURE_WIDTH = 128;

/** Returns the small version of a `profile_image`; pictures stored before small versions existed are returned unchanged. */
export function smallPictureOf(image: string): string {
  return image.replace(/-(\d+)\.webp$/, (ending, width) =>
    Number(width) > SMALL_PICTURE_WIDTH ? `-${SMALL_PICTURE_WIDTH}.webp` : ending,
  );
}
