/** The form in which gigs of the example market are written, and readers for their pictures, sounds and films. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sharp } from '#server/core/media/sharp.ts';
import type { Upload } from '#server/testing/actors.ts';
import type { people, sellers } from './people.ts';
import { type Sound, waveforms } from './recordings.ts';

export type SeedGig = {
  by: keyof typeof people | keyof typeof sellers;
  title: string;
  overview: string;
  description: string;
  skill: string;
  tags: readonly string[];
  /** Three packages: the name, price, days, pieces, rounds of changes, and what is included. */
  scope: readonly Package[];
  faqs: readonly (readonly [faq: string, answer: string])[];
  /** Price and days of one further round of changes, in every package. */
  round?: readonly [price: number, days: number];
  /** Names of files in `pictures/`; the first is on the card if there is no film. */
  pictures: readonly string[];
  /** A recording in `sounds/`, played from the card behind the first picture if there is no film. */
  sound?: Sound;
  /** A film in `films/`, before the pictures; its poster is on the card. */
  film?: string;
};
type Package = readonly [
  name: string,
  price: number,
  days: number,
  offers: number,
  revisions: number,
  ...includes: string[],
];

/** Maximum width shown on screen, in pixels; wider pictures would cost seconds at the first start. */
const SHOWN_WIDTH = 960;

/** A picture from `pictures/`, painted by `npm run paint`, as a JPEG upload; portraits are in `portraits/`. */
export async function readPicture(field: string, name: string, width = SHOWN_WIDTH): Promise<Upload> {
  const painted = join(import.meta.dirname, 'pictures', `${name}.webp`);
  const content = await sharp(await readFile(painted))
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { field, name: `${basename(name)}.jpg`, type: 'image/jpeg', content };
}

/** The file and its waveform: 64 heights from 0 to 100. */
export async function readSound(name: Sound): Promise<{ content: Buffer; waveform: readonly number[] }> {
  return { content: await readFile(join(import.meta.dirname, 'sounds', name)), waveform: waveforms[name] };
}

/** The film, made by `npm run animate`, and its poster. */
export async function readFilm(name: string): Promise<{ film: Upload; poster: Upload }> {
  const fileOf = (ending: string) => readFile(join(import.meta.dirname, 'films', `${name}.${ending}`));
  return {
    film: { field: 'profile_image', name: `${name}.mp4`, type: 'video/mp4', content: await fileOf('mp4') },
    poster: { field: 'img', name: `${name}.webp`, type: 'image/webp', content: await fileOf('webp') },
  };
}
