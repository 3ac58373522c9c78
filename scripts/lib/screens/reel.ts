/** An animated picture of two phones side by side, made of screenshots. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const PHONE = { width: 316, height: 650 };
const CANVAS = { width: 720, height: 760 };
const TOP = 88;
const [LEFT, RIGHT] = [32, CANVAS.width - 32 - PHONE.width];
/** The colours of the cloth by night and of starch. */
const [NIGHT, STARCH] = ['#12163a', '#f4f2ec'];

type Two = { left: Page; right: Page };

export type Reel = {
  /** Shows both phones for `ms` milliseconds, under a caption. */
  show(caption: string, ms: number): Promise<void>;
  /** Writes everything shown as an animated WebP that loops. */
  write(file: string): Promise<{ bytes: number; seconds: number }>;
};

/** `pages` may return different pages for each frame. */
export function startReel(pages: () => Two): Reel {
  const frames: Buffer[] = [];
  const delay: number[] = [];
  return {
    async show(caption, ms) {
      const { left, right } = pages();
      const phones = await Promise.all([left, right].map(phoneOf));
      frames.push(await compose(caption, phones as [Buffer, Buffer]));
      delay.push(ms);
    },
    async write(file) {
      const { size } = await sharp(frames, { join: { animated: true } })
        .webp({ quality: 58, effort: 6, loop: 0, delay, minSize: true, mixed: true })
        .toFile(file);
      return { bytes: size, seconds: delay.reduce((sum, ms) => sum + ms, 0) / 1_000 };
    },
  };
}

async function phoneOf(page: Page): Promise<Buffer> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const mask = `<svg width="${PHONE.width}" height="${PHONE.height}"><rect width="100%" height="100%" rx="22"/></svg>`;
  return sharp(picture)
    .resize(PHONE)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function compose(caption: string, [left, right]: [Buffer, Buffer]): Promise<Buffer> {
  const words = `
    <svg width="${CANVAS.width}" height="${TOP}" fill="${STARCH}" font-family="Roboto, Noto Sans, sans-serif" text-anchor="middle">
      <text x="50%" y="40" font-size="25" font-weight="700">${caption}</text>
      <g font-size="15" opacity="0.75">
        <text x="${LEFT + PHONE.width / 2}" y="72">Talent hunter</text>
        <text x="${RIGHT + PHONE.width / 2}" y="72">Creative talent</text>
      </g>
    </svg>`;
  return sharp({ create: { ...CANVAS, channels: 3, background: NIGHT } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: left, left: LEFT, top: TOP },
      { input: right, left: RIGHT, top: TOP },
    ])
    .png()
    .toBuffer();
}
