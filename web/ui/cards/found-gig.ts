/** A gig that a search found, in the shape of all cards. */
import type { Picture } from '#contract/core/picture.ts';
import type { FoundGig } from '#contract/gigs/search.ts';

type Cover = NonNullable<FoundGig['cover']>;

/** What was found, as a card takes it: the addresses of its picture are made of the name and the widths. */
export function inCard({ cover, ...gig }: FoundGig) {
  if (!cover) return { ...gig, cover };
  return { ...gig, cover: coverOf(cover) };
}

/** An item of a gallery, ready to show and to play. */
export function coverOf(cover: Cover) {
  const { kind, url = '', bytes = 0, seconds = null, waveform = null } = cover;
  return { kind, url, bytes, duration_seconds: seconds, waveform, picture: pictureOf(cover) };
}

function pictureOf({ stem, width, height, placeholder = '', widths }: Cover): Picture | null {
  if (!stem || !width || !height || !widths) return null;
  const sources = widths.map((one) => ({
    width: one,
    height: Math.round((height * one) / width),
    avif: `${stem}-${one}.avif`,
    webp: `${stem}-${one}.webp`,
  }));
  return { width, height, placeholder, sources };
}
