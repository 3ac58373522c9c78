/** Covers of cards, ready to show and to play. */
import type { Picture } from '../core/picture.ts';
import { pictureIn } from '../core/picture-files.ts';
import type { GigCover, SkilledCard } from './cards.ts';

export function coverOf(cover: GigCover) {
  const { kind, url = '', bytes = 0, seconds = null, waveform = null } = cover;
  return { kind, url, bytes, duration_seconds: seconds, waveform, picture: pictureOf(cover) };
}

function pictureOf({ stem, width, height, placeholder = '', widths }: GigCover): Picture | null {
  return stem && width && height && widths ? pictureIn({ stem, width, height, placeholder, widths }) : null;
}

/** Returns the card with its cover ready to show. */
export function withCover<Card extends { cover: GigCover | null }>({ cover, ...card }: Card) {
  return { ...card, cover: cover && coverOf(cover) };
}

export type CardWithCover = ReturnType<typeof withCover<SkilledCard>>;
