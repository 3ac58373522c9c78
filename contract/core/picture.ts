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
