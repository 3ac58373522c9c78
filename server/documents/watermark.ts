/** A picture of at most 1,600 pixels with a line of text tiled over it: to be judged, not to be used. */
import type { Sharp } from 'sharp';
import { WATERMARK_TILT } from '#contract/orders/proxies.ts';
import { PIXELS_MAX } from '#server/core/media/pictures.ts';
import { sharp } from '#server/core/media/sharp.ts';
import { type Drawn, drawLine, type Lettering } from './drawing.ts';
import type { DrawnPage } from './pdf-pages.ts';

const SIDE_MAX = 1600;
/** It is the first picture that a phone loads: above this size, detailed pictures lose quality, then size. */
const BYTES_MAX = 140_000;
const STEPS = [
  { side: SIDE_MAX, quality: 74 },
  { side: SIDE_MAX, quality: 55 },
  { side: 1280, quality: 50 },
  { side: 960, quality: 45 },
  { side: 640, quality: 40 },
] as const;
const SECONDS_MAX = 20;
/** Opacity out of 255: the text is seen on any background, and so is the work below it. */
const ALPHA = 56;
const TEXT_WIDTH = 900;

/** The font of the text that is drawn over. */
type Letters = Pick<Lettering, 'fontFile' | 'family'>;

export type Watermarked = { content: Buffer; width: number; height: number };

/** Returns the picture with the text as WebP, without metadata. Throws when the picture cannot be decoded. */
export async function watermarked(
  picture: Buffer | DrawnPage,
  text: string,
  lettering: Letters,
): Promise<Watermarked> {
  const { data, info } = await decoded(picture)
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const marked = await sharp(data, { raw })
    .composite([{ input: await tileFor(raw, text, lettering), tile: true }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = { ...raw, channels: marked.info.channels };
  return lightest(marked.data, whole);
}

/** The text alone, tiled over a transparent square as a PNG, to be laid over each picture of a film. */
export async function watermarkLayer(text: string, side: number, lettering: Letters): Promise<Buffer> {
  const create = { width: side, height: side, channels: 4 as const, background: '#00000000' };
  return sharp({ create })
    .composite([{ input: await tileFor(create, text, lettering), tile: true }])
    .png()
    .toBuffer();
}

function decoded(picture: Buffer | DrawnPage): Sharp {
  if (Buffer.isBuffer(picture)) return sharp(picture, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { data, width, height } = picture;
  return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
}

async function lightest(data: Buffer, raw: Drawn['raw']): Promise<Watermarked> {
  let best: Watermarked | null = null;
  for (const { side, quality } of STEPS) {
    const made = await sharp(data, { raw })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    best = { content: made.data, width: made.info.width, height: made.info.height };
    if (made.data.length <= BYTES_MAX) break;
  }
  return best as Watermarked;
}

type Sides = { width: number; height: number };

async function tileFor({ width, height }: Sides, text: string, letters: Letters): Promise<Buffer> {
  const size = Math.max(14, Math.round(Math.min(width, height) / 28));
  return fitting(await tileOf(text, { ...letters, size }), width, height);
}

/** The text in black and white, one pixel apart, rotated, with space around it. */
async function tileOf(text: string, lettering: Omit<Lettering, 'colour'>): Promise<Buffer> {
  const [dark, light] = [
    await drawLine(text, { ...lettering, colour: '#000000' }, TEXT_WIDTH),
    await drawLine(text, { ...lettering, colour: '#ffffff' }, TEXT_WIDTH),
  ];
  const [width, height] = [dark.raw.width + lettering.size * 2, dark.raw.height + lettering.size * 2];
  const flat = await sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([
      { ...thin(dark), left: lettering.size + 1, top: lettering.size + 1 },
      { ...thin(light), left: lettering.size, top: lettering.size },
    ])
    .png()
    .toBuffer();
  return sharp(flat).rotate(WATERMARK_TILT, { background: '#00000000' }).png().toBuffer();
}

function thin({ input, raw }: Drawn): Drawn {
  const pixels = Buffer.from(input);
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = ((pixels[i] ?? 0) * ALPHA) / 255;
  return { input: pixels, raw };
}

/** Shrinks a tile that is larger than the picture it is laid over. */
function fitting(tile: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(tile).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}
