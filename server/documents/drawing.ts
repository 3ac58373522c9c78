/** Draws the parts of composed pictures with sharp: text in a font of our own, and pictures cut to a shape. */
import type { Sharp } from 'sharp';
import { sharp } from '#server/core/media/sharp.ts';

/** Raw pixels, as sharp composites them. */
export type Drawn = { input: Buffer; raw: { width: number; height: number; channels: Channels } };
type Channels = 1 | 2 | 3 | 4;
export type Lettering = {
  /** A TrueType file, and the family in it. */
  fontFile: string;
  family: string;
  /** In pixels. */
  size: number;
  /** `#rrggbb`. */
  colour: string;
};

/** Line height relative to the font's own: accents of neighbouring lines do not touch. */
const LINE_HEIGHT = 0.9;
/** Distance between lines, as a multiple of the font size. */
const LINE_PITCH = 1.43 * LINE_HEIGHT;

/** Invisible text as high and as deep as letters reach, so that lines side by side share one baseline. */
const BASELINE_STRUT = '<span alpha="1">É|g</span>';
/** As a multiple of the font size. */
const BASELINE_STRUT_WIDTH = 1.2;

/** Draws one line; text wider than `width` pixels is cut and ends with `…`. */
export async function drawLine(text: string, lettering: Lettering, width: number): Promise<Drawn> {
  const fits = async (part: string) => {
    const drawn = await letters(escapeMarkup(part) + BASELINE_STRUT, lettering);
    return drawn.raw.width - BASELINE_STRUT_WIDTH * lettering.size <= width ? drawn : null;
  };
  return cutToFit(text, fits);
}

/** Draws text wrapped at `width` pixels to at most `lines` lines, breaking long words; longer text is cut and ends with `…`. */
export async function drawLines(
  text: string,
  lettering: Lettering,
  { width, lines }: { width: number; lines: number },
): Promise<Drawn> {
  return cutToFit(text, (part) => wrapped(part, lettering, width, lines));
}

/** Like `drawLines`, at the first of these sizes at which the whole text fits; at the last one, whose lines must fit, it is cut. */
export async function drawFitting(
  text: string,
  lettering: Omit<Lettering, 'size'>,
  { sizes, height, ...room }: { sizes: readonly number[]; width: number; lines: number; height: number },
): Promise<Drawn> {
  for (const size of sizes) {
    const drawn = await wrapped(text, { ...lettering, size }, room.width, room.lines);
    if (drawn && drawn.raw.height <= height) return drawn;
  }
  return drawLines(text, { ...lettering, size: sizes.at(-1) ?? 12 }, room);
}

async function wrapped(
  text: string,
  lettering: Lettering,
  width: number,
  lines: number,
): Promise<Drawn | null> {
  const drawn = await letters(escapeMarkup(text), lettering, width);
  const tooHigh = drawn.raw.height > lines * lettering.size * LINE_PITCH;
  return tooHigh || drawn.raw.width > width * 1.02 ? null : drawn;
}

/** The whole text if it fits, else as many of its first characters as fit, followed by `…`. */
async function cutToFit(text: string, fits: (part: string) => Promise<Drawn | null>): Promise<Drawn> {
  const whole = await fits(text);
  if (whole) return whole;
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  let best: Drawn | null = null;
  let [low, high] = [0, characters.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const drawn = await fits(`${characters.slice(0, middle).join('').trimEnd()}…`);
    if (drawn) best = drawn;
    if (drawn) low = middle + 1;
    else high = middle - 1;
  }
  if (!best) throw new Error('there is no room for a single character');
  return best;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function letters(markup: string, { fontFile, family, size, colour }: Lettering, width?: number) {
  const text = {
    text: `<span foreground="${colour}" line_height="${LINE_HEIGHT}">${markup}</span>`,
    font: `${family} ${size}`,
    fontfile: fontFile,
    rgba: true,
    ...(width !== undefined && { width, wrap: 'word-char' as const }),
  };
  return pixelsOf(sharp({ text }));
}

async function pixelsOf(picture: Sharp): Promise<Drawn> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { input: data, raw: { width, height, channels: info.channels as Channels } };
}

/** Cuts a picture around its middle to exactly this size. Throws when it cannot be decoded. */
export function drawCover(picture: Buffer, width: number, height: number): Promise<Drawn> {
  return pixelsOf(
    sharp(picture)
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  );
}

/** A disc of one colour, or of a picture. Throws when the picture cannot be decoded. */
export async function drawDisc(fill: Buffer | string, side: number): Promise<Drawn> {
  const create = { width: side, height: side, channels: 4 as const };
  if (typeof fill === 'string') return cutRound(sharp({ create: { ...create, background: fill } }), side);
  const { input, raw } = await drawCover(fill, side, side);
  return cutRound(sharp(input, { raw }).ensureAlpha(), side);
}

function cutRound(square: Sharp, side: number): Promise<Drawn> {
  const raw = { width: side, height: side, channels: 4 as const };
  return pixelsOf(square.composite([{ input: discMask(side), raw, blend: 'dest-in' }]));
}

/** White, with an alpha that falls to 0 over the last pixel of the radius. */
function discMask(side: number): Buffer {
  const mask = Buffer.alloc(side * side * 4, 255);
  const middle = (side - 1) / 2;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const inside = side / 2 - Math.hypot(x - middle, y - middle);
      mask[(y * side + x) * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, inside)));
    }
  }
  return mask;
}
