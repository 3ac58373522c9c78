/** The gig card: exactly what lists show to people who hire. */
import * as z from 'zod/mini';
import { id, naira } from '../core/common.ts';
import { mediaKind } from '../core/media.ts';
import { waveform } from '../core/waveform.ts';

/** A gallery item as cards show it; absent values are left out. */
export const gigCover = z.object({
  kind: mediaKind,
  /** For sound and video: the path under `/` of the file to play, and its size. */
  url: z.optional(z.string()),
  bytes: z.optional(z.int()),
  seconds: z.optional(z.number()),
  /** For sound without a picture. */
  waveform: z.optional(waveform),
  /** Its picture is `stem-width.avif` and `.webp`, in each of the widths. */
  stem: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  placeholder: z.optional(z.string()),
  widths: z.optional(z.array(z.int())),
});
export type GigCover = z.infer<typeof gigCover>;

/** Of a person or a gig: mean stars to one decimal, null without visible reviews, and how many reviews. */
export const stars = { rating: z.nullable(z.number()), reviews: z.int() };

/** A gig in lists: exactly the fields its card shows. */
export const gigCard = z.object({
  id,
  title: z.string(),
  userId: id,
  user: z.object({
    name: z.string(),
    online: z.boolean(),
    ...stars,
  }),
  userdetail: z.nullable(z.object({ profile_image: z.nullable(z.string()) })),
  ...stars,
  /** The first item of the gallery. */
  cover: z.nullable(gigCover),
  /** The lowest price of its packages, in naira, and the shortest delivery in days. */
  price_from: naira,
  delivery_days: z.int(),
});
export type GigCard = z.infer<typeof gigCard>;

/** The card with the name of its skill. */
export const skilledCard = z.extend(gigCard, { skill: z.string() });
export type SkilledCard = z.infer<typeof skilledCard>;
