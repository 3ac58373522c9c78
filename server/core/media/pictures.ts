/** Re-encodes uploaded pictures: decoded, turned upright, scaled, and written without any metadata. */

import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { OutputInfo, Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { PICTURE_WIDTHS } from '#contract/core/media.ts';
import { SMALL_PICTURE_WIDTH } from '#contract/core/picture.ts';
import { words } from '#contract/words.ts';
import type { ReceivedFile } from '../files/files.ts';
import { isDiskFull } from '../files/quota.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { createConcurrencyLimit } from '../work/concurrency-limit.ts';
import { paletteOf } from './palettes.ts';
import { sharp } from './sharp.ts';

/** Maximum number of pixels: more would fill the memory while decoding (rules 6). */
export const PIXELS_MAX = 25_000_000;
const SECONDS_MAX = 10;
const WEBP = { quality: 82 };
/** A card's picture is at most 15 kB with headers, at the price of detail in busy ones; wider sizes are seen up close and keep more. */
const CARD_WIDTH = 480 satisfies (typeof PICTURE_WIDTHS)[number];
const CARD_BYTES = 14_000;
const CARD = { webp: [70], avif: [44, 34, 26] } as const;
const WIDE = { webp: [75], avif: [50] } as const;
/** Low effort: smaller files would cost seconds of CPU time. One at a time, so that requests are served meanwhile. */
const USUAL = { avif: 2, webp: 4, limited: createConcurrencyLimit(1, 8) };
/** Files a quarter larger, in a quarter of the time. */
const QUICK: typeof USUAL = { avif: 0, webp: 0, limited: createConcurrencyLimit(2, 8) };
let pace = USUAL;
/** Chroma subsampling as in WebP: a fifth less time than full chroma, and smaller files. */
const AVIF_COLOUR = { chromaSubsampling: '4:2:0' };
const PLACEHOLDER_SIDE = 100;

/**
 * Returns a square WebP of at most `side` pixels cut from the middle of the picture, `NAME-384.webp`, and a small one for
 * lists beside it (`smallPictureOf`), without metadata (camera, location, time).
 * Throws 422 under `field` when the picture cannot be decoded, 503 when too many are waiting. Call it before the
 * transaction of a write (`prepared` in endpoints.ts), which discards both files.
 */
export function squarePicture(received: ReceivedFile, side: number, field: string): Promise<ReceivedFile> {
  return processPicture(received, field, async (upright, { width, height }, pathOf) => {
    const whole = Math.min(side, width, height);
    const widths = [...new Set([Math.min(SMALL_PICTURE_WIDTH, whole), whole])];
    const square = upright.resize({ width: whole, height: whole, fit: 'cover' });
    const { data, info } = await square.raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const made: { path: string; ending: string }[] = [];
    for (const size of widths) {
      const ending = `-${size}.webp`;
      const path = pathOf(ending);
      await sharp(data, { raw }).resize({ width: size }).webp(WEBP).toFile(path);
      made.push({ path, ending });
    }
    const placeholder = await placeholderOf(sharp(data, { raw }));
    const main = made.pop() as { path: string; ending: string };
    return { ...main, beside: made, picture: { width: whole, height: whole, widths, placeholder } };
  });
}

/**
 * Returns the picture in the widths of the contract, each as WebP and AVIF. Nothing is enlarged: a smaller original gets
 * fewer widths, with its own as the largest. The file itself is the widest WebP, `NAME-1600.webp`; the others are stored
 * beside it as `NAME-480.avif` and so on. Throws as `squarePicture` does.
 */
export function pictureInWidths(received: ReceivedFile, field: string): Promise<ReceivedFile> {
  return processPicture(received, field, async (upright, whole, pathOf) => {
    const widest = Math.min(whole.width, Math.max(...PICTURE_WIDTHS));
    const widths = [...PICTURE_WIDTHS.filter((width) => width < widest), widest];
    const { data, info } = await upright
      .resize({ width: widest })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const beside: { path: string; ending: string }[] = [];
    for (const width of widths) {
      const scaled = await sharp(data, { raw })
        .timeout({ seconds: SECONDS_MAX })
        .resize({ width })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const quality = width <= CARD_WIDTH ? CARD : WIDE;
      for (const kind of ['avif', 'webp'] as const) {
        const ending = `-${width}.${kind}`;
        const path = pathOf(ending);
        await writeLight(scaled, kind, quality[kind], path);
        beside.push({ path, ending });
      }
    }
    const main = beside.pop() as { path: string; ending: string };
    const placeholder = await placeholderOf(sharp(data, { raw }));
    const palette = await paletteOf(sharp(data, { raw }));
    return {
      ...{ ...main, beside },
      picture: { width: info.width, height: info.height, widths, placeholder, palette },
    };
  });
}

/** Encodes all pictures made during `work` quickly: for filling in many while no user waits. */
export async function encodedQuickly<T>(work: () => Promise<T>): Promise<T> {
  pace = QUICK;
  try {
    return await work();
  } finally {
    pace = USUAL;
  }
}

type Pixels = { data: Buffer; info: OutputInfo };

/** Writes the picture in the first of these qualities that fits CARD_BYTES, else in the last. */
async function writeLight(
  { data, info: { width, height, channels } }: Pixels,
  kind: 'avif' | 'webp',
  qualities: readonly number[],
  path: string,
): Promise<void> {
  const effort = pace[kind];
  for (const quality of qualities) {
    const { size } = await sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: SECONDS_MAX })
      [kind]({ quality, effort, ...(kind === 'avif' && AVIF_COLOUR) })
      .toFile(path);
    if (size <= CARD_BYTES) return;
  }
}

/** Returns a ThumbHash in base64: a few dozen bytes from which the browser paints a blurred preview. */
async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Returns the sentence that explains to the sender why sharp could not read the picture. */
export function whyUnreadable(error: unknown): string {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  return isTooLarge
    ? words.common.fileErrors.tooManyPixels(PIXELS_MAX / 1_000_000)
    : words.common.fileErrors.broken;
}

type Size = { width: number; height: number };
type Made = Pick<ReceivedFile, 'path' | 'ending' | 'beside' | 'picture'>;
/** Returns the path of a new file with this ending. */
type PathOf = (ending: string) => string;

/** Runs the work within the concurrency limit; when it fails, the files it made are removed. */
async function processPicture(
  received: ReceivedFile,
  field: string,
  work: (upright: Sharp, size: Size, pathOf: PathOf) => Promise<Made>,
): Promise<ReceivedFile> {
  const paths: string[] = [];
  const pathOf = (ending: string) => {
    paths.push(`${received.path}${ending}`);
    return `${received.path}${ending}`;
  };
  const discard = async () => {
    for (const path of paths) await rm(path, { force: true });
  };
  try {
    const made = await pace.limited(async () => {
      const picture = sharp(received.path, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
      const { autoOrient } = await picture.metadata();
      return work(picture.timeout({ seconds: SECONDS_MAX }).autoOrient(), autoOrient, pathOf);
    });
    const content = await readFile(made.path);
    return {
      ...made,
      displayName: `${received.displayName.replace(/\.\w+$/, '')}.webp`,
      mime: 'image/webp',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      discard,
    };
  } catch (error) {
    await discard();
    throw error instanceof Refusal || isDiskFull(error) ? error : invalid(field, whyUnreadable(error));
  }
}
