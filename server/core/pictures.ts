/** Makes pictures ours: decoded, turned upright, cut, and written anew without what else the file carried. */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { words } from '#contract/words.ts';
import type { ReceivedFile } from './files.ts';
import { invalid, Refusal } from './refusal.ts';
import { createTurns } from './turns.ts';

/** A decoder is open only for the kinds that are taken (security.md G15.4). */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);

const PIXELS_MAX = 25_000_000;
const SECONDS_MAX = 10;

const inTurn = createTurns(1, 8);

/**
 * A square WebP of at most `side` pixels cut from the middle of the picture; camera, place and time are gone.
 * Throws 422 under `field` when the picture can not be decoded, 503 when too many wait. The caller discards both files.
 */
export async function squarePicture(
  received: ReceivedFile,
  side: number,
  field: string,
): Promise<ReceivedFile> {
  const path = `${received.path}.webp`;
  const discard = () => rm(path, { force: true });
  try {
    const bytes = await inTurn(() => writeSquare(received.path, path, side));
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const displayName = `${received.displayName.replace(/\.\w+$/, '')}.webp`;
    return { path, displayName, mime: 'image/webp', bytes, sha256, discard };
  } catch (error) {
    await discard();
    throw error instanceof Refusal ? error : invalid(field, words.file.broken);
  }
}

/** Returns the size in bytes. */
async function writeSquare(from: string, to: string, side: number): Promise<number> {
  const picture = sharp(from, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { width, height } = await picture.metadata();
  const size = Math.min(side, width, height);
  const made = await picture
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: size, height: size, fit: 'cover' })
    .webp({ quality: 82 })
    .toFile(to);
  return made.size;
}
